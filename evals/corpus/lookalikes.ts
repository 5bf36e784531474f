import { scanned } from "./scanner.ts";
import { linesAt, literal, picture, rawPdf, streamOf, type RawPage } from "./raw-pdf.ts";

/** Honest design that resembles hiding: all of it is seen, none of it may be flagged. `seen` must stand in the text. */
export interface Lookalike {
  readonly kind: string;
  readonly page: (lines: readonly string[], seen: string) => RawPage;
}

const box = (colour: string, x: number, y: number, w: number, h: number) => `q ${colour} ${x} ${y} ${w} ${h} re f Q`;
const line = (text: string, before = "", place = { x: 60, y: 140, size: 9 }) => `q ${before} ${linesAt([text], place)} Q`;
const XOBJECT = "/XObject<</X 20 0 R>>";
const onPicture = (w: number, h: number, x: number, y: number) => `q ${w} 0 0 ${h} ${x} ${y} cm /X Do Q`;

export const LOOKALIKES: readonly Lookalike[] = [
  {
    kind: "white on a dark bar",
    page: (lines, seen) => ({ content: `${box("0.1 0.2 0.35 rg", 0, 110, 595, 60)} ${line(seen, "1 g")} ${linesAt(lines)}` }),
  },
  {
    kind: "white on a dark photo",
    page: (lines, seen) => ({
      content: `${onPicture(595, 80, 0, 100)} ${line(seen, "1 g")} ${linesAt(lines)}`,
      resources: XOBJECT,
      objects: [picture(Array.from({ length: 256 }, (_, i) => 20 + ((i * 37) % 40)))],
    }),
  },
  {
    kind: "recognised text over a scan",
    page: (lines, seen) => ({
      content: `${onPicture(595, 842, 0, 0)} q 3 Tr ${linesAt([...lines, seen])} Q`,
      resources: XOBJECT,
      objects: [scanned(linesAt([...lines, seen]))],
    }),
  },
  {
    kind: "light grey footer",
    page: (lines, seen) => ({ content: `${linesAt(lines)} ${line(seen, "0.62 g", { x: 60, y: 30, size: 7 })}` }),
  },
  {
    kind: "half transparent band over text",
    page: (lines, seen) => ({
      content: `${linesAt(lines)} ${line(seen)} q /G gs ${box("0.9 0.8 0.2 rg", 40, 120, 515, 40)} Q`,
      resources: "/ExtGState<</G <</ca 0.35>>>>",
    }),
  },
  {
    kind: "marker pen, multiplied",
    page: (lines, seen) => ({
      content: `${linesAt(lines)} ${line(seen)} q /G gs ${box("1 1 0.3 rg", 40, 130, 515, 20)} Q`,
      resources: "/ExtGState<</G <</BM/Multiply>>>>",
    }),
  },
  {
    kind: "watermark across the page",
    page: (lines, seen) => ({
      content: `q 0.86 g BT /F2 60 Tf 0.7 0.7 -0.7 0.7 120 250 Tm ${literal("CONFIDENTIAL")} Tj ET Q ${linesAt([...lines, seen])}`,
    }),
  },
  {
    kind: "white page painted first",
    page: (lines, seen) => ({ content: `${box("1 g", 0, 0, 595, 842)} ${linesAt([...lines, seen])}` }),
  },
  {
    kind: "small print of five points",
    page: (lines, seen) => ({ content: `${linesAt(lines)} ${line(seen, "", { x: 60, y: 60, size: 5.2 })}` }),
  },
  {
    kind: "white outline around dark letters",
    page: (lines, seen) => ({ content: `${linesAt(lines)} ${line(seen, "2 Tr 1 G 0.1 g 0.2 w")}` }),
  },
  {
    kind: "tiny letters made large by the matrix",
    page: (lines, seen) => ({
      content: `${linesAt(lines)} q 100 0 0 100 0 0 cm ${linesAt([seen], { x: 0.6, y: 1.4, size: 0.09, leading: 0.1 })} Q`,
    }),
  },
  {
    kind: "zero-width characters inside the words",
    page: (lines, seen) => ({
      content: `${linesAt(lines)} BT /F3 9 Tf 1 0 0 1 60 140 Tm [${Array.from(seen)
        .map((letter) => `${literal(letter)} (\\200) 278`)
        .join(" ")}] TJ ET`,
      fonts: "/F3 20 0 R",
      objects: [
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[128/space]>>/ToUnicode 21 0 R>>",
        streamOf("begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <80> <200b> endbfchar endcmap"),
      ],
    }),
  },
  {
    kind: "text clipped to its column",
    page: (lines, seen) => ({ content: `q 40 20 515 800 re W n ${linesAt([...lines, seen])} Q` }),
  },
];

export const lookalikePdf = (one: Lookalike, lines: readonly string[], seen: string): Uint8Array => rawPdf(one.page(lines, seen));
