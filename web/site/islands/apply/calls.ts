import type { AnswerOf, Problem } from "@candor/contract";
import type { Locale } from "@candor/core/kernel/limits";
import { callJson } from "../call.ts";
import type { Body } from "./form-desk.ts";

type Job = AnswerOf<"GET /api/public/jobs/{jobPublic}">;
export type Form = AnswerOf<"POST /api/public/jobs/{jobPublic}/uploads">["uploads"][number];
export type Told = AnswerOf<"GET /api/public/jobs/{jobPublic}/uploads">["items"][number];

/** A call that the server refused, or that did not reach it: then `problem` is missing. */
export class Refused extends Error {
  readonly problem: Problem | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem | undefined, retryAfterSeconds?: number) {
    super(problem?.message ?? "The server could not be reached");
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get code(): string | undefined {
    return this.problem?.code;
  }
}

/** The calls of one job's form, answered in the job's language. */
export function callsOf(publicId: string, locale: Locale) {
  const path = `/api/public/jobs/${encodeURIComponent(publicId)}`;
  async function call<T>(at: string, init: RequestInit): Promise<T> {
    const outcome = await callJson<T>(at, { ...init, locale });
    if (!outcome.ok) throw new Refused(outcome.problem, outcome.retryAfterSeconds);
    return outcome.body;
  }
  return {
    job: (): Promise<Pick<Job, "form" | "status">> => call<Job>(path, {}),
    request: async (body: Body, signal: AbortSignal): Promise<Form> => {
      const { uploads } = await call<{ uploads: Form[] }>(`${path}/uploads`, {
        method: "POST",
        body: JSON.stringify(body),
        signal,
      });
      if (!uploads[0]) throw new Error("The server returned no form");
      return uploads[0];
    },
    told: async (cvId: string, signal: AbortSignal): Promise<Told | undefined> => {
      const { items } = await call<{ items: Told[] }>(`${path}/uploads?cvIds=${encodeURIComponent(cvId)}`, { signal });
      return items.find((item) => item.cvId === cvId);
    },
  };
}
