import { expect, test } from "vitest";
import { isLetter } from "./letter.ts";
import * as cvs from "./testing/cvs.ts";

const letter = (text: string) => isLetter(cvs.documentOf(text));

const LETTERS: Readonly<Record<string, string>> = {
  "an English one with both addresses": `Ada Lovelace
12 Example Street
London
ada@post.example | +44 20 7946 0142

Brightlake Ltd
Human Resources
London, 14 November 2026

Application for the position of Senior Frontend Engineer

Dear Ms Berg,

I was delighted to find your advert for a senior frontend engineer on your site, because the work you
describe is what I have done with pleasure for the last seven years. At Tallyworks I rebuilt the invoicing
app in React and led a team of four.

I would be glad to bring this experience to Brightlake, and I can start on 1 February 2027.

Yours sincerely,

Ada Lovelace`,
  "a short one without a greeting by name": `To whom it may concern

Please find my application for the position of nurse enclosed with this letter. I have worked in hospitals
since my training and would be happy to tell you more about it in person.

Best regards
Bo Berg`,
  "one with a list of strengths and a heading": `Dear hiring team,

Your advert asks for somebody who can build a portal from nothing and keep it running for years to come.

Why me
• I have rebuilt two customer portals in React and TypeScript, both of them used by thousands of people
• I have led a team of four engineers and was responsible for everything they delivered to customers

I look forward to hearing from you.

Kind regards,
Ada Lovelace`,
  "a German one, with its enclosures": `Sabine Krüger · Lindenstraße 12 · 50674 Köln · Tel. 0221 98765432

Klinikum Rheinblick
Personalabteilung
50667 Köln

Köln, 14.11.2026

Bewerbung als Pflegefachkraft, Ihre Anzeige vom 03.11.2026

Sehr geehrte Damen und Herren,

mit großem Interesse habe ich Ihre Anzeige gelesen. Seit meiner Ausbildung arbeite ich auf der Intensivstation
und möchte meine Erfahrung nun in Ihrem Haus einbringen. Besonders reizt mich die Anleitung von Auszubildenden.

Über die Einladung zu einem persönlichen Gespräch freue ich mich sehr.

Mit freundlichen Grüßen

Sabine Krüger

Anlagen: Lebenslauf, Zeugnisse, Ausbildungsnachweis`,
  "a Swiss one, without ß": `Bewerbung als Buchhalter

Guten Tag Frau Meier

Ihre Stelle spricht mich an, weil sie Verantwortung für den gesamten Abschluss mit der Arbeit in einem kleinen
Team verbindet. In meiner heutigen Stelle betreue ich zwölf Mandate und bin für deren Abschlüsse verantwortlich.

Freundliche Grüsse
Urs Frei`,
  "a familiar German one": `Liebes Team von Brightlake,

ich habe eure Anzeige gesehen und sofort gewusst, dass ich genau das machen möchte, was ihr darin beschreibt. Seit
fünf Jahren entwickle ich Oberflächen, die Menschen gern benutzen, und ich will das künftig bei euch tun.

Viele Grüße
Jo`,
  "a Spanish one": `Madrid, 14 de noviembre de 2026

Estimada señora García:

Me dirijo a usted en relación con la oferta de empleo publicada en su página web para el puesto de enfermera. Desde
hace ocho años trabajo en urgencias y me gustaría aportar esta experiencia a su hospital.

Quedo a su disposición para una entrevista y le agradezco de antemano su atención.

Atentamente,

Lucía Núñez`,
  "another Spanish one": `A quien corresponda:

Adjunto mi currículum para la vacante de camarero que han publicado. He trabajado en tres restaurantes del centro y
conozco bien el servicio de mesa, la barra y el trato con clientes de otros países.

Reciban un cordial saludo,
Pablo Ruiz`,
  "a Turkish one": `Sayın Yetkili,

İlanınızda belirtilen kıdemli yazılım mühendisi pozisyonu için başvuruda bulunmak istiyorum. Yedi yıldır müşteri
portalları geliştiriyorum ve son üç yıldır dört kişilik bir ekibi yönetiyorum. Deneyimimi şirketinizde kullanmak isterim.

Görüşme davetinizi bekler, iyi çalışmalar dilerim.

Saygılarımla,
Şule Işık`,
  "another Turkish one": `İlgili makama,

Hastanenizde açılan hemşire kadrosu için başvurumu ekte bilgilerinize sunuyorum. Uzun yıllardır yoğun bakımda çalışıyorum
ve yeni mezun hemşirelere rehberlik ediyorum. Bu deneyimi sizinle sürdürmekten mutluluk duyarım.

Saygılarımı sunarım.
Elif Can`,
};

test.for(Object.entries(LETTERS))("%s is a letter", ([, text]) => {
  expect(letter(text)).toBe(true);
});

const { documentOf: _, ...CVS } = cvs;

test.for(Object.entries(CVS))("%s is a CV, also with a letter's words around it", ([, text]) => {
  for (const [greeting, leave] of [
    ["", ""],
    ["Dear hiring team,", ""],
    [
      "Dear hiring team,\nI would like to work for you, and here is what I have done in my career up to now.",
      "Kind regards\nAda",
    ],
    ["Sehr geehrte Damen und Herren,", "Mit freundlichen Grüßen"],
    ["", "Saygılarımla"],
    ["Hola, soy Ada y me dedico a construir portales que la gente usa con gusto cada día.", "Un saludo"],
  ]) {
    expect(letter([greeting, text, leave].join("\n"))).toBe(false);
  }
});

test("a letter and a CV in one file are a CV", () => {
  for (const text of Object.values(LETTERS)) expect(letter(`${text}\n\n${cvs.MARA}`)).toBe(false);
});

test.for([
  [
    "a profile in sentences, with a greeting, and no more than where somebody worked",
    "Hi, I'm Ada.\nI build portals that people like to use, and I have done so for many years in several companies.\nTallyworks, Berlin, 2019 – present\nBrückner Reisen, Hamburg, 2015 - 2019\nExample AG, Bonn, 2012 – 2015\nOther GmbH, Köln, 2010 - 2012",
  ],
  [
    "sentences that greet nobody and take no leave",
    "Ada Lovelace\nI have built portals for many years, and I have led teams of four to twelve engineers in two countries.\nWhat I like most is to see people use what we have made, and to hear from them what they miss in it.",
  ],
  [
    "a love of detail",
    "Ada Lovelace\nLiebe zum Detail\nHerzlich im Umgang mit Menschen\nErzieherin in Köln seit vielen Jahren, mit Freude an der Arbeit und am Gespräch mit den Eltern der Kinder",
  ],
  ["hardly anything", "Dear Sir,\nplease call me.\nKind regards"],
])("%s is no letter", ([, text]) => {
  expect(letter(text!)).toBe(false);
});
