export { type Cloud, type CloudOptions, startCloud } from "./cloud.ts";
export type { WebReply } from "./web/server.ts";
