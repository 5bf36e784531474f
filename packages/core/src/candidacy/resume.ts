import type { Profile } from "@candor/scoring";
import type { Stage } from "./candidate.info.ts";

/** Fields of the document that come from the candidacy, not from the CV. */
interface Standing {
  readonly cvId: string;
  readonly fullName?: string;
  readonly jobTitle?: string;
  readonly location?: string;
  readonly score: number | undefined;
  readonly stage: Stage;
  readonly source: string;
  readonly appliedAt: string;
}

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * Builds a document of https://jsonresume.org/schema, version 1.0.0, from a profile; the product's own fields are under `meta`.
 * Profiles contain no protected facts such as age or gender, so the document contains none.
 */
export function resumeOf(profile: Profile, standing: Standing) {
  const { cvId, fullName, jobTitle, location, score, stage, source, appliedAt } = standing;
  const [skills, tools] = [profile.technicalSkills, profile.toolsAndSoftware];
  return {
    $schema: SCHEMA,
    basics: {
      ...(fullName && { name: fullName }),
      ...(jobTitle && { label: jobTitle }),
      ...(profile.email && { email: profile.email.value }),
      ...(profile.phone && { phone: profile.phone.value }),
      ...(location && { location: { city: location } }),
      ...(profile.links.length > 0 && { profiles: profile.links.map(profileOf) }),
    },
    work: profile.roles.map(({ title, employer, startsOn, endsOn }) => ({
      ...(employer && { name: employer }),
      position: title,
      startDate: startsOn,
      ...(endsOn && { endDate: endsOn }),
    })),
    education: profile.educationLevel ? [{ studyType: profile.educationLevel.value }] : [],
    skills: [...skills, ...tools].map(({ value }) => ({ name: value })),
    languages: profile.languages.map(({ value, level }) => ({ language: value, ...(level && { fluency: level }) })),
    certificates: profile.certifications.map(({ value }) => ({ name: value })),
    meta: {
      version: "v1.0.0",
      lastModified: appliedAt.slice(0, 19),
      candor: { cvId, score: score ?? null, stage, source, appliedAt },
    },
  };
}

/** Parses a link of a CV; many are written without their scheme. */
function profileOf(link: string): { network: string; url: string } {
  const url = /^https?:\/\//iu.test(link) ? link : `https://${link}`;
  return { network: url.replace(/^https?:\/\/(?:www\.)?/iu, "").split(/[/?#]/u, 1)[0]!, url };
}
