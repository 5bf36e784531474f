import { PROGRAM } from "../program.ts";

/** The renderer's program, from beside the bundle. */
export async function readProgram(): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(PROGRAM, import.meta.url));
  if (!answer.ok) throw new Error(`${PROGRAM} answered ${answer.status}.`);
  return answer.arrayBuffer();
}
