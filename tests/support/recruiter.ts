import { setTimeout } from "node:timers/promises";
import type { BodyOf } from "@candor/contract";
import { Client, postForm, Refused } from "../../scripts/client.ts";
import { POLL_MS, SETTLED_MS } from "./patience.ts";

let people = 0;
const run = Date.now().toString(36);

/** An address that nobody used before. */
export const freshAddress = (): string => `recruiter-${run}-${process.pid}-${++people}@firm.example`;

/** Repeats a call that a busy product refuses for now, until the time `until`. */
async function onceItAnswers<T>(ask: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused && error.isForNow) || performance.now() > until) throw error;
      await setTimeout(500);
    }
  }
}

/** A client of the API with a recruiter's most frequent actions. */
export class Recruiter extends Client {
  readonly email = freshAddress();

  /** A recruiter with a fresh account, signed in by a mailed link. */
  static async at(url: string): Promise<Recruiter> {
    const recruiter = new Recruiter(url);
    await recruiter.register(recruiter.email);
    return recruiter;
  }

  /** A job that asks for React, TypeScript and German. */
  async openJob(fields: Partial<BodyOf<"POST /api/jobs">> = {}) {
    return this.ok("POST /api/jobs", {
      body: {
        title: "Senior Frontend Engineer",
        department: "Engineering",
        location: "Berlin",
        technicalSkills: ["React", "TypeScript"],
        languageRequirements: ["German B2"],
        mustHaveRequirements: ["React"],
        description: "We look for somebody who builds our customer portal in React and TypeScript.",
        ...fields,
      },
    });
  }

  /** Sends a file as the page does: requests a form, then posts it. Returns S3's status. */
  async send(jobId: string, bytes: Uint8Array, name = "cv.pdf"): Promise<{ cvId: string; status: number }> {
    const form = await this.formFor(jobId, bytes, name);
    return { cvId: form.cvId, status: (await postForm(form, bytes)).status };
  }

  /** Posts a file with an existing form. */
  async post(
    form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
    bytes: Uint8Array,
  ): Promise<void> {
    const { status } = await postForm(form, bytes);
    if (status >= 300) throw new Error(`S3 answered ${status}`);
  }

  async formFor(jobId: string, bytes: Uint8Array, name = "cv.pdf") {
    const { uploads } = await this.ok("POST /api/jobs/{jobId}/uploads", {
      path: { jobId },
      body: { files: [{ name, size: bytes.length }] },
    });
    return uploads[0]!;
  }

  /** Waits until all uploads of a job are settled. */
  async settled(jobId: string, timeoutMs = SETTLED_MS) {
    for (const until = performance.now() + timeoutMs; ; await setTimeout(POLL_MS)) {
      const { items } = await onceItAnswers(() => this.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } }), until);
      if (items.every(({ state }) => state === "complete" || state === "failed")) return items;
      if (performance.now() > until) throw new Error(`Still on their way: ${JSON.stringify(items)}`);
    }
  }

  /** Sends a file and waits for its outcome. */
  async upload(jobId: string, bytes: Uint8Array, name?: string) {
    const { cvId } = await this.send(jobId, bytes, name);
    const items = await this.settled(jobId);
    return items.find((item) => item.cvId === cvId)!;
  }
}
