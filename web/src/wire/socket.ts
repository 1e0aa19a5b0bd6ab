/**
 * The one socket of this page. It shows any number of tables and seats, comes back by itself after a break, asks for what
 * it missed, and sends an unanswered action again under the same name until the house says done or no.
 */
import { Refused } from "./rest";
import type { Act, Asking, Person, Telling, Update } from "./types.gen";

export type Line = "open" | "connecting" | "lost";

/** Milliseconds before each try to come back; the last is repeated. */
export const PATIENCE: readonly number[] = [0, 500, 1000, 2000, 4000];
const SILENCE = 25_000;
const NO_PONG = 10_000;
/** An action that is unanswered for so long makes one doubt whether the line is there; everybody is told. */
const UNANSWERED = 2500;

export interface Watching {
  update(update: Update): void;
  people(people: Record<string, Person>): void;
  /** The house will not show it. */
  refused?(refusal: Refused): void;
  /** Somebody is writing a tale. */
  typed?(seat: number, text: string): void;
  /** Somebody offers the viewer a line. */
  suggested?(seat: number, text: string): void;
  /** Somebody who tells asks for one. */
  helpAsked?(seat: number): void;
  /** A bot needs longer than usual, and goes on. */
  thinks?(seat: number): void;
  /** The seat has gone to somebody else. */
  unseated?(): void;
  /** Who is connected: seats, and how many look on. */
  present?(seats: readonly number[], spectators: number): void;
}

interface Watched {
  table: string;
  seat: number | null;
  actions: boolean;
  last: number;
  watching: Watching;
}

interface Waiting {
  frame: Act;
  done(): void;
  refused(reason: Refused): void;
}

export type Deed = Omit<Act, "type" | "ref">;

