import type { BodyOf } from "@candor/contract";
import type { Platform } from "@candor/core/job/link.info";
import type { Locale } from "../../../i18n/locale.ts";
import type { Draft } from "../../../recruiting/queries/jobs.ts";
import { emptyForm, type JobForm } from "./form.ts";

/** The source of a new job. */
export const SOURCES = ["description", "link", "brief"] as const;
export type Source = (typeof SOURCES)[number];

/** A few words, from which the advert is written. */
export interface BriefWords {
  title: string;
  seniority: string;
  skills: string[];
  notes: string;
  tone: "formal" | "friendly";
  /** That of the page, until another is chosen. */
  language?: Locale;
}

/** The texts of all three sources, each kept while another is chosen. */
export interface Beginning {
  from: Source;
  text: string;
  additional: string;
  url: string;
  brief: BriefWords;
}

export const EMPTY: Beginning = {
  from: "description",
  text: "",
  additional: "",
  url: "",
  brief: { title: "", seniority: "", skills: [], notes: "", tone: "formal" },
};

/** As platforms write their own names, in the order in which they are told. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  workable: "Workable",
  smartRecruiters: "SmartRecruiters",
  recruitee: "Recruitee",
  personio: "Personio",
  teamtailor: "Teamtailor",
  linkedin: "LinkedIn",
  indeed: "Indeed",
  stepstone: "StepStone",
  infojobs: "InfoJobs",
  kariyer: "Kariyer.net",
};

/** The words without which there is nothing to read: those of the chosen way. */
export const beginningOf = ({ from, text, url, brief }: Beginning): string =>
  ({ description: text, link: url, brief: brief.title })[from].trim();

/** The body of the call. `locale` is the page's. */
export function requestOf({ from, text, additional, url, brief }: Beginning, locale: Locale): BodyOf<"POST /api/job-drafts"> {
  const wishes = additional.trim() && { additionalRequirements: additional };
  if (from === "description") return { from, text: text.trim(), ...wishes };
  if (from === "link") return { from, url: url.trim(), ...wishes };
  const { title, seniority, skills, notes, tone, language = locale } = brief;
  return {
    from,
    title: title.trim(),
    ...(seniority.trim() && { seniority: seniority.trim() }),
    ...(skills.length > 0 && { skills }),
    ...(notes.trim() && { notes: notes.trim() }),
    tone,
    language,
  };
}

/** The text in which what was found has its places: the pasted one, that of the posting, or what was written. */
export const textOf = ({ from, text }: Beginning, draft?: Draft): string =>
  from === "description" ? text.trim() : (draft?.fields.description ?? "");

/** A job to be written by hand, begun with what is there already. */
export function byHand({ from, text, additional, brief }: Beginning): JobForm {
  if (from !== "brief") return emptyForm(text, additional);
  return { ...emptyForm(brief.notes), title: brief.title, technicalSkills: brief.skills };
}
