import { describe, expect, test } from "vitest";
import { readAdvert } from "../advert.ts";

const lines = (text: string): { asked: string[]; questions: string[] } => {
  const { criteria, questions } = readAdvert(text);
  return { asked: criteria.map((one) => one.text), questions: questions.map(({ words }) => words) };
};

describe("What no CV shows is no criterion", () => {
  test.for([
    [
      "Vendedor\n\nRequisitos\n- Manejo de Excel\n- De preferencia que resida en el sector norte",
      "De preferencia que resida en el sector norte",
    ],
    ["Vendedor\n\nRequisitos\n- Manejo de Excel\n- Mayor de edad", "Mayor de edad"],
    [
      "Vendedor\n\nFunciones\n- Jornada de tiempo completo de lunes a viernes\n\nRequisitos\n- Manejo de Excel",
      "Jornada de tiempo completo de lunes a viernes",
    ],
  ] as const)("it is a question: %s", ([text, question]) => {
    const { asked, questions } = lines(text);
    expect(asked).toEqual(["Excel"]);
    expect(questions).toContain(question);
  });

  test.for([
    [
      "the town of one's home",
      "Zähler\n\nQualifikation\n- Excel\n\nIhr Wohnort befindet sich\n\n- möglichst in Seestadt bzw. Bergheim",
    ],
    [
      "a request to the reader",
      "Vendedor\n\nFunciones\n- Por favor adjuntar un enlace del portafolio\n\nRequisitos\n- Manejo de Excel",
    ],
    ["what the house believes", "Vendedor\n\nRequisitos\nManejo de Excel\nCreemos en lugares de trabajo inclusivos."],
    [
      "that no experience is needed",
      "Vendedor\n\nRequisitos\n- Manejo de Excel\n- No necesaria experiencia en ventas, nosotros le capacitamos",
    ],
    ["a skill in explaining", "Berater\n\nIhr Profil\n- Excel\n- Fähigkeit, komplexe Sachverhalte verständlich aufzubereiten"],
    [
      "a bearing with a word of the trade in it",
      "Berater\n\nIhr Profil\n- Excel\n- Sicheres Auftreten, Kommunikationsstärke und Freude am Vertrieb",
    ],
  ] as const)("%s asks for nothing", ([, text]) => {
    expect(lines(text).asked).toEqual(["Excel"]);
  });
});
