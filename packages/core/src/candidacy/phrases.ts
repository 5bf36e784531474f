import * as z from "zod/mini";
import { Actor } from "../kernel/actor.ts";
import { fn } from "../kernel/fn.ts";
import type { Locale } from "../kernel/limits.ts";
import { LOST, retry } from "../kernel/retry.ts";
import { PhrasesEntity } from "./phrases.entity.ts";
import { Reasons, TemplateEdit, type Info, type Template } from "./phrases.info.ts";

export * as Phrases from "./phrases.ts";

/** The reasons that an account begins with. None of them is about a person's protected facts. */
const FIRST_REASONS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Another candidate fits better",
    "Required skills not shown",
    "Too little experience",
    "Salary expectations too far apart",
    "Start date does not fit",
    "Place of work does not fit",
    "Withdrew the application",
    "Did not answer",
    "Position is filled",
  ],
  de: [
    "Andere Person passt besser",
    "Geforderte Kenntnisse nicht belegt",
    "Zu wenig Berufserfahrung",
    "Gehaltsvorstellungen zu weit auseinander",
    "Eintrittstermin passt nicht",
    "Arbeitsort passt nicht",
    "Bewerbung zurückgezogen",
    "Nicht mehr gemeldet",
    "Stelle ist besetzt",
  ],
  es: [
    "Otra persona encaja mejor",
    "No constan los conocimientos exigidos",
    "Poca experiencia",
    "Expectativas salariales muy distintas",
    "La fecha de incorporación no encaja",
    "El lugar de trabajo no encaja",
    "Retiró la candidatura",
    "No respondió",
    "Puesto cubierto",
  ],
  tr: [
    "Başka bir aday daha uygun",
    "İstenen beceriler belirtilmemiş",
    "Deneyim yetersiz",
    "Ücret beklentileri çok farklı",
    "Başlangıç tarihi uymuyor",
    "Çalışma yeri uymuyor",
    "Başvurusunu geri çekti",
    "Yanıt vermedi",
    "Pozisyon doldu",
  ],
};

/** Returns the account's reasons for rejections, at first some in the reader's language, and its own templates. */
export async function get(): Promise<Info> {
  const { data } = await PhrasesEntity.get({ accountId: Actor.accountId() }).go({ consistent: true });
  return { reasons: data?.reasons ?? [...FIRST_REASONS[Actor.member().locale]], letters: data?.letters ?? [] };
}

/** Returns the reasons and templates that the account itself has written. */
export async function written(): Promise<Partial<Info>> {
  const { data } = await PhrasesEntity.get({ accountId: Actor.accountId() }).go({ consistent: true });
  return { ...(data?.reasons && { reasons: data.reasons }), ...(data?.letters && { letters: data.letters }) };
}

/** Replaces the account's reasons. Rejections that were made keep their words. An empty list brings the first ones back. */
export const setReasons = fn(z.object({ reasons: Reasons }), async ({ reasons }): Promise<Info> => {
  const accountId = Actor.accountId();
  const all = [...new Set(reasons)];
  if (all.length > 0) await PhrasesEntity.upsert({ accountId, reasons: all }).go();
  else await PhrasesEntity.update({ accountId }).remove(["reasons"]).go();
  return get();
});

/** Keeps the account's own text for an occasion and a language, or forgets it. */
export const setTemplate = fn(TemplateEdit, async ({ letter, locale, own }): Promise<Info> => {
  const accountId = Actor.accountId();
  await retry("a change of templates", async () => {
    const { data } = await PhrasesEntity.get({ accountId }).go({ consistent: true });
    const others = (data?.letters ?? []).filter((one) => one.letter !== letter || one.locale !== locale);
    const letters: Template[] = own ? [...others, { letter, locale, ...own }] : others;
    const { rejected } = await PhrasesEntity.upsert({ accountId, letters })
      .where((stored, { eq, notExists }) => (data ? eq(stored.updatedAt, data.updatedAt) : notExists(stored.updatedAt)))
      .go({ returnOnConditionCheckFailure: true });
    return rejected ? LOST : undefined;
  });
  return get();
});
