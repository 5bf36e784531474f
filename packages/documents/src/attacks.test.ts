import { describe, expect, test } from "vitest";
import {
  SECRET,
  secret,
  type Case,
  readCase,
  fill,
  state,
  form,
  grouped,
  onForm,
  drawPicture,
  gradient,
  shadingPattern,
  tile,
  type3,
  onType3,
  embedded,
  type3Secret,
} from "./painted-cv.fixture.ts";
import { CV_LINES, greyPicture, picture, stream, textAt } from "./sample-pdf.fixture.ts";

describe("text that a viewer does not show is kept apart", () => {
  const attacks: Case[] = [
    // Colours and what lies beneath.
    { what: "pale yellow on white", kind: "colour", content: secret("1 1 0.8 rg") },
    { what: "one step off black on black", kind: "colour", content: `${fill("0 g")} ${secret("0.06 g")}` },
    {
      what: "the colour of a thick line beneath",
      kind: "colour",
      content: `q 0 g 40 w 40 305 m 540 305 l S Q ${secret("0.02 g")}`,
    },
    {
      what: "white on a gradient that is white there",
      kind: "colour",
      content: `q 40 280 500 40 re W n /S sh Q ${secret("1 g")}`,
      resources: `/Shading<</S ${gradient("1 1 1", "0.97 0.97 0.97")}>>`,
    },
    {
      what: "painted with a white shading",
      kind: "colour",
      content: secret("/Pattern cs /P scn"),
      resources: shadingPattern("1 1 1", "0.98 0.98 1"),
    },
    {
      what: "painted with a white tile",
      kind: "colour",
      content: secret("/Pattern cs /P scn"),
      resources: "/Pattern<</P 100 0 R>>",
      objects: [tile("1 g 0 0 4 4 re f")],
    },
    {
      what: "white on a white picture",
      kind: "colour",
      content: `${drawPicture()} ${secret("1 g")}`,
      resources: onForm,
      objects: [picture(4, "", 255)],
    },
    {
      what: "black on a black picture",
      kind: "colour",
      content: `${drawPicture()} ${secret("0 g")}`,
      resources: onForm,
      objects: [picture(4, "", 3)],
    },
    {
      what: "white on the white half of a picture",
      kind: "colour",
      content: `${drawPicture(40, 100, 500, 400)} ${secret("1 g")}`,
      resources: onForm,
      objects: [greyPicture(8, 8, (_, y) => (y < 5 ? 255 : 20))],
    },
    {
      what: "dark on a light picture made dark by a shape above both",
      kind: "covered",
      content: `${drawPicture()} ${secret("0 g")} ${fill("0.1 g")}`,
      resources: onForm,
      objects: [picture()],
    },
    // Blend modes.
    {
      what: "white that multiplies",
      kind: "colour",
      content: `${fill("0 0 0.5 rg")} ${secret("1 g /G gs")}`,
      resources: state("/BM/Multiply"),
    },
    { what: "black that screens", kind: "colour", content: secret("0 g /G gs"), resources: state("/BM/Screen") },
    { what: "black under a thick outline of white", kind: "colour", content: secret("2 Tr 1 G 0 g 4 w") },
    { what: "black that takes a difference", kind: "colour", content: secret("0 g /G gs"), resources: state("/BM/Difference") },
    { what: "grey that changes the hue alone", kind: "colour", content: secret("0 g /G gs"), resources: state("/BM/Color") },
    // Opacity, groups, soft masks.
    {
      what: "in groups that add up to nothing",
      kind: "opacity",
      content: "/G gs /X Do",
      resources: `${state("/ca 0.25/CA 0.25")}${onForm}`,
      objects: [
        stream(
          "/G gs /X Do",
          `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency>>/Resources<<${state("/ca 0.25")}/XObject<</X 101 0 R>>>>`,
        ),
        grouped(secret()),
      ],
    },
    {
      what: "under a luminosity mask that is black",
      kind: "opacity",
      content: secret("/G gs"),
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped("0 g 0 0 595 842 re f")],
    },
    {
      what: "under a luminosity mask that lights another place",
      kind: "opacity",
      content: secret("/G gs"),
      resources: state("/SMask<</S/Luminosity/G 100 0 R>>"),
      objects: [grouped("1 g 0 600 595 200 re f")],
    },
    {
      what: "under an alpha mask that is empty there",
      kind: "opacity",
      content: secret("/G gs"),
      resources: state("/SMask<</S/Alpha/G 100 0 R>>"),
      objects: [grouped("0 g 0 600 595 200 re f")],
    },
    {
      what: "in a group under a mask",
      kind: "opacity",
      content: "/G gs /X Do",
      resources: `${state("/SMask<</S/Luminosity/G 101 0 R>>")}${onForm}`,
      objects: [grouped(secret()), grouped("0.02 g 0 0 595 842 re f")],
    },
    // Clips.
    { what: "in a clip of two far corners", kind: "clipped", content: `q 0 0 2 2 re 590 838 2 2 re W n ${secret()} Q` },
    { what: "in the hole of a clip", kind: "clipped", content: `q 0 0 595 842 re 40 280 500 60 re W* n ${secret()} Q` },
    { what: "in a clip as thin as a line", kind: "clipped", content: `q 0 302 595 0.4 re W n ${secret()} Q` },
    {
      what: "clipped by letters elsewhere",
      kind: "clipped",
      content: `q BT /F1 20 Tf 5 Tr 1 0 0 1 60 500 Tm (Word) Tj ET ${secret("0 Tr")} Q`,
    },
    {
      what: "letters through which white is painted",
      kind: "renderMode",
      content: `q BT /F1 8 Tf 1 0 0 1 60 300 Tm 7 Tr (${SECRET}) Tj ET ${fill("1 g", 0, 0, 595, 842)} Q`,
    },
    {
      what: "outside its form's box",
      kind: "clipped",
      content: "/X Do",
      resources: onForm,
      objects: [form(secret(), "", "0 500 595 842")],
    },
    {
      what: "outside its group's box",
      kind: "clipped",
      content: "/X Do",
      resources: onForm,
      objects: [form(secret(), "/Group<</S/Transparency>>", "0 500 595 842")],
    },
    {
      what: "in a form that moves it off the page",
      kind: "offPage",
      content: "/X Do",
      resources: onForm,
      objects: [form(secret(), "/Matrix[1 0 0 1 900 0]", "0 0 595 842")],
    },
    // Size and shape.
    { what: "slanted to a line", kind: "size", content: secret("", "1 0 1 0.01 60 300 Tm") },
    { what: "flattened", kind: "size", content: secret("", "1 0 0 0.1 60 300 Tm") },
    { what: "without width", kind: "zeroWidth", content: secret("0 Tz") },
    { what: "two points high", kind: "size", content: textAt([60, 30, 2, SECRET]) },
    { what: "of size nothing", kind: "size", content: secret("", undefined, "/F1 0 Tf") },
    // Beyond the page.
    { what: "above the page", kind: "offPage", content: secret("", "1 0 0 1 60 900 Tm") },
    { what: "below the page", kind: "offPage", content: secret("", "1 0 0 1 60 -40 Tm") },
    { what: "right of the page", kind: "offPage", content: secret("", "1 0 0 1 700 300 Tm") },
    { what: "right of a turned page", kind: "offPage", content: secret("", "1 0 0 1 700 300 Tm"), rotate: 90 },
    // Covered.
    { what: "under a line as thick as a bar", kind: "covered", content: `${secret()} q 1 G 30 w 40 303 m 540 303 l S Q` },
    {
      what: "under many thin strips",
      kind: "covered",
      content: `${secret()} ${Array.from({ length: 20 }, (_, i) => fill("1 g", 40, 290 + i, 500, 1)).join(" ")}`,
    },
    {
      what: "under a shading",
      kind: "covered",
      content: `${secret()} q 40 285 500 40 re W n /S sh Q`,
      resources: `/Shading<</S ${gradient("1 1 1", "1 1 1")}>>`,
    },
    {
      what: "under a picture in a form",
      kind: "covered",
      content: `${secret()} /X Do`,
      resources: onForm,
      objects: [
        stream(
          drawPicture().replace("/X", "/Y"),
          "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</Y 101 0 R>>>>",
        ),
        picture(4, "", 255),
      ],
    },
    {
      what: "under a picture whose mask is opaque",
      kind: "covered",
      content: `${secret()} ${drawPicture()}`,
      resources: onForm,
      objects: [picture(4, "/SMask 101 0 R", 255), picture(4, "", 255)],
    },
    {
      what: "under a white picture of the whole page",
      kind: "covered",
      before: `${secret()} ${drawPicture(0, 0, 595, 842)}`,
      resources: onForm,
      objects: [picture(4, "", 255)],
    },
    {
      what: "under a note's appearance",
      kind: "covered",
      content: secret(),
      annotations: ["<</Type/Annot/Subtype/Square/Rect[40 285 540 325]/F 4/AP<</N 100 0 R>>>>"],
      objects: [stream("1 g 0 0 500 40 re f", "/Type/XObject/Subtype/Form/BBox[0 0 500 40]/Resources<<>>")],
    },
    // Fonts that draw what cannot be seen.
    {
      what: "a font that draws nothing",
      kind: "renderMode",
      content: type3Secret,
      resources: onType3,
      objects: type3("600 0 d0"),
    },
    {
      what: "a font that draws in white",
      kind: "colour",
      content: type3Secret,
      resources: onType3,
      objects: type3("600 0 d0 1 g 50 0 500 700 re f"),
    },
    {
      what: "a font whose letters are dots",
      kind: "size",
      content: type3Secret,
      resources: onType3,
      objects: type3("600 0 0 0 600 800 d1 0 0 40 40 re f"),
    },
    {
      what: "an embedded font whose letters are empty",
      kind: "renderMode",
      content: type3Secret,
      resources: onType3,
      objects: embedded(true),
    },
    // Letters that stand as in a mirror, and outlines made of gaps alone.
    { what: "in mirror writing", kind: "mirrored", content: `q -1 0 0 1 595 0 cm ${secret()} Q` },
    { what: "written in a mirrored width", kind: "mirrored", content: secret("-100 Tz", "1 0 0 1 540 300 Tm") },
    { what: "outlined by a line of gaps", kind: "renderMode", content: secret("1 Tr 1 w [0 5000] 0 d") },
    {
      what: "outlined by a line of gaps, in large units",
      kind: "renderMode",
      content: secret("1 Tr 0.1 w [2 5000] 0 d", "8 0 0 8 60 300 Tm", "/F1 1 Tf"),
    },
    {
      what: "in the ink None",
      kind: "renderMode",
      content: secret("/C cs 1 scn"),
      resources: "/ColorSpace<</C[/Separation/N#6fne/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0 0 0]/N 1>>]>>",
    },
    // Layers.
    {
      what: "in a layer that is shown while another is off, which only its usage turns off",
      kind: "layer",
      content: `/OC /L BDC ${secret()} EMC`,
      resources: "/Properties<</L 101 0 R>>",
      objects: ["<</Type/OCG/Name(A)/Usage<</View<</ViewState/OFF>>>>>>", "<</Type/OCMD/OCGs[100 0 R]/VE[/Not 100 0 R]>>"],
      catalog: "/OCProperties<</OCGs[100 0 R]/D<</ON[100 0 R]>>>>",
    },
    {
      what: "in a layer meant for the printer only",
      kind: "layer",
      content: `/OC /L BDC ${secret()} EMC`,
      resources: "/Properties<</L 100 0 R>>",
      objects: ["<</Type/OCG/Name(Print)/Usage<</View<</ViewState/OFF>>/Print<</PrintState/ON>>>>>>"],
      catalog: "/OCProperties<</OCGs[100 0 R]/D<</AS[<</Event/View/Category[/View]/OCGs[100 0 R]>>]>>>>",
    },
    {
      what: "in a layer that needs one that is off",
      kind: "layer",
      content: `/OC /L BDC ${secret()} EMC`,
      resources: "/Properties<</L 102 0 R>>",
      objects: ["<</Type/OCG/Name(A)>>", "<</Type/OCG/Name(B)>>", "<</Type/OCMD/OCGs[100 0 R 101 0 R]/P/AllOn>>"],
      catalog: "/OCProperties<</OCGs[100 0 R 101 0 R]/D<</OFF[101 0 R]>>>>",
    },
    {
      what: "in a layer that is off, within one that is on",
      kind: "layer",
      content: `/OC /L BDC /OC /M BDC ${secret()} EMC EMC`,
      resources: "/Properties<</L 100 0 R/M 101 0 R>>",
      objects: ["<</Type/OCG/Name(A)>>", "<</Type/OCG/Name(B)>>"],
      catalog: "/OCProperties<</OCGs[100 0 R 101 0 R]/D<</OFF[101 0 R]>>>>",
    },
    {
      what: "in a form of a layer that is off",
      kind: "layer",
      content: "/X Do",
      resources: onForm,
      objects: [form(secret(), "/OC 101 0 R"), "<</Type/OCG/Name(A)>>"],
      catalog: "/OCProperties<</OCGs[101 0 R]/D<</OFF[101 0 R]>>>>",
    },
  ];
  test.for(attacks)("$what", async (attack) => {
    const cv = await readCase(attack);
    expect(cv.text).not.toContain("COBOL");
    expect(cv.hidden).toMatchObject([{ kind: attack.kind, page: 1 }]);
    expect(cv.hidden[0]!.text.replaceAll(/\s/g, "")).toBe(SECRET.replaceAll(" ", ""));
    expect(cv.text.split("\n").slice(0, CV_LINES.length)).toEqual(CV_LINES);
  });

  test.for<Case>([
    { what: "as another text for what is shown", content: `/Span <</ActualText(${SECRET})>> BDC EMC` },
    { what: "as a description of a picture", content: `/Figure <</Alt(${SECRET})>> BDC EMC` },
    {
      what: "in an attachment",
      objects: [stream(SECRET, "/Type/EmbeddedFile")],
      catalog: "/Names<</EmbeddedFiles<</Names[(a.txt)<</Type/Filespec/F(a.txt)/EF<</F 100 0 R>>>>]>>>>",
    },
    { what: "in a script", catalog: `/OpenAction<</S/JavaScript/JS(app.alert\\('${SECRET}'\\))>>` },
    {
      what: "in XMP metadata",
      objects: [stream(`<x>${SECRET}</x>`, "/Type/Metadata/Subtype/XML")],
      catalog: "/Metadata 100 0 R",
    },
  ])("$what it is no text at all", async (attack) => {
    expect((await readCase(attack)).text).toBe(`${CV_LINES.join("\n")}\n`);
  });
});
