import { expect } from "vitest";
import { pdfOf } from "../support/pdf.ts";
import { asRecruiter, url } from "../support/product.ts";

const CV = [
  "Nuria Salvatierra",
  "nuria@post.example",
  "Experiencia",
  "2019 - actualidad Técnica de instalaciones, Solano S.L., Huesca",
  "- Instalo bombas de calor en viviendas y reviso su funcionamiento cada otoño.",
  "Idiomas",
  "Español (nativo), inglés (B1)",
];

asRecruiter("a note under a quote names what is missing in the reader's language, not in the CV's", async (recruiter) => {
  const criterion = { id: "lang", kind: "language", text: "Turkish and Spanish", importance: "should", weight: 5 } as const;
  const { id: jobId } = await recruiter.openJob({ criteria: [criterion] });
  const { cvId } = await recruiter.upload(jobId, await pdfOf(CV));
  const headers = {
    cookie: recruiter.cookieHeader(),
    "accept-language": "de",
    "content-type": "application/json",
    origin: url(),
  };
  const page = await fetch(new URL(`/api/jobs/${jobId}/candidates/${cvId}`, url()), { headers });
  const body = JSON.stringify({ criteria: [criterion] });
  const search = await fetch(new URL(`/api/jobs/${jobId}/candidates/search`, url()), { method: "POST", headers, body });

  const missingIn = (marks: readonly { readonly note?: { readonly values: Record<string, unknown> } }[]) =>
    marks.flatMap(({ note }) => note?.values["missing"] ?? []);
  expect(missingIn(((await page.json()) as { marks: [] }).marks)).toEqual(["Türkisch"]);
  const { items } = (await search.json()) as { items: { marks: [] }[] };
  expect(items.flatMap(({ marks }) => missingIn(marks))).toEqual(["Türkisch"]);
});
