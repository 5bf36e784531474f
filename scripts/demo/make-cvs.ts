import Pdf from "pdfkit";
import type { DemoJob } from "./adverts.ts";
import type { Cv } from "./cv.ts";
import { cvs } from "./cvs.ts";
import { layouts } from "./layouts.ts";
import { scanOf } from "./scan.ts";

export interface DemoFile {
  readonly job: DemoJob;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A date inside the file; with the file's words it decides the PDF's id, so that the same CV is the same bytes every time. */
const WRITTEN_ON = new Date("2026-11-02T09:00:00Z");

/** The CVs of the demo as PDF files, the same bytes on every machine. */
export async function makeCvs(): Promise<DemoFile[]> {
  return await Promise.all(cvs.map(async (cv) => ({ job: cv.job, name: cv.fileName, bytes: await pdfOf(cv) })));
}

/** Draws one CV. */
export async function pdfOf(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  const page = new Pdf({
    autoFirstPage: false,
    lang: cv.language,
    info: {
      CreationDate: WRITTEN_ON,
      ModDate: WRITTEN_ON,
      Producer: "pdfkit",
      Creator: "demo",
      ...(cv.layout === "scan" ? {} : { Title: cv.title }),
    },
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) =>
    page
      .on("data", (part: Buffer) => parts.push(part))
      .on("end", resolve)
      .on("error", reject),
  );
  if (cv.layout === "scan") page.addPage({ size: "A4", margin: 0 }).image(scanOf(cv), 0, 0, { width: 595.28, height: 841.89 });
  else layouts[cv.layout](page, cv);
  page.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
