/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "icon:*" {
  const paths: string;
  export default paths;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
