import type { ExportFormat, Sort } from "@candor/core/candidacy/candidate.info";
import { RESUMES_PER_ANSWER } from "@candor/core/kernel/limits";
import { addressOf } from "../../../../api/client.ts";
import { askedFor, type ListFilter } from "../../../../recruiting/search/filter.ts";

/** The candidates to export: all of a filtered list in its order, pages not loaded included, or the selected ones. */
export type What =
  | { readonly query: string; readonly filter: ListFilter; readonly chosen?: undefined }
  | { readonly chosen: () => readonly string[]; readonly sort: Sort };

/** Fetches the file, which may take several calls: `onProgress` is told of the candidates so far. */
export function fileOf(jobId: string, what: What, format: ExportFormat, onProgress: (done: number) => void): Promise<Blob> {
  const ask = what.chosen ? askingFor(jobId, what.chosen(), what.sort) : askingAll(jobId, what.query, what.filter);
  return format === "csv" ? tableOf(ask) : documentsOf(ask, onProgress);
}

/** Requests a page in a format; `next` is the previous answer's cursor, undefined at first. */
type Asking = (format: ExportFormat, next: string | undefined) => Promise<{ response: Response; next: string | undefined }>;

const askingAll =
  (jobId: string, query: string, filter: ListFilter): Asking =>
  async (format, next) => {
    const asked = { ...askedFor(filter), ...(query && { query }), ...(format === "json" && { format }), ...(next && { next }) };
    const response = await fetch(addressOf("GET /api/jobs/{jobId}/candidates/export", { jobId }, asked), {
      headers: { "accept-language": document.documentElement.lang },
    });
    return { response, next: /[?&]next=([\w%-]+)/u.exec(response.headers.get("link") ?? "")?.[1] };
  };

/** Requests documents of selected candidates by their ids, as many as fit into one answer. */
const askingFor =
  (jobId: string, cvIds: readonly string[], sort: Sort): Asking =>
  async (format, next) => {
    const from = Number(next ?? 0);
    const until = format === "csv" ? cvIds.length : from + RESUMES_PER_ANSWER;
    const response = await fetch(addressOf("POST /api/jobs/{jobId}/candidates/export", { jobId }), {
      method: "POST",
      headers: { "accept-language": document.documentElement.lang, "content-type": "application/json" },
      body: JSON.stringify({ cvIds: cvIds.slice(from, until), format, sort }),
    });
    return { response, next: until < cvIds.length ? `${until}` : undefined };
  };

async function tableOf(ask: Asking): Promise<Blob> {
  return answered((await ask("csv", undefined)).response).blob();
}

async function documentsOf(ask: Asking, onProgress: (done: number) => void): Promise<Blob> {
  const all: unknown[] = [];
  for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
    const page = await ask("json", next);
    all.push(...((await answered(page.response).json()) as unknown[]));
    ({ next } = page);
    if (next !== undefined) onProgress(all.length);
  }
  return new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
}

function answered(response: Response): Response {
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  return response;
}

export function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the URL after the click event, so it must not be revoked at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
