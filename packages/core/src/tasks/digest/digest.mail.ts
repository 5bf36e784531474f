import type { Locale } from "../../account/account.info.ts";
import { letter } from "../../kernel/mail/letter.ts";
import { translator, type Catalogue, type Values } from "../../kernel/translate.ts";

/** New applications of one job. */
export interface JobNews {
  readonly jobId: string;
  readonly title: string;
  /** Best first. */
  readonly candidates: readonly {
    readonly cvId: string;
    readonly name: string | undefined;
    readonly score: number | undefined;
  }[];
}

interface Content {
  readonly jobs: readonly JobNews[];
  /** "https://candor.example" */
  readonly site: string;
  /** Token of the link that switches the mail off. */
  readonly token: string;
}

/** Most names per job and most jobs listed; the rest is given as a number, because a mail is read at a glance. */
const NAMES_SHOWN = 10;
const JOBS_SHOWN = 20;

const TEMPLATES = {
  en: {
    applications_one: "1 new application",
    applications_other: "{{count, number}} new applications",
    lead_one: "Somebody has applied since the last summary.",
    lead_other: "These people have applied since the last summary.",
    score: "score {{score}}",
    unnamed: "Name not found",
    more: "and {{count, number}} more",
    moreJobs_one: "And 1 more job",
    moreJobs_other: "And {{count, number}} more jobs",
    button: "See all jobs",
    closing: "You get this summary at most once a day, at 7:00 UTC, when somebody has applied.",
    off: "Switch the daily summary off",
  },
  de: {
    applications_one: "1 neue Bewerbung",
    applications_other: "{{count, number}} neue Bewerbungen",
    lead_one: "Seit der letzten Übersicht ist eine Bewerbung eingegangen.",
    lead_other: "Seit der letzten Übersicht sind diese Bewerbungen eingegangen.",
    score: "Score {{score}}",
    unnamed: "Name nicht gefunden",
    more: "und {{count, number}} weitere",
    moreJobs_one: "Und 1 weitere Stelle",
    moreJobs_other: "Und {{count, number}} weitere Stellen",
    button: "Alle Stellen ansehen",
    closing: "Sie erhalten diese Übersicht höchstens einmal am Tag, um 7:00 Uhr UTC, wenn Bewerbungen eingegangen sind.",
    off: "Tägliche Übersicht abschalten",
  },
  es: {
    applications_one: "1 candidatura nueva",
    applications_other: "{{count, number}} candidaturas nuevas",
    lead_one: "Ha llegado una candidatura desde el último resumen.",
    lead_other: "Estas candidaturas han llegado desde el último resumen.",
    score: "puntuación {{score}}",
    unnamed: "Nombre no encontrado",
    more: "y {{count, number}} más",
    moreJobs_one: "Y 1 oferta más",
    moreJobs_other: "Y {{count, number}} ofertas más",
    button: "Ver todas las ofertas",
    closing: "Recibes este resumen como mucho una vez al día, a las 7:00 UTC, cuando han llegado candidaturas.",
    off: "Desactivar el resumen diario",
  },
  tr: {
    applications_one: "{{count}} yeni başvuru",
    applications_other: "{{count, number}} yeni başvuru",
    lead_one: "Son özetten bu yana bir başvuru geldi.",
    lead_other: "Son özetten bu yana şu başvurular geldi.",
    score: "puan {{score}}",
    unnamed: "Ad bulunamadı",
    more: "ve {{count, number}} kişi daha",
    moreJobs_one: "Ve {{count}} ilan daha",
    moreJobs_other: "Ve {{count, number}} ilan daha",
    button: "Tüm ilanları gör",
    closing: "Bu özet, başvuru geldiğinde günde en fazla bir kez, saat 07:00 UTC’de gönderilir.",
    off: "Günlük özeti kapat",
  },
} as const satisfies Catalogue;

const translate = translator(TEMPLATES);

/**
 * Returns subject, text, HTML and headers of the mail about new applications. One click in a mail program unsubscribes (RFC
 * 8058).
 */
export function digestMail(locale: Locale, { jobs, site, token }: Content) {
  const say = (key: Parameters<typeof translate>[1], values?: Values) => translate(locale, key, values);
  const base = locale === "en" ? site : `${site}/${locale}`;
  const count = jobs.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const shown = jobs.slice(0, JOBS_SHOWN);
  return {
    subject: shown.length === 1 ? `${say("applications", { count })}: ${shown[0]!.title}` : say("applications", { count }),
    headers: {
      "List-Unsubscribe": `<${site}/api/digest/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...letter({
      locale,
      lines: [say("lead", { count })],
      lists: shown.map(({ jobId, title, candidates }) => ({
        heading: `${title}: ${say("applications", { count: candidates.length })}`,
        url: `${base}/dashboard/jobs/${jobId}`,
        items: candidates.slice(0, NAMES_SHOWN).map(({ cvId, name, score }) => ({
          text: [name ?? say("unnamed"), ...(score === undefined ? [] : [say("score", { score })])].join(", "),
          url: `${base}/dashboard/jobs/${jobId}/${cvId}`,
        })),
        ...(candidates.length > NAMES_SHOWN && { rest: say("more", { count: candidates.length - NAMES_SHOWN }) }),
      })),
      ...(jobs.length > shown.length && { after: say("moreJobs", { count: jobs.length - shown.length }) }),
      button: { label: say("button"), url: `${base}/dashboard/jobs` },
      closing: say("closing"),
      last: { label: say("off"), url: `${base}/public/summary/${token}` },
    }),
  };
}
