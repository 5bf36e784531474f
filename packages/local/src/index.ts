export { type Cloud, type CloudOptions, startCloud } from "./cloud/cloud.ts";
export type { WebReply } from "./cloudfront/server.ts";
