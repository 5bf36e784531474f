import { fill, low, repeat, XOBJECT, type Attack } from "./attack.ts";
import { linesAt, literal, streamOf } from "./raw-pdf.ts";
import { ON_PAGE, scanned, type Wear } from "./scanner.ts";

type Page = Attack["page"];

const leading = 14;
const TOP = 780;

/** A scan of the CV, with `print` beside it, under a layer of recognised text. */
const scan = (
  layer: (lines: readonly string[], secret: readonly string[]) => string,
  { print = "", wear, isBeneath = false }: { print?: string; wear?: Wear; isBeneath?: boolean } = {},
): Page => {
  return (lines, secret) => ({
    content: isBeneath ? `${layer(lines, secret)} ${ON_PAGE}` : `${ON_PAGE} q 3 Tr ${layer(lines, secret)} Q`,
    resources: XOBJECT,
    objects: [scanned(`${linesAt(lines)} ${print}`, wear)],
  });
};

const honest = scan((lines) => linesAt(lines));

/** Letters of Helvetica, in thousandths of the font size. */
const WIDTHS = new Map<number, string>([
  [222, "ijl"],
  [278, "ftI ,.:;/!|"],
  [333, "r-()"],
  [500, "ckszxvyJ"],
  [556, "abdeghnopquL0123456789"],
  [611, "FTZ"],
  [667, "ABEKPSVXY"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "mM"],
  [944, "W"],
]);
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + ([...WIDTHS].find(([, letters]) => letters.includes(letter))?.[0] ?? 556), 0) /
  1000;

/** Words, each stretched to the place of a word of the printed lines. */
function inPlaceOf(lines: readonly string[], words: readonly string[]): string {
  const left = [...words];
  return lines
    .map((line, i) => {
      let x = 60;
      return line
        .split(" ")
        .map((shown) => {
          const width = widthOf(shown);
          const nearest = left.findIndex((word) => word.length === shown.length);
          const word = nearest >= 0 ? left.splice(nearest, 1)[0]! : shown;
          const drawn = `BT /F1 10 Tf ${((100 * width) / widthOf(word)).toFixed(1)} Tz 1 0 0 1 ${x.toFixed(1)} ${TOP - leading * i} Tm ${literal(`${word} `)} Tj ET`;
          x += 10 * (width + 0.278);
          return drawn;
        })
        .join(" ");
    })
    .join(" ");
}

/** The hidden lines in place of the last of the CV's, before its education. */
const instead = (lines: readonly string[], secret: readonly string[]) => [
  ...lines.slice(0, Math.max(3, lines.length - 6 - secret.length)),
  ...secret,
  ...lines.slice(-6),
];

const photo: Wear = (light, x, y) =>
  x > 100 && x < 1150 && y > 1380 && y < 1700 ? 40 + ((x * x * 7 + y * y * 13 + x * y) % 180) : light;

/** Scans whose invisible layer of recognised text says other things than the picture. Each must gain nothing and be reported. */
export const SCANNED_ATTACKS: readonly Omit<Attack, "shownAs">[] = [
  {
    kind: "a recognised layer in place of the scanned lines",
    page: scan((lines, secret) => linesAt(instead(lines, secret))),
    base: honest,
  },
  {
    kind: "a recognised layer beneath a scan of other lines",
    page: scan((lines, secret) => linesAt(instead(lines, secret)), { isBeneath: true }),
    base: honest,
  },
  {
    kind: "recognised words stretched to scanned words of the same lengths",
    page: scan((lines, secret) => inPlaceOf(lines, secret.join(" ").split(" "))),
    base: honest,
  },
  {
    kind: "recognised lines between the lines of a scan",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, { y: TOP - 2.5 * leading, leading })}`),
    base: honest,
  },
  { kind: "a recognised layer over itself", page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret)}`), base: honest },
  {
    kind: "a tiny recognised layer over a scanned line",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, { y: TOP + 5, size: 1, leading: 0.9 })}`),
    base: honest,
  },
  {
    kind: "recognised text over a scanned photo",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, low)}`, { wear: photo }),
    base: scan((lines) => linesAt(lines), { wear: photo }),
  },
  {
    kind: "recognised text over a scanned logo",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, low)}`, {
      print: repeat(40, (i) => fill("0 g", 60 + 12 * i, 30 + ((i * 7) % 5), 5 + (i % 6), 130)),
    }),
    base: honest,
  },
  {
    kind: "recognised text over scanned rules",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, low)}`, {
      print: repeat(18, (i) => fill("0 g", 60, 151.5 - 9 * i, 480, 1)),
    }),
    base: honest,
  },
  {
    kind: "recognised text over scanned lorem ipsum",
    page: scan((lines, secret) => `${linesAt(lines)} ${linesAt(secret, low)}`, {
      print: linesAt(
        Array.from(
          { length: 14 },
          () => "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore",
        ),
        low,
      ),
    }),
    base: honest,
  },
  {
    kind: "recognised text over a picture that cannot be read",
    page: (lines, secret) => ({
      content: `${ON_PAGE} q 3 Tr ${linesAt([...lines, ...secret])} Q`,
      resources: XOBJECT,
      objects: [
        streamOf(
          "not a picture",
          "/Type/XObject/Subtype/Image/Width 1240/Height 1754/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode",
        ),
      ],
    }),
    base: honest,
  },
  {
    kind: "recognised words within honest lines",
    page: scan((lines, secret) => {
      const words = secret
        .join(" ")
        .split(" ")
        .filter((word) => word.length > 3);
      return linesAt(
        lines.map((line, i) =>
          line
            .split(" ")
            .map((word, k) => (k % 3 === 2 && word.length > 3 ? (words[(i * 3 + k) % words.length] ?? word) : word))
            .join(" "),
        ),
      );
    }),
    base: honest,
  },
];
