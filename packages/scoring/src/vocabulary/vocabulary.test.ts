import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../text/language.ts";
import { degreesIn } from "./education.ts";
import { termsOf } from "./field-terms.ts";
import { FIELDS, fieldsIn, looksLikeTitle } from "./fields.ts";
import { shownBy } from "./relations.ts";
import { termOf, termsIn, VOCABULARY } from "./index.ts";

const found = (text: string): string[] => termsIn(text).map(({ term }) => term.id);

describe("Terms are found as whole words in any of the four languages", () => {
  test.for([
    ["Go, Rust and C++", ["go", "rust-programming", "cpp"]],
    ["C#, .NET and R", ["c-sharp", "dot-net", "r"]],
    ["ASP.NET Core", ["dot-net"]],
    ["Node.js, NodeJS, Node", ["node-js", "node-js", "node-js"]],
    ["JS/TS", ["javascript", "typescript"]],
    ["K8s", ["kubernetes"]],
    ["Spring Boot", ["spring-boot"]],
    ["React Native", ["react-native"]],
    ["continuous delivery\npipelines", ["ci-cd"]],
    ["CICD", ["ci-cd"]],
    ["Docker'da PostgreSQL'i", ["docker", "postgresql"]],
    ["İÇERİK PAZARLAMA", ["content-marketing"]],
    ["Schweissen", ["welding"]],
    ["SCHWEIẞEN", ["welding"]],
    ["posicionamiento en buscadores", ["seo"]],
    ["boletines por correo", ["e-mail-marketing"]],
    ["Wundversorgung und Medikamentengabe", ["wound-care", "medication-administration"]],
    ["Frontend-Entwicklung", ["frontend-development"]],
    ["Photovoltaikanlagen", ["photovoltaics"]],
    ["Staplerschein", ["forklift-licence"]],
    ["müşteri hizmetleri", ["customer-service"]],
    ["machine learning", ["machine-learning"]],
    ["Yoğun bakımda ventilatör", ["intensive-care", "mechanical-ventilation"]],
    ["carretilla elevadora", ["forklift-driving"]],
    ["forklift ehliyeti", ["forklift-licence"]],
    ["teneduría de libros", ["accounting"]],
    ["Neo4j, Redshift", ["neo4j", "redshift"]],
    ["React Query", ["tanstack-query"]],
  ] as const)("%s", ([text, ids]) => {
    expect(found(text)).toEqual(ids);
  });

  test.for([
    "Google",
    "JavaScripting",
    "I excel at my job",
    "go to the market",
    "R. Schmidt",
    "Vitamin C",
    "a swift answer",
    "Spring 2020",
    "American Express card",
    "in strict mode",
    "Reactive",
    "Indeed, I like apples",
    "my colleague Julia and her sister Maya",
    "Informática",
    "Kettle of celery soup",
    "We go the extra mile",
    "a rancher from Texas",
    "Police officer",
    "the perfect match",
    "no sketches",
  ])("nothing is found in “%s”", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("A Turkish name is found in every number and case, also as the last word of a compound", () => {
  test.for([
    ["ısı pompası", "heat-pumps"],
    ["ısı pompalarının montajı", "heat-pumps"],
    ["ısı pompasıyla", "heat-pumps"],
    ["iş güvenliği", "occupational-safety"],
    ["iş güvenliklerinde", "occupational-safety"],
    ["saha satışlarında", "field-sales"],
    ["kredi riskleri", "credit-analysis"],
    ["gazaltı kaynağıyla", "mig-mag-welding"],
  ] as const)("%s", ([text, id]) => {
    expect(found(text)).toContain(id);
  });

  test.for(["ısı pompacı", "ısı pompalama", "uyum süreçlerinden sorumlu", "stok yönetim sistemi"])(
    "but nothing is found in “%s”",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test("Every term has an id of its own, a label in every language, and finds itself by each label", () => {
  expect(new Set(VOCABULARY.map((term) => term.id)).size).toBe(VOCABULARY.length);
  for (const term of VOCABULARY) {
    for (const language of LANGUAGES) expect(found(`, ${term.label[language]},`), term.label[language]).toContain(term.id);
  }
});

test("Fields and relations name terms that exist", () => {
  for (const field of FIELDS) for (const id of termsOf(field)) expect(termOf(id), `${field.id}: ${id}`).toBeDefined();
  for (const term of VOCABULARY) for (const id of shownBy(term.id)) expect(termOf(id), `${term.id}: ${id}`).toBeDefined();
});

test.for([
  ["Senior Frontend Engineer", "frontend"],
  ["Softwareentwicklerin", "software"],
  ["Pflegefachkraft", "nursing"],
  ["Responsable SEO", "marketing"],
  ["Kaynakçı", "welding"],
  ["Mozo de almacén", "logistics"],
  ["Head Chef", "kitchen"],
  ["Rechtsanwältin", "legal"],
  ["Muhasebe Uzmanı", "accounting"],
  ["Außendienstmitarbeiter im Vertrieb", "sales"],
] as const)("%s is a title of %s", ([title, field]) => {
  expect(fieldsIn(title).map(({ id }) => id)).toContain(field);
  expect(looksLikeTitle(title)).toBe(true);
});

test.for([
  ["b.sc. computer science", "bachelor"],
  ["yuksek lisans bilgisayar", "master"],
  ["lisans, isletme", "bachelor"],
  ["grado superior en electricidad", "vocational"],
  ["grado en marketing", "bachelor"],
  ["ausbildung zur kauffrau", "vocational"],
  ["diplom-kauffrau", "master"],
  ["abitur", "school"],
  ["phd in physics", "doctorate"],
  ["on lisans", "vocational"],
  ["tecnologo, sena", "vocational"],
  ["curso superior de tecnologia em redes", "vocational"],
  ["bacharelado em administracao", "bachelor"],
  ["eidg. fahigkeitszeugnis informatikerin", "vocational"],
  ["foundation degree in engineering", "vocational"],
  ["matric, soweto high", "school"],
  ["ensino medio completo", "school"],
] as const)("%s is a %s", ([text, level]) => {
  expect(degreesIn(text).map((degree) => degree.level)).toEqual([level]);
});
