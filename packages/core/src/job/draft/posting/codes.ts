import type { EmploymentType, RemotePolicy } from "@candor/scoring";

/** Normalizes the spelling of platforms' codes: "FULL_TIME", "Full-time" and "fullTime" become equal. */
const folded = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/[^a-z]/g, "");

/** Specific kinds of employment first, then those that only state the hours. */
const KINDS: readonly (readonly [RegExp, EmploymentType])[] = [
  [/apprentic|ausbildung|auszubildend|azubi|aprendiz|ciraklik/, "apprenticeship"],
  [/^intern(?!a)|internship|praktik|practicas|becari|^staj/, "internship"],
  [/temporary|^temp$|seasonal|fixedterm|(?<!un)befristet|temporal|donemsel|gecici/, "temporary"],
  [/contractor|^contract$|freelanc|freiberuf|autonomo|selfemployed|serbest/, "contract"],
];
const HOURS: readonly (readonly [RegExp, EmploymentType])[] = [
  [/parttime|^part|teilzeit|mediajornada|jornadaparcial|tiempoparcial|yarizamanli|minijob/, "partTime"],
  [/fulltime|^full|vollzeit|completa|tamzamanli|permanent|festanstellung|unbefristet|indefinid|surekli/, "fullTime"],
];

/**
 * Maps a platform's words on employment to our code. With several, a specific kind comes first, then the first hours named;
 * undefined for unknown words.
 */
export function employmentTypeOf(...said: readonly (string | undefined)[]): EmploymentType | undefined {
  const all = said.flatMap((words) => (words ? [folded(words)] : []));
  for (const [pattern, type] of KINDS) if (all.some((words) => pattern.test(words))) return type;
  const hours = all.flatMap((words) =>
    HOURS.map(([pattern, type]) => ({ type, at: words.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at),
  );
  return hours[0]?.type;
}

const REMOTE: readonly (readonly [RegExp, RemotePolicy])[] = [
  [/hybrid|hibrid|hibrit/, "hybrid"],
  [/onsite|inoffice|^office|vorort|presencial|ofiste|isyeri/, "onSite"],
  [/remote|telecommut|homeoffice|teletrabajo|remoto|uzaktan/, "remote"],
];

/** Maps a platform's words on the workplace to our code; undefined for unknown words. */
export function remotePolicyOf(said: string | undefined): RemotePolicy | undefined {
  const words = folded(said ?? "");
  return REMOTE.find(([pattern]) => pattern.test(words))?.[1];
}

/** Maps a platform's flags on the workplace to our code. */
export function remotePolicyFrom({ remote, hybrid, onSite }: Readonly<Record<"remote" | "hybrid" | "onSite", boolean>>) {
  if (hybrid || (remote && onSite)) return "hybrid";
  if (remote) return "remote";
  return onSite ? "onSite" : undefined;
}
