import { describe, expect, test } from "vitest";
import {
  SECRET,
  secret,
  type Case,
  readCase,
  fill,
  state,
  grouped,
  onForm,
  drawPicture,
  gradient,
  shadingPattern,
  tile,
  dotted,
  type3,
  onType3,
  embedded,
  type3Secret,
} from "./painted-cv.fixture.ts";
import { greyPicture, picture, stream, textAt } from "./sample-pdf.fixture.ts";

describe("designs that only resemble hiding are read as text", () => {
  const designs: Case[] = [
    {
      what: "white on a dark gradient",
      content: `q 40 280 500 40 re W n /S sh Q ${secret("1 g")}`,
      resources: `/Shading<</S ${gradient("0.1 0.1 0.4", "0.5 0.2 0.4")}>>`,
    },
    { what: "dark letters in a hairline of white", content: secret("2 Tr 1 G 0.1 g 0.2 w") },
    { what: "white letters in a hairline of black", content: secret("2 Tr 0 G 1 g 0.2 w") },
    {
      what: "white on a radial gradient",
      content: `q 0 200 595 200 re W n /S sh Q ${secret("1 g")}`,
      resources:
        "/Shading<</S <</ShadingType 3/ColorSpace/DeviceRGB/Coords[300 300 0 300 300 600]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[0 0.3 0.5]/C1[0 0 0.2]/N 1>>>>>>",
    },
    {
      what: "white on a dark photo",
      content: `${drawPicture()} ${secret("1 g")}`,
      resources: onForm,
      objects: [greyPicture(16, 16, (x, y) => (x * 31 + y * 17) % 90)],
    },
    {
      what: "white on a dark photo with a mask",
      content: `${drawPicture()} ${secret("1 g")}`,
      resources: onForm,
      objects: [picture(4, "/SMask 101 0 R", 30), picture(4, "", 255)],
    },
    { what: "white on a bar drawn as a thick line", content: `q 0.2 0.2 0.5 RG 40 w 40 305 m 540 305 l S Q ${secret("1 g")}` },
    {
      what: "white on a tiled pattern",
      content: `q /Pattern cs /P scn 40 285 500 40 re f Q ${secret("1 g")}`,
      resources: "/Pattern<</P 100 0 R>>",
      objects: [tile("0 0 0.4 rg 0 0 4 4 re f")],
    },
    { what: "white on a clipped bar", content: `q 40 285 500 40 re W n ${fill("0 g", 0, 0, 595, 842)} Q ${secret("1 g")}` },
    {
      what: "white on a bar under a shadow",
      content: `q /G gs ${fill("0 g", 44, 281, 500, 40)} Q ${fill("0.1 0.3 0.5 rg")} ${secret("1 g")}`,
      resources: state("/ca 0.2"),
    },
    {
      what: "white on a see-through dark band over a photo",
      content: `${drawPicture()} q /G gs ${fill("0 g")} Q ${secret("1 g")}`,
      resources: `${state("/ca 0.6")}${onForm}`,
      objects: [picture(4, "", 180)],
    },
    {
      what: "painted with a dark gradient",
      content: secret("/Pattern cs /P scn"),
      resources: shadingPattern("0.8 0 0.3", "0 0 0.6"),
    },
    { what: "in an embedded font of squares", content: type3Secret, resources: onType3, objects: embedded(false) },
    { what: "grey caption", content: secret("0.75 g") },
    { what: "half see-through", content: secret("/G gs"), resources: state("/ca 0.5") },
    {
      what: "in a group that is half see-through",
      content: "/G gs /X Do",
      resources: `${state("/ca 0.6")}${onForm}`,
      objects: [grouped(secret())],
    },
    {
      what: "in nested groups, isolated and not",
      content: "/X Do",
      resources: onForm,
      objects: [
        stream(
          "/Y Do",
          "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/I true>>/Resources<</XObject<</Y 101 0 R>>>>",
        ),
        grouped(secret(), "/K true"),
      ],
    },
    {
      what: "under a mask that lets it through",
      content: secret("/G gs"),
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped("1 g 0 200 595 200 re f")],
    },
    {
      what: "after a mask has ended",
      content: `q /G gs Q ${secret()}`,
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped("0 g 0 0 595 842 re f")],
    },
    { what: "of size 0.1 in coordinates of 100", content: secret("", "100 0 0 100 60 300 Tm", "/F1 0.1 Tf") },
    { what: "of size 1 in a matrix", content: secret("", "8 0 0 8 60 300 Tm", "/F1 1 Tf") },
    { what: "upside down and back", content: `q 1 0 0 -1 0 842 cm ${secret("", "1 0 0 -1 60 542 Tm")} Q` },
    { what: "slanted by its matrix", content: secret("", "1 0 0.3 1 60 300 Tm") },
    { what: "condensed", content: secret("60 Tz") },
    { what: "five points high", content: textAt([60, 300, 5, SECRET]) },
    { what: "each run in a clip of its own", content: `q 58 297 200 12 re W n ${secret()} Q`.replace("200", "400") },
    { what: "in a round clip", content: `q 40 300 m 40 380 560 380 560 300 c 560 240 40 240 40 300 c W n ${secret()} Q` },
    { what: "outlined", content: secret("1 Tr 0.2 w") },
    { what: "filled and outlined", content: secret("2 Tr 0.2 w") },
    { what: "with another text meant for copying", content: `/Span <</ActualText(${SECRET})>> BDC ${secret()} EMC` },
    {
      what: "as a Type 3 font of outlines",
      content: type3Secret,
      resources: onType3,
      objects: type3((letter) => `600 0 0 0 600 800 d1 ${dotted((x, y) => `${x} ${y} 100 100 re f`)(letter)}`),
    },
    {
      what: "as a Type 3 font of lines",
      content: type3Secret,
      resources: onType3,
      objects: type3((letter) => `600 0 d0 100 w ${dotted((x, y) => `${x} ${y + 50} m ${x + 100} ${y + 50} l S`)(letter)}`),
    },
    {
      what: "as a Type 3 font in units of its own",
      content: type3Secret,
      resources: onType3,
      objects: type3((letter) => `0.6 0 0 0 0.6 0.8 d1 ${dotted((x, y) => `${x} ${y} 0.1 0.1 re f`, 0.1)(letter)}`, {
        matrix: "1 0 0 1 0 0",
        box: "0 0 1 1",
      }).map((object) => object.replaceAll("600 ", "0.6 ")),
    },
    {
      what: "as a Type 3 font of bitmaps",
      content: type3Secret,
      resources: onType3,
      objects: type3(
        "600 0 0 0 600 800 d1 q 500 0 0 700 50 0 cm BI /W 8 /H 8 /IM true /BPC 1 ID \u00f0\u000f\u00f0\u000f\u00f0\u000f\u00f0\u000f EI Q",
      ),
    },
    { what: "in a white box on a dark page", content: `${fill("1 g")} ${secret("0 g")}` },
    {
      what: "beside a picture with a clear corner",
      content: `${secret()} ${drawPicture(40, 285, 500, 40)}`,
      resources: onForm,
      objects: [picture(4, "/SMask 101 0 R"), picture(4, "", 0)],
    },
    {
      what: "under a stencil that leaves it free",
      content: `${secret()} q 1 0 0 rg ${drawPicture()} Q`,
      resources: onForm,
      objects: [
        stream(
          "\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff",
          "/Type/XObject/Subtype/Image/ImageMask true/Width 8/Height 8/BitsPerComponent 1",
        ),
      ],
    },
    { what: "on a highlight", content: `q /G gs ${fill("1 1 0 rg")} Q ${secret()}`, resources: state("/BM/Multiply") },
    {
      what: "under an annotation that highlights",
      content: secret(),
      annotations: [
        "<</Type/Annot/Subtype/Highlight/Rect[40 285 540 325]/F 4/QuadPoints[40 325 540 325 40 285 540 285]/AP<</N 100 0 R>>>>",
      ],
      objects: [
        stream(
          "/G gs 1 1 0 rg 0 0 500 40 re f",
          `/Type/XObject/Subtype/Form/BBox[0 0 500 40]/Group<</S/Transparency>>/Resources<<${state("/BM/Multiply")}>>`,
        ),
      ],
    },
  ];
  test.for(designs)("$what", async (design) => {
    const cv = await readCase({ ...design, content: `${design.content} ` });
    expect(cv.hidden).toEqual([]);
    expect(cv.text.replaceAll("\n", " ")).toContain(SECRET);
  });
});
