import type {
  DescriptionAnswer,
  DescriptionInput,
  InterviewAnswer,
  InterviewInput,
  LinkedinAnswer,
  LinkedinInput,
  ResponseAnswer,
  ResponseInput,
  SeniorityAnswer,
  SeniorityInput,
} from "@candor/scoring/tools";
import { trustedScriptUrl } from "../islands/trusted.ts";

/** Input and answer of each tool. */
export interface Engines {
  readonly response: { readonly input: ResponseInput; readonly answer: ResponseAnswer };
  readonly linkedin: { readonly input: LinkedinInput; readonly answer: LinkedinAnswer };
  readonly interview: { readonly input: InterviewInput; readonly answer: InterviewAnswer & { readonly asText: string } };
  readonly description: { readonly input: DescriptionInput; readonly answer: DescriptionAnswer };
  readonly seniority: { readonly input: SeniorityInput; readonly answer: SeniorityAnswer };
}
export type EngineName = keyof Engines;

export interface Question {
  readonly id: number;
  readonly tool: EngineName;
  readonly input: Engines[EngineName]["input"];
}
export type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly isFailed: true });

type Ask = (input: unknown) => Promise<unknown>;

/** Starts the worker that holds the rules; it answers questions of one tool, each with its number. */
export function startEngine(workerUrl: string, tool: EngineName): Ask {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) one?.resolve(data.answer);
    else one?.reject(new Error("The rules failed."));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The rules could not be loaded."));
    waiting.clear();
  });
  return (input) =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, tool, input }, {});
    });
}
