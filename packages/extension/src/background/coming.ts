import { drop, keep, kept } from "../bytes/kept.ts";
import { type Place, read } from "../bytes/read.ts";
import type { Found } from "../found.ts";
import { inTurn, sends } from "../sends.ts";

/** Ids of the PDFs that were found for popups that are open. */
export const found = new Set<string>();

/** PDFs on their way from a tab, by their id: a press on Send does not fetch them a second time. */
const coming = new Map<string, Promise<Found>>();

/** Gets the PDF of a tab, keeps it under the id and tells its name and size, or why there is none. Asked twice, it is fetched once. */
export function fetchFound(id: string, place: Place): Promise<Found> {
  const known = coming.get(id);
  if (known) return known;
  const fetching = getAndKeep(id, place).finally(() => coming.delete(id));
  coming.set(id, fetching);
  return fetching;
}

/** Waits for a PDF that is on its way from a tab. */
export async function whenHere(id: string): Promise<void> {
  await coming.get(id)?.catch(() => undefined);
}

async function getAndKeep(id: string, place: Place): Promise<Found> {
  let pdf = await kept(id);
  if (!pdf) {
    const got = await read(place);
    if ("fault" in got) return { kind: "none", reason: got.fault };
    ({ pdf } = got);
    await keep(id, pdf);
    // The popup may have closed while a large PDF came.
    await dropUnwanted(id);
  }
  return { kind: "pdf", name: pdf.name, size: pdf.bytes.byteLength };
}

/** Drops a PDF that no open popup shows and that was not sent. A press on Send was told before its popup closed. */
export const dropUnwanted = (id: string): Promise<void> =>
  inTurn(async () => {
    if (!found.has(id) && !(await sends()).some((send) => send.id === id)) await drop(id);
  });
