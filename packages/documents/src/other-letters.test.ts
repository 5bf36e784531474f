import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { dotted, onType3, readCase, SECRET, secret, type3, type3Secret } from "./painted-cv.fixture.ts";
import { CV_LINES, stream } from "./sample-pdf.fixture.ts";

const shipped = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
const SMALL = "abcdefghijklmnopqrstuvwxyz";
const ALL = `${SMALL.toUpperCase()}${SMALL}`;
const SAME = stream(
  "begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap",
);

/** An embedded font in which each letter reads as itself and is drawn as the cipher says. */
function fontOf(file: string, cipher: (letter: string) => string): string[] {
  const program = readFileSync(join(shipped, file)).toString("latin1");
  const differences = Array.from(ALL, (letter) => `${letter.charCodeAt(0)}/${cipher(letter)}`).join(" ");
  return [
    `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Plain/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[${differences}]>>/FirstChar 32/LastChar 126/Widths[${"530 ".repeat(95)}]/FontDescriptor 101 0 R/ToUnicode 103 0 R>>`,
    "<</Type/FontDescriptor/FontName/ABCDEF+Plain/Flags 32/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 102 0 R>>",
    stream(program, `/Length1 ${program.length}`),
    SAME,
  ];
}

const shifted = (by: number) => (letter: string) => {
  const at = ALL.indexOf(letter);
  return ALL[26 * Math.floor(at / 26) + ((at + by) % 26)]!;
};
const CLASSES = ["acemnorsuvwxz", "bdhkl", "gpqy"];
const ofLikeHeight = (letter: string) => {
  const own = CLASSES.find((letters) => letters.includes(letter));
  return own ? own[(own.indexOf(letter) + Math.ceil(own.length / 2)) % own.length]! : shifted(4)(letter);
};

const resources = "/Font<</F1 3 0 R/T 100 0 R>>";
const inFont = (file: string, cipher: (letter: string) => string) =>
  readCase({ content: secret("", "1 0 0 1 60 300 Tm", "/T 8 Tf"), resources, objects: fontOf(file, cipher) });

describe("a font that draws other letters than it reads as", () => {
  test.for([
    { what: "the 13th after each", cipher: shifted(13) },
    { what: "the next one", cipher: shifted(1) },
    { what: "letters of like height", cipher: ofLikeHeight },
    { what: "one letter for all", cipher: () => "n" },
    { what: "other capitals for small letters", cipher: (letter: string) => shifted(9)(letter).toUpperCase() },
  ])("is no text: $what", async ({ cipher }) => {
    const cv = await inFont("LiberationSans-Regular.ttf", cipher);
    expect(cv.text).toBe(`${CV_LINES.join("\n")}\n`);
    expect(cv.hidden).toMatchObject([{ kind: "otherLetters", text: SECRET }]);
  });

  test("is no text in a Type 3 font of outlines either", async () => {
    const objects = type3(
      (letter) =>
        `600 0 0 0 600 800 d1 ${dotted((x, y) => `${x} ${y} 100 100 re f`)(letter === "o" ? "k" : letter === "e" ? "H" : "l")}`,
    );
    const cv = await readCase({ content: type3Secret, resources: onType3, objects });
    expect(cv.text).toBe(`${CV_LINES.join("\n")}\n`);
    expect(cv.hidden).toMatchObject([{ kind: "otherLetters", text: SECRET }]);
  });

  test("is no text on a page that cannot be drawn either", async () => {
    const cipher = shifted(13);
    const drawn = SECRET.replaceAll(/[a-z]/gi, cipher);
    const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, "0");
    const readAs = Array.from(ALL, (letter) => `<${hex(cipher(letter))}> <00${hex(letter)}>`).join(" ");
    const [font = "", descriptor = "", program = ""] = fontOf("LiberationSans-Regular.ttf", (letter) => letter);
    const objects = [
      font.replace(/\/Encoding<<.*?>>/, "/Encoding/WinAnsiEncoding"),
      descriptor,
      program,
      stream(
        `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 53 beginbfchar <20> <0020> ${readAs} endbfchar endcmap`,
      ),
      stream(
        "0.9 g 0 0 4 4 re f",
        "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 1225895819]/XStep 4/YStep 4/Resources<<>>",
      ),
    ];
    const text = secret("", "1 0 0 1 60 300 Tm", "/T 8 Tf").replace(SECRET, drawn);
    const withPattern = {
      content: `q /Pattern cs /P scn 0 0 30 30 re f Q ${text}`,
      resources: `${resources}/Pattern<</P 104 0 R>>`,
    };
    const cv = await readCase({ ...withPattern, objects });
    expect(cv.text).toBe(`${CV_LINES.join("\n")}\n`);
    expect(cv.hidden).toMatchObject([{ kind: "otherLetters", text: SECRET }]);
  });

  test.for(["LiberationSans-Regular.ttf", "LiberationSans-BoldItalic.ttf"])("is not one that draws its own: %s", async (file) => {
    const cv = await inFont(file, (letter) => letter);
    expect(cv.text).toContain(SECRET);
    expect(cv.hidden).toEqual([]);
  });

  test("is not one of small capitals", async () => {
    const cv = await inFont("LiberationSans-Regular.ttf", (letter) => letter.toUpperCase());
    expect(cv.text).toContain(SECRET);
    expect(cv.hidden).toEqual([]);
  });
});
