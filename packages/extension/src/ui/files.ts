import { LIMITS } from "@candor/documents/limits";
import { keep } from "../bytes/kept.ts";
import { faultOf, type FileFault } from "../bytes/pdf.ts";
import type { NewSend } from "../sends.ts";
import { t } from "../words.ts";
import { h, icon, SLOT } from "./dom.ts";

/** A file that the reader has dropped or chosen. */
export interface Staged {
  readonly id: string;
  readonly file: File;
  readonly fault: FileFault | undefined;
}

/** Checks files before a place is asked for them. */
export async function staged(files: readonly File[]): Promise<Staged[]> {
  return Promise.all(files.map(async (file) => ({ id: crypto.randomUUID(), file, fault: await faultOfFile(file) })));
}

async function faultOfFile(file: File): Promise<FileFault | undefined> {
  // The first kilobyte tells the type; the size need not be read.
  const head = faultOf(await file.slice(0, 1024).arrayBuffer());
  if (head !== undefined) return head;
  return file.size > LIMITS.bytes ? "tooLarge" : undefined;
}

/** Keeps the bytes where the service worker finds them, and returns the order to send them. */
export async function sendOf({ id, file }: Staged, job: { readonly jobId: string; readonly title: string }): Promise<NewSend> {
  await keep(id, { name: file.name, bytes: await file.arrayBuffer() });
  return { id, name: file.name, size: file.size, jobId: job.jobId, jobTitle: job.title, phase: "queued" };
}

/** A place to drop files on. `choose` is the control with which they are chosen instead. */
export function dropZone(choose: HTMLElement, onfiles: (files: File[]) => void): HTMLElement {
  const [before = "", after = ""] = t("drop", SLOT).split(SLOT);
  const zone = h(
    "div",
    { class: "drop" },
    icon("upload"),
    h("div", {}, h("p", {}, before, choose, after), h("p", { class: "hint" }, t("dropHelp"))),
  );
  let depth = 0;
  const over = (by: number) => {
    depth += by;
    zone.classList.toggle("over", depth > 0);
  };
  zone.addEventListener("dragenter", () => over(1));
  zone.addEventListener("dragleave", () => over(-1));
  zone.addEventListener("dragover", (event) => event.preventDefault());
  zone.addEventListener("drop", (event) => {
    event.preventDefault();
    over(-depth);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onfiles(files);
  });
  // A file that misses the zone would otherwise replace the page.
  for (const type of ["dragover", "drop"]) addEventListener(type, (event) => event.preventDefault());
  return zone;
}
