import { setTimeout } from "node:timers/promises";
import type { Client } from "../client.ts";
import { postForm } from "../client.ts";
import { crowdCv } from "./crowd.ts";

/** The plan's limit of files per call. */
const PER_CALL = 50;
/** CVs that may wait to be scored. The queue would take more, but the printed progress would be less exact. */
const AHEAD = 300;

/**
 * Sends applicants to a job through the API, as a browser would, until it has `candidates` of them. Applicants are numbered, so a run
 * that was stopped goes on where it was.
 */
export async function fillJob(
  client: Client,
  jobId: string,
  candidates: number,
  onProgress: (scored: number) => void,
): Promise<void> {
  const scored = async () => (await client.ok("GET /api/jobs/{jobId}", { path: { jobId } })).totalResumes;
  let sent = await scored();
  while (sent < candidates) {
    const some = Array.from({ length: Math.min(PER_CALL, candidates - sent) }, (_, index) => sent + index);
    const files = await Promise.all(some.map(crowdCv));
    const { uploads } = await client.ok("POST /api/jobs/{jobId}/uploads", {
      path: { jobId },
      body: { files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) },
    });
    for (const [index, form] of uploads.entries()) await postForm(form, files[index]!.bytes);
    sent += some.length;
    for (let done = await scored(); ; done = await scored()) {
      onProgress(done);
      if (sent - done < AHEAD && (sent < candidates || done >= candidates)) break;
      await setTimeout(500);
    }
  }
}
