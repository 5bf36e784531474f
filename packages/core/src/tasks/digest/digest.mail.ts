import type { Locale } from "../../account/account.info.ts";
import { letter } from "../../kernel/mail/letter.ts";

/** What is told of one job. */
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
  /** Switches the mail off. */
  readonly token: string;
}

/** More names of one job, and more jobs, are a number: a mail is read at a glance. */
const NAMES_SHOWN = 10;
const JOBS_SHOWN = 20;

const TEXTS = {
  en: {
    applications: (count: number) => (count === 1 ? "1 new application" : `${number("en", count)} new applications`),
    lead: (count: number) =>
      count === 1 ? "Somebody has applied since the last summary." : "These people have applied since the last summary.",
    score: (score: number) => `score ${score}`,
    unnamed: "Name not found",
    more: (count: number) => `and ${number("en", count)} more`,
    moreJobs: (count: number) => (count === 1 ? "And 1 more job" : `And ${number("en", count)} more jobs`),
    button: "See all jobs",
    closing: "You get this summary at most once a day, at 7:00 UTC, when somebody has applied.",
    off: "Switch the daily summary off",
  },
  de: {
    applications: (count: number) => (count === 1 ? "1 neue Bewerbung" : `${number("de", count)} neue Bewerbungen`),
    lead: (count: number) =>
      count === 1
        ? "Seit der letzten Übersicht ist eine Bewerbung eingegangen."
        : "Seit der letzten Übersicht sind diese Bewerbungen eingegangen.",
    score: (score: number) => `Score ${score}`,
    unnamed: "Name nicht gefunden",
    more: (count: number) => `und ${number("de", count)} weitere`,
    moreJobs: (count: number) => (count === 1 ? "Und 1 weitere Stelle" : `Und ${number("de", count)} weitere Stellen`),
    button: "Alle Stellen ansehen",
    closing: "Sie erhalten diese Übersicht höchstens einmal am Tag, um 7:00 Uhr UTC, wenn Bewerbungen eingegangen sind.",
    off: "Tägliche Übersicht abschalten",
  },
  es: {
    applications: (count: number) => (count === 1 ? "1 candidatura nueva" : `${number("es", count)} candidaturas nuevas`),
    lead: (count: number) =>
      count === 1
        ? "Ha llegado una candidatura desde el último resumen."
        : "Estas candidaturas han llegado desde el último resumen.",
    score: (score: number) => `puntuación ${score}`,
    unnamed: "Nombre no encontrado",
    more: (count: number) => `y ${number("es", count)} más`,
    moreJobs: (count: number) => (count === 1 ? "Y 1 empleo más" : `Y ${number("es", count)} empleos más`),
    button: "Ver todos los empleos",
    closing: "Recibes este resumen como mucho una vez al día, a las 7:00 UTC, cuando han llegado candidaturas.",
    off: "Desactivar el resumen diario",
  },
  tr: {
    applications: (count: number) => `${number("tr", count)} yeni başvuru`,
    lead: (count: number) =>
      count === 1 ? "Son özetten bu yana bir başvuru geldi." : "Son özetten bu yana şu başvurular geldi.",
    score: (score: number) => `puan ${score}`,
    unnamed: "Ad bulunamadı",
    more: (count: number) => `ve ${number("tr", count)} kişi daha`,
    moreJobs: (count: number) => `Ve ${number("tr", count)} ilan daha`,
    button: "Tüm ilanları gör",
    closing: "Bu özet, başvuru geldiğinde günde en fazla bir kez, saat 07:00 UTC'de gönderilir.",
    off: "Günlük özeti kapat",
  },
} as const;

const number = (locale: Locale, count: number): string => count.toLocaleString(locale);

/** Subject, text, HTML and headers of the mail that tells of new applications. One click in a mail program ends it (RFC 8058). */
export function digestMail(locale: Locale, { jobs, site, token }: Content) {
  const texts = TEXTS[locale];
  const base = locale === "en" ? site : `${site}/${locale}`;
  const count = jobs.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const shown = jobs.slice(0, JOBS_SHOWN);
  return {
    subject: shown.length === 1 ? `${texts.applications(count)}: ${shown[0]!.title}` : texts.applications(count),
    headers: {
      "List-Unsubscribe": `<${site}/api/digest/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...letter({
      locale,
      lines: [texts.lead(count)],
      lists: shown.map(({ jobId, title, candidates }) => ({
        heading: `${title}: ${texts.applications(candidates.length)}`,
        url: `${base}/dashboard/jobs/${jobId}`,
        items: candidates.slice(0, NAMES_SHOWN).map(({ cvId, name, score }) => ({
          text: [name ?? texts.unnamed, ...(score === undefined ? [] : [texts.score(score)])].join(", "),
          url: `${base}/dashboard/jobs/${jobId}/${cvId}`,
        })),
        ...(candidates.length > NAMES_SHOWN && { rest: texts.more(candidates.length - NAMES_SHOWN) }),
      })),
      ...(jobs.length > shown.length && { after: texts.moreJobs(jobs.length - shown.length) }),
      button: { label: texts.button, url: `${base}/dashboard/jobs` },
      closing: texts.closing,
      last: { label: texts.off, url: `${base}/public/summary/${token}` },
    }),
  };
}
