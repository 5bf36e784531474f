export { read } from "../read.ts";
