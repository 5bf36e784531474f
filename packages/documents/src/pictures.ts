import { setTimeout as wait } from "node:timers/promises";
import { BlankFonts } from "./blank-font.ts";
import { objectsWith, OPS, type PdfOperators, type PdfPage } from "./pdf.ts";
import { openOrRepair } from "./repair.ts";

/** Larger pictures are not decoded. A page of 300 dots per inch has 8.7 million pixels. */
const LARGEST_PICTURE = 10_000_000;
/** Limit for all decoded pictures together; each pixel takes up to 16 bytes of memory. */
const MOST_PIXELS = 12_000_000;
/** Time limit for decoding pictures of one file; later pages are read without theirs. */
const BUDGET_MS = 1_500;

export interface PageWithPictures {
  readonly page: PdfPage;
  readonly operators: PdfOperators;
  readonly blankFonts: BlankFonts;
}

export interface PagesWithPictures {
  /** The page with its pictures decoded as far as possible; undefined when the time is up. */
  page(number: number): Promise<PageWithPictures | undefined>;
  close(): Promise<void>;
}

/** Opens the file a second time, with its pictures, when the pixels of a page are needed. */
export function pagesWithPictures(bytes: Uint8Array): PagesWithPictures {
  let opened: ReturnType<typeof openOrRepair> | undefined;
  let blankFonts: BlankFonts | undefined;
  let spentMs = 0;

  const decode = async (number: number): Promise<PageWithPictures> => {
    opened ??= openOrRepair(bytes, largestDecoded(bytes));
    const { pdf, fonts } = await opened;
    blankFonts ??= new BlankFonts(fonts);
    const page = await pdf.getPage(number);
    const operators = await page.getOperatorList();
    await Promise.all(namesOf(operators).map((name) => arrival(page, name)));
    return { page, operators, blankFonts };
  };

  return {
    page: async (number) => {
      if (spentMs > BUDGET_MS) return undefined;
      const start = performance.now();
      try {
        return await Promise.race([decode(number), wait(BUDGET_MS - spentMs, undefined)]);
      } finally {
        spentMs += performance.now() - start;
      }
    },
    close: async () => {
      const document = await opened?.catch(() => undefined);
      await document?.close();
    },
  };
}

const isNamed = (operator: number) => operator === OPS.paintImageXObject || operator === OPS.paintImageMaskXObject;

/** Names of the pictures that a page paints. */
function namesOf({ fnArray, argsArray }: PdfOperators): string[] {
  const names = new Set<string>();
  fnArray.forEach((operator, i) => {
    const [first] = isNamed(operator) ? (argsArray[i] ?? []) : [];
    const name = typeof first === "object" && first !== null ? (first as { data?: unknown }).data : first;
    if (typeof name === "string") names.add(name);
  });
  return [...names];
}

/** Largest picture size such that all pictures up to it fit into the limit together. Dictionaries of pictures are never compressed. */
function largestDecoded(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const sizes: number[] = [];
  for (let at = file.indexOf("/Image"); at >= 0; at = file.indexOf("/Image", at + 6)) {
    const around = file.slice(Math.max(0, at - AROUND), at + AROUND);
    const [w, h] = [/\/Width\s{0,4}(\d{1,6})/.exec(around), /\/Height\s{0,4}(\d{1,6})/.exec(around)];
    if (w && h) sizes.push(Number(w[1]) * Number(h[1]));
  }
  let [largest, sum] = [1, 0];
  for (const size of sizes.toSorted((a, b) => a - b)) {
    sum += size;
    if (sum > MOST_PIXELS || size > LARGEST_PICTURE) break;
    largest = size;
  }
  // Inline pictures are small and not found by the search above.
  return Math.max(largest, INLINE_PICTURE);
}

const AROUND = 400;
const INLINE_PICTURE = 40_000;

const arrival = (page: PdfPage, name: string): Promise<void> =>
  new Promise((resolve) => void objectsWith(page, name).get(name, () => resolve()));
