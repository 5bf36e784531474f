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
  /** The page's language by default. */
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

/** Names of the platforms in their own spelling, in the order in which they are listed. */
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

/** The required text of the chosen source. */
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

/** The text to which the findings' positions refer: the pasted one, the posting's, or the written advert. */
export const textOf = ({ from, text }: Beginning, draft?: Draft): string =>
  from === "description" ? text.trim() : (draft?.fields.description ?? "");

/** A job to be written by hand, with the texts entered so far. */
export function byHand({ from, text, additional, brief }: Beginning): JobForm {
  if (from !== "brief") return emptyForm(text, additional);
  return { ...emptyForm(brief.notes), title: brief.title, technicalSkills: brief.skills };
}
