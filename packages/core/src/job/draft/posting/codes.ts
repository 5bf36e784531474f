import type { EmploymentType, RemotePolicy } from "@candor/scoring";

/** Platforms' words and codes in one spelling: "FULL_TIME", "Full-time" and "fullTime" are one. */
const folded = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/[^a-z]/g, "");

/** Kinds that say more than the hours do, and those that say the hours. */
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

/** The code for a platform's words on employment, the first hours named where there are several; undefined for words nobody knows. */
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

/** The code for a platform's words on where the work is done; undefined where they say nothing known. */
export function remotePolicyOf(said: string | undefined): RemotePolicy | undefined {
  const words = folded(said ?? "");
  return REMOTE.find(([pattern]) => pattern.test(words))?.[1];
}

/** Of platforms that say yes or no to each. */
export function remotePolicyFrom({ remote, hybrid, onSite }: Readonly<Record<"remote" | "hybrid" | "onSite", boolean>>) {
  if (hybrid || (remote && onSite)) return "hybrid";
  if (remote) return "remote";
  return onSite ? "onSite" : undefined;
}
