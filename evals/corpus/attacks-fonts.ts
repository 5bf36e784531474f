import { readFileSync } from "node:fs";
import { around, inFont, low, SAME, secretAt, XOBJECT, type Attack } from "./attack.ts";
import { LIBERATION } from "./pen.ts";
import { linesAt, literal, streamOf } from "./raw-pdf.ts";
import { ON_PAGE, scanned } from "./scanner.ts";

type Page = Attack["page"];

const SMALL = "abcdefghijklmnopqrstuvwxyz";
const ALL = `${SMALL.toUpperCase()}${SMALL}`;

/** The letter that is drawn for each. */
type Cipher = (letter: string) => string;

const shifted =
  (by: number): Cipher =>
  (letter) => {
    const at = ALL.indexOf(letter);
    return ALL[26 * Math.floor(at / 26) + ((at + by) % 26)]!;
  };

/** Letters of like height alone take each other's places. */
const CLASSES = ["acemnorsuvwxz", "bdhkl", "gpqy", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const withinClass: Cipher = (letter) => {
  const own = CLASSES.find((letters) => letters.includes(letter));
  return own ? own[(own.indexOf(letter) + Math.ceil(own.length / 2)) % own.length]! : letter;
};

/** Liberation Sans, embedded, which draws other letters than it reads as. */
const font = (cipher: Cipher, first: number): string[] => {
  const program = readFileSync(LIBERATION).toString("latin1");
  const differences = Array.from(ALL, (letter) => `${letter.charCodeAt(0)}/${cipher(letter)}`).join(" ");
  return [
    `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Plain/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[${differences}]>>/FirstChar 32/LastChar 126/Widths[${"530 ".repeat(95)}]/FontDescriptor ${first + 1} 0 R/ToUnicode ${first + 3} 0 R>>`,
    `<</Type/FontDescriptor/FontName/ABCDEF+Plain/Flags 32/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 ${first + 2} 0 R>>`,
    streamOf(program, `/Length1 ${program.length}`),
    SAME,
  ];
};

const inCipher =
  (cipher: Cipher, set: (secret: readonly string[]) => string = (secret) => secretAt(secret)): Page =>
  (lines, secret) => ({ content: around(lines, inFont(set(secret))), fonts: "/F3 20 0 R", objects: font(cipher, 20) });

/** A Type 3 font of which each letter is drawn by these operators. */
const type3 =
  (glyphOf: (letter: string) => string): Page =>
  (lines, secret) => ({
    content: around(lines, inFont(secretAt(secret.map((line) => line.slice(0, 90))))),
    fonts: "/F3 20 0 R",
    objects: [
      `<</Type/Font/Subtype/Type3/FontBBox[0 -200 1000 800]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 126/Widths[${"600 ".repeat(95)}]/Encoding<</Type/Encoding/Differences[32/space ${Array.from(ALL, (letter) => `${letter.charCodeAt(0)}/${letter}`).join(" ")}]>>/CharProcs<</space 22 0 R ${Array.from(ALL, (letter, i) => `/${letter} ${23 + i} 0 R`).join(" ")}>>/Resources<</Font<</F1 4 0 R>>>>/ToUnicode 21 0 R>>`,
      SAME,
      streamOf("300 0 0 0 300 800 d1"),
      ...Array.from(ALL, (letter) => streamOf(glyphOf(letter))),
    ],
  });

/** Letter by letter, each with its own place. */
const apart = (secret: readonly string[], step: number) =>
  secret
    .map((line, i) =>
      Array.from(line.slice(0, Math.floor(480 / step)), (letter, k) =>
        letter === " " ? "" : `BT /F1 7 Tf 1 0 0 1 ${(60 + step * k).toFixed(1)} ${150 - 9 * i} Tm ${literal(letter)} Tj ET`,
      ).join(" "),
    )
    .join(" ");

/** A scan of the CV under a layer that says the same. */
const honestScan = (lines: readonly string[]) => ({
  content: `${ON_PAGE} q 3 Tr ${linesAt(lines)} Q`,
  resources: XOBJECT,
  objects: [scanned(linesAt(lines))],
});

/** Fonts that draw other letters than they read as. Each must gain nothing and be reported. */
export const FONT_ATTACKS: readonly Omit<Attack, "shownAs">[] = [
  { kind: "a font that draws each letter as the 13th after it", page: inCipher(shifted(13)) },
  { kind: "a font that draws each letter as the next one", page: inCipher(shifted(1)) },
  { kind: "a font that draws letters as others of their height", page: inCipher(withinClass) },
  { kind: "a font that draws all letters as one", page: inCipher(() => "n") },
  { kind: "a font that draws small letters as other capitals", page: inCipher((letter) => shifted(9)(letter).toUpperCase()) },
  { kind: "a font of other letters, letter by letter", page: inCipher(shifted(7), (secret) => apart(secret, 4)) },
  { kind: "a font of other letters, widely spaced", page: inCipher(shifted(7), (secret) => apart(secret, 7)) },
  {
    kind: "a font of other letters, turned upright",
    page: inCipher(shifted(5), (secret) => `q 0 1 -1 0 590 20 cm ${linesAt(secret, { x: 20, y: 150, size: 7, leading: 9 })} Q`),
  },
  {
    kind: "a font of other letters for honest lines as well",
    page: (lines, secret) => ({
      content: inFont(around(lines, secretAt(secret))),
      fonts: "/F3 20 0 R",
      objects: font(shifted(3), 20),
    }),
  },
  {
    kind: "letters made of other letters and a dot",
    page: type3((letter) => `600 0 0 0 600 800 d1 BT /F1 1000 Tf ${literal(shifted(11)(letter))} Tj ET 0 0 40 40 re f`),
  },
  {
    kind: "letters made of blocks",
    page: type3(
      (letter) =>
        `600 0 0 0 600 800 d1 50 0 ${300 + (letter.charCodeAt(0) % 5) * 40} ${400 + (letter.charCodeAt(0) % 7) * 50} re f`,
    ),
  },
  {
    kind: "recognised letters, widely spaced, over a scan",
    page: (lines, secret) => ({
      content: `${ON_PAGE} q 3 Tr ${linesAt(lines)} ${apart(secret, 5)} Q`,
      resources: XOBJECT,
      objects: [scanned(`${linesAt(lines)} ${linesAt(lines.slice(2, 12), low)}`)],
    }),
    base: honestScan,
  },
  {
    kind: "recognised pairs of letters over a scan",
    page: (lines, secret) => ({
      content: `${ON_PAGE} q 3 Tr ${linesAt(lines)} ${linesAt(
        secret.map((line) => line.replace(/(\w\w)(?=\w)/g, "$1\u00ad")),
        low,
      )} Q`,
      resources: XOBJECT,
      objects: [scanned(`${linesAt(lines)} ${linesAt(lines.slice(2, 12), low)}`)],
    }),
    base: honestScan,
  },
  {
    kind: "recognised lines over the scan of the same lines turned round",
    page: (lines, secret) => ({
      content: `${ON_PAGE} q 3 Tr ${linesAt(lines)} ${linesAt(secret, low)} Q`,
      resources: XOBJECT,
      objects: [scanned(`${linesAt(lines)} q -1 0 0 -1 595 240 cm ${linesAt(secret, low)} Q`)],
    }),
    base: honestScan,
  },
];
