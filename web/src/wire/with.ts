/** A generated type with some fields said more exactly; a field that it no longer has is an error. */
export type With<Made, Own extends { [Name in keyof Own]: Name extends keyof Made ? unknown : never }> = Omit<Made, keyof Own> & Own;