export class HouseSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private doubted = false;
  private readonly watched = new Set<Watched>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly known: Record<string, Person> = {};
  line: Line = "connecting";

  constructor(
    private readonly address: () => string,
    private readonly onLine: (line: Line) => void = () => undefined,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  /** Shows a table through a seat of mine, or as a spectator; ends with the function that is returned. */
  watch(table: string, seat: number | null, watching: Watching, actions = false): () => void {
    const one: Watched = { table, seat, actions, last: 0, watching };
    this.watched.add(one);
    if (Object.keys(this.known).length) watching.people({ ...this.known });
    if (this.line === "open") this.send(this.watchFrame(one));
    else this.open();
    return () => {
      this.watched.delete(one);
      const others = [...this.watched].some((other) => other.table === table && other.seat === seat);
      if (this.line === "open" && !others) this.send({ type: "unwatch", table, seat });
    };
  }

  /** Does something at a table: resolves when it is stored, rejects with `Refused` where it is not to be. */
  act(deed: Deed): Promise<void> {
    const frame: Act = { type: "act", ref: crypto.randomUUID(), ...deed };
    return new Promise((done, refused) => {
      this.waiting.set(frame.ref, { frame, done, refused });
      if (this.line === "open") this.send(frame);
      else this.open();
      setTimeout(() => this.waiting.has(frame.ref) && this.doubt(), UNANSWERED);
    });
  }

  /** Somebody is called otherwise now: whoever watches is told at once. */
  introduce(person: Person): void {
    const people = { [person.id]: person };
    Object.assign(this.known, people);
    for (const one of this.watched) one.watching.people(people);
  }

  /** Shows others a tale while it is being written; nothing is kept. */
  typing(table: string, seat: number, text: string): void {
    if (this.line === "open") this.send({ type: "typing", table, seat, text });
  }

  /** Offers a line to whoever is telling. */
  suggest(table: string, seat: number, text: string): void {
    if (this.line === "open") this.send({ type: "suggest", table, seat, text });
  }

  /** Asks everybody for a line. */
  help(table: string, seat: number): void {
    if (this.line === "open") this.send({ type: "help", table, seat });
  }

  /** Comes back now: somebody asked, or the network did. */
  retry(): void {
    if (this.line === "open") return;
    this.tries = 0;
    this.drop();
    this.open();
  }

  /** There is no network: what is not sent yet waits until it is back. */
  lose(): void {
    if (this.line !== "open") return;
    this.drop();
    this.say("lost");
    this.open();
  }

  /** Ends it: this identity is another now. */
  restart(): void {
    this.drop();
    for (const one of this.watched) one.last = 0;
    this.tries = 0;
    this.open();
  }

  private open(): void {
    if (this.socket || this.timer !== undefined) return;
    const patience = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 0;
    const wait = patience && patience * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.connect();
    }, wait);
  }

  private connect(): void {
    const socket = this.make(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.say("open");
      for (const one of this.watched) this.send(this.watchFrame(one));
      for (const one of this.waiting.values()) this.send(one.frame);
      this.listen();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.listen();
      this.trust();
      this.take(JSON.parse(message.data) as Telling);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.drop();
      if (this.watched.size || this.waiting.size) {
        this.say("lost");
        this.open();
      } else {
        this.say("connecting");
      }
    };
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.heart);
    this.timer = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.onopen = null;
      socket.close();
    }
    if (this.line === "open") this.say("connecting");
  }

  /** A line that is silent for long is asked whether it is still there. */
  private listen(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => {
      this.send({ type: "ping" });
      this.heart = setTimeout(() => {
        this.drop();
        this.say("lost");
        this.open();
      }, NO_PONG);
    }, SILENCE);
  }

  /** Shown as lost until something is heard; only a longer silence ends it, for slow is not gone. */
  private doubt(): void {
    if (this.line !== "open" || this.doubted) return;
    this.doubted = true;
    this.onLine("lost");
  }

  private trust(): void {
    if (!this.doubted) return;
    this.doubted = false;
    this.onLine(this.line);
  }

  private say(line: Line): void {
    this.doubted = false;
    if (line === this.line) return;
    this.line = line;
    this.onLine(line);
  }

  private watchFrame(one: Watched): Asking {
    return { type: "watch", table: one.table, seat: one.seat, since: one.last, actions: one.actions };
  }

  private send(frame: Asking): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private take(frame: Telling): void {
    switch (frame.type) {
      case "update":
        this.update(frame);
        break;
      case "people":
        Object.assign(this.known, frame.people);
        for (const one of this.watched) one.watching.people(frame.people as Record<string, Person>);
        break;
      case "done":
        this.waiting.get(frame.ref)?.done();
        this.waiting.delete(frame.ref);
        break;
      case "refused":
        this.refused(frame.ref, new Refused(frame.reason, frame.rule));
        break;
      case "typed":
        for (const one of this.watched) if (one.table === frame.table) one.watching.typed?.(frame.seat, frame.text);
        break;
      case "suggested":
        for (const one of this.watched) if (one.table === frame.table) one.watching.suggested?.(frame.seat, frame.text);
        break;
      case "help-asked":
        for (const one of this.watched) if (one.table === frame.table) one.watching.helpAsked?.(frame.seat);
        break;
      case "thinks":
        for (const one of this.watched) if (one.table === frame.table) one.watching.thinks?.(frame.seat);
        break;
      case "unseated":
        for (const one of this.watched) if (one.table === frame.table && one.seat === frame.seat) one.watching.unseated?.();
        break;
      case "present":
        for (const one of this.watched) if (one.table === frame.table) one.watching.present?.(frame.seats, frame.spectators);
        break;
      case "pong":
        break;
    }
  }

  private update(frame: Update): void {
    for (const one of this.watched) {
      if (one.table !== frame.table || one.seat !== (frame.seat ?? null)) continue;
      if (frame.n < one.last) continue; // told before the break
      one.last = frame.n;
      one.watching.update(frame);
    }
  }

  private refused(ref: string, refusal: Refused): void {
    const one = this.waiting.get(ref);
    if (one) {
      if (refusal.reason.key === "refuse-store" || refusal.reason.key === "refuse-busy") {
        setTimeout(() => this.waiting.has(ref) && this.line === "open" && this.send(one.frame), 1000);
        return; // nothing has happened: the house wants to be asked again
      }
      this.waiting.delete(ref);
      one.refused(refusal);
      return;
    }
    for (const watched of this.watched) if (!watched.last) watched.watching.refused?.(refusal);
  }
}
