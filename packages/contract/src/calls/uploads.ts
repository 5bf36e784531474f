import * as Upload from "@candor/core/upload/upload.info";
import * as z from "zod/mini";
import { type Calls, call, jobPath, candidatePath, files, Forms } from "./call.ts";

/** Calls for files that a member uploads to a job. */
export const uploadCalls = {
  "POST /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Presigned forms for PDF files",
    path: jobPath,
    body: z.object({ files }),
    status: 201,
    answer: Forms,
  }),
  "GET /api/jobs/{jobId}/uploads": call({
    group: "uploads",
    access: "member",
    summary: "Files on their way, and those finished within a day: the newest thousand, and earlier ones that need something",
    path: jobPath,
    status: 200,
    answer: z.object({
      items: z.array(Upload.Info),
      /** The job's candidates at the moment of the list. */
      candidates: z.int(),
      /** True where more files came within a day than are listed. Of those left out most have become candidates. */
      isMore: z.boolean(),
    }),
  }),
  "POST /api/jobs/{jobId}/uploads/{cvId}/retry": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Reads a file again that could not be taken, while attempts are left",
    path: candidatePath,
    status: 202,
  }),
  "DELETE /api/jobs/{jobId}/uploads/{cvId}": call({
    group: "uploads",
    access: "member",
    invalidates: "uploads",
    summary: "Takes a settled file off the list; the candidate stays",
    path: candidatePath,
    status: 204,
  }),
} as const satisfies Calls;
