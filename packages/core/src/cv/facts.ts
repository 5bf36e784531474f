import type { Profile } from "@candor/scoring";
import type { CvCard } from "./cv.entity.ts";
import { Fact, type Corrections } from "./cv.info.ts";

/** Returns a profile with its corrections. Corrected values have no quote, because no line of the CV contains them. */
export function corrected(profile: Profile, corrections: Corrections | undefined): Profile {
  const written = Fact.options.flatMap((fact) => {
    const correction = corrections?.[fact];
    return correction ? [[fact, { value: correction.value, quote: null }] as const] : [];
  });
  return { ...profile, ...Object.fromEntries(written) };
}

/** Returns the card of a CV, which lists show in every job. */
export function cardOf({ fullName, jobTitle, location, technicalSkills }: Profile): CvCard {
  return {
    skills: technicalSkills.map(({ value }) => value),
    ...(fullName && { fullName: fullName.value }),
    ...(jobTitle && { jobTitle: jobTitle.value }),
    ...(location && { location: location.value }),
  };
}

/** Replaces name and place of a card. Its other fields belong to the evaluation and stay. */
export function renamed<T extends CvCard>({ fullName: _, location: __, ...card }: T, { fullName, location }: Profile) {
  return { ...card, ...(fullName && { fullName: fullName.value }), ...(location && { location: location.value }) };
}
