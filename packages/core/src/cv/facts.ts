import type { Profile } from "@candor/scoring";
import type { CvCard } from "./cv.entity.ts";
import { Fact, type Corrections } from "./cv.info.ts";

/** A profile with what a person put right in it. What they wrote stands in no line of the CV. */
export function corrected(profile: Profile, corrections: Corrections | undefined): Profile {
  const written = Fact.options.flatMap((fact) => {
    const correction = corrections?.[fact];
    return correction ? [[fact, { value: correction.value, quote: null }] as const] : [];
  });
  return { ...profile, ...Object.fromEntries(written) };
}

/** What lists show of a CV, whatever job it stands in. */
export function cardOf({ fullName, jobTitle, location, technicalSkills }: Profile): CvCard {
  return {
    skills: technicalSkills.map(({ value }) => value),
    ...(fullName && { fullName: fullName.value }),
    ...(jobTitle && { jobTitle: jobTitle.value }),
    ...(location && { location: location.value }),
  };
}

/** A card with the name and the place of a profile; its other fields were read together with the results and stay. */
export function renamed<T extends CvCard>({ fullName: _, location: __, ...card }: T, { fullName, location }: Profile) {
  return { ...card, ...(fullName && { fullName: fullName.value }), ...(location && { location: location.value }) };
}
