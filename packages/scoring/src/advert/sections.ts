import type { Importance } from "../criterion.info.ts";
import { flat, tokensOf } from "../text/fold.ts";
import { partAnnounced, partSaid } from "./parts.ts";
import { contentWords } from "../text/words.ts";
import { termsIn } from "../vocabulary/index.ts";
import { importanceSaid } from "./wording.ts";
import { BULLET, linesOf, statementsOf, sentencesIn, trimmed, type Span } from "../text/lines.ts";

/**
 * Subject of a part of an advert. `must`: "Requirements"; `profile`: "What you bring", musts unless the list grades its lines itself; `nice`;
 * `tasks`; `offer` and `company` ask for nothing; `open`: no heading.
 */
export type AdvertPart = "must" | "profile" | "nice" | "tasks" | "offer" | "company" | "soft" | "open";

export interface AdvertSentence extends Span {
  readonly part: AdvertPart;
  readonly isItem: boolean;
  /** The first line of the text. */
  readonly isFirst: boolean;
}

const HEADINGS: Record<Exclude<AdvertPart, "open">, string> = {
  must: "you must have;we need;you'll need;requirements;requirement;required;required skills;must have;must haves;must-have;minimum requirements;essential;essential skills;essential criteria;minimum qualifications;required qualifications;anforderungen;voraussetzungen;erforderlich;muss;muss kriterien;anforderungsprofil;unsere anforderungen;notwendige qualifikationen;requisitos;requisitos minimos;imprescindible;requisitos imprescindibles;requerimientos;aranan nitelikler;gereksinimler;gerekli nitelikler;sartlar;zorunlu;basvuru sartlari;aranan ozellikler;education;formacion;ausbildung;experience;experiencia;languages;idiomas;sprachen;diller;egitim;deneyim;skills;technologies;tech stack;kenntnisse;conocimientos",
  profile:
    "your profile;profile;about you;what you'll bring;what you’ll bring;your skills;your experience;your background;what you should bring;who we are looking for;who we're looking for;you are;you should have;we are looking for someone who;du hast;du bist;du verfugst uber;sie haben;sie sind;sie verfugen uber;was wir uns wunschen;wir wunschen uns;das wunschen wir uns;fachliche voraussetzungen;fachliche anforderungen;personliche voraussetzungen;ihre qualifikation;ihre qualifikationen;deine qualifikation;deine qualifikationen;dein background;was brauchst du;que pedimos;que necesitamos;tienes;perfil buscado;perfil del candidato;te pedimos;esperamos de ti;necesitamos;nelere ihtiyacin var;sende aradigimiz ozellikler;aradigimiz ozellikler;aranan profil;aradigimiz profil;profilin;beklediklerimiz;senden beklediklerimiz;sizden beklediklerimiz;aradiklarimiz;adayda aradiklarimiz;adaylarda aranan ozellikler;pedimos;lo que pedimos;que pedimos;buscamos a alguien con;tu experiencia;lo que traes;lo que necesitas;aranan kriterler;kriterler;adayda aranan nitelikler;sizde aradigimiz ozellikler;beklentiler;who you are;what you bring;what you will bring;what you will need;what you'll need;what we are looking for;what we look for;what we expect;we are looking for;qualifications;you have;you bring;what you need;ihr profil;dein profil;profil;das bringen sie mit;das bringst du mit;was sie mitbringen;was du mitbringst;sie bringen mit;du bringst mit;qualifikationen;qualifikation;das zeichnet sie aus;das zeichnet dich aus;uber sie;uber dich;wir erwarten;was wir erwarten;damit uberzeugen sie;damit punktest du;womit sie uns uberzeugen;tu perfil;perfil;que buscamos;lo que buscamos;que necesitas;que esperamos de ti;que aportas;perfil requerido;buscamos;beklentilerimiz;sizden beklentilerimiz;aday profili;genel nitelikler;genel nitelikler ve is tanimi;nitelikler;aradigimiz nitelikler;sende aradiklarimiz;sizde aradiklarimiz;ne bekliyoruz;kimi ariyoruz",
  nice: "nice to have;nice to haves;nice-to-have;bonus;bonus points;plus;preferred;preferred qualifications;preferred skills;desirable;desirable skills;optional;good to have;would be a plus;it is a plus;schon ware;wunschenswert;von vorteil;idealerweise;optional;das ware schon;pluspunkte;nice to have kenntnisse;gerne auch;deseable;se valorara;se valora;valorable;valoraremos;requisitos deseables;opcional;tercihen;tercih sebebi;tercih edilen nitelikler;arti;artilar;tercih nedeni;avantaj saglayan nitelikler",
  tasks:
    "responsibilities;key responsibilities;your responsibilities;your tasks;tasks;duties;main duties;your role;the role;role;job description;what you will do;what you'll do;your mission;your job;in this role;day to day;aufgaben;ihre aufgaben;deine aufgaben;aufgabengebiet;das erwartet sie;das erwartet dich;was sie erwartet;was dich erwartet;ihr aufgabengebiet;tatigkeiten;ihre tatigkeiten;das machen sie;das machst du;stellenbeschreibung;funciones;responsabilidades;tareas;que haras;tus funciones;tu mision;descripcion del puesto;tus responsabilidades;funciones principales;gorev tanimi;gorevler;sorumluluklar;is tanimi;gorev ve sorumluluklar;neler yapacaksiniz;neler yapacaksin;yapilacak isler;isin tanimi",
  offer:
    "benefits;perks;we offer;bei uns;was dich erwartet bei uns;deine benefits;ihre benefits;freu dich auf;darauf konnen sie sich freuen;entlohnung;verdienst;wir zahlen;working hours;arbeitszeit;arbeitszeiten;horario;salario;calisma saatleri;equal opportunity;diversity;what we offer;our offer;what you get;why join us;why us;compensation;salary;wir bieten;wir bieten ihnen;das bieten wir;was wir bieten;unser angebot;ihre vorteile;deine vorteile;leistungen;gehalt;das bieten wir ihnen;das bieten wir dir;ofrecemos;que ofrecemos;te ofrecemos;se ofrece;beneficios;condiciones;nuestra oferta;sunduklarimiz;neler sunuyoruz;biz ne sunuyoruz;yan haklar;size sunduklarimiz;sunulan imkanlar;imkanlar;how to apply;contact;kontakt;bewerbung;so bewerben sie sich;contacto;basvuru;iletisim",
  company:
    "about us;about the company;about the role;about;uber das unternehmen;wir sind;somos;biz;who we are;the company;our company;uber uns;wer wir sind;das unternehmen;das sind wir;unternehmen;sobre nosotros;quienes somos;la empresa;sobre la empresa;hakkimizda;biz kimiz;sirket hakkinda;sirketimiz",
  soft: "soft skills;personal skills;personality;values;culture;our culture;personliche kompetenzen;personlichkeit;werte;kultur;competencias personales;habilidades personales;valores;cultura;kisisel ozellikler;degerlerimiz;kultur ve degerler",
};
const LEAD = new Set(["our", "your", "unsere", "unser"]);
const nameOf = (text: string): string => {
  const words = tokensOf(text).map((token) => token.fold);
  return (LEAD.has(words[0] ?? "") ? words.slice(1) : words).join(" ");
};
const PART_OF = new Map(
  Object.entries(HEADINGS).flatMap(([part, names]) =>
    names.split(";").flatMap((name) => [
      [nameOf(name), part as AdvertPart] as const,
      [
        tokensOf(name)
          .map((token) => token.fold)
          .join(" "),
        part as AdvertPart,
      ] as const,
    ]),
  ),
);

const partOf = (words: string): AdvertPart | undefined =>
  PART_OF.get(nameOf(words)) ??
  PART_OF.get(
    tokensOf(words)
      .map((token) => token.fold)
      .join(" "),
  );

const MAX_HEADING_WORDS = 8;

/** Default importance of a part's lines; undefined where only their own words can make them requirements. */
export const importanceOfPart = (part: AdvertPart): Importance | undefined =>
  ({ must: "must", profile: "should", nice: "nice" } as const)[part as "must"] ?? undefined;

/** The advert cut into sentences, each with the part it stands in. Headings stand on their own lines or before a colon. */
export const advertSentences = (text: string): AdvertSentence[] => {
  const lines = linesOf(text);
  const isHeading = (line: Span): boolean => headingOf(text, line) !== undefined;
  const sentences: AdvertSentence[] = [];
  let part: AdvertPart = "open";
  let partEndsAtGap = false;
  let previousEnd = 0;
  const statements = statementsOf(text, lines, isHeading);
  for (const [index, statement] of statements.entries()) {
    const isItem = BULLET.test(text.slice(statement.start, statement.end));
    // A paragraph after the items of a list does not belong to the list, unless it is an item, too.
    const isGap = /\n\s*\n/.test(text.slice(previousEnd, statement.start));
    if (partEndsAtGap && isGap && !isItem) part = "open";
    const heading = headingOf(text, statement);
    let start = statement.start;
    let own: AdvertPart = part;
    if (heading) {
      own = heading.part;
      start = heading.end;
      // "Required: A, B, C." is valid for its line; a heading on a line of its own for the lines below.
      if (!heading.hasContent) [part, partEndsAtGap] = [own, false];
    }
    partEndsAtGap ||= isItem;
    const bullet = BULLET.exec(text.slice(start, statement.end))?.[0].length ?? 0;
    const rest = trimmed(text, { start: start + bullet, end: statement.end });
    const said = flat(text.slice(rest.start, rest.end));
    const next = statements[index + 1];
    const isTitleOfList =
      !isItem &&
      index > 0 &&
      next !== undefined &&
      BULLET.test(text.slice(next.start, next.end)) &&
      (isShortLine(said) || (said.length <= 80 && importanceSaid(said) !== undefined && !/[.;]/.test(said)));
    const announced = !heading && !isItem && (said.endsWith(":") || isTitleOfList) ? partAnnounced(said) : undefined;
    if (announced) [part, partEndsAtGap, own] = [announced, false, announced];
    else if (!heading && isTitleOfList) [part, partEndsAtGap] = ["open", false];
    // A list without an introduction is the list of requirements.
    else if (own === "open" && isItem) own = "profile";
    const isOnlyTitle = announced !== undefined && isTitleOfList && termsIn(text.slice(rest.start, rest.end)).length === 0;
    for (const sentence of isOnlyTitle ? [] : labelledParts(text, rest)) {
      const spoken = partSaid(flat(text.slice(sentence.span.start, sentence.span.end)));
      const inside = sentence.part ?? own;
      sentences.push({ ...sentence.span, part: spoken ?? inside, isItem, isFirst: index === 0 });
    }
    previousEnd = statement.end;
  }
  return sentences;
};

const isShortLine = (said: string): boolean => said.length <= 60 && tokensOf(said).length <= 6 && !/[.,;]/.test(said);

/** Splits "Education: BSc." and "Nice to have: Redis." within a line into parts. */
const labelledParts = (text: string, line: Span): { span: Span; part: AdvertPart | undefined }[] =>
  sentencesIn(text, line)
    .filter(({ start, end }) => end > start)
    .map((sentence) => {
      const heading = headingOf(text, sentence);
      return heading?.hasContent
        ? { span: trimmed(text, { start: heading.end, end: sentence.end }), part: heading.part }
        : { span: sentence, part: undefined };
    });

/** The importance of a label in free words: "Schön, aber kein Muss: SAP", "Artı sayılır: forklift". */
const partLabelled = (label: string): AdvertPart | undefined => {
  if (/\n/.test(label) || termsIn(label).length > 0 || contentWords(label).length > MAX_LABEL_WORDS) return undefined;
  return ({ must: "must", nice: "nice", should: undefined } as const)[importanceSaid(flat(label)) ?? "should"];
};
const MAX_LABEL_WORDS = 4;

const headingOf = (text: string, line: Span): { part: AdvertPart; end: number; hasContent: boolean } | undefined => {
  const words = text.slice(line.start, line.end);
  const bare = words.replace(/^[#*_\s]+|(?<![*_\s])[*_\s]+$/g, "");
  if (!/[:,;.]\s*\S/.test(bare) && tokensOf(bare).length <= MAX_HEADING_WORDS && !BULLET.test(words)) {
    const part = partOf(bare);
    if (part) return { part, end: line.end, hasContent: false };
  }
  const colon = words.indexOf(":");
  if (colon === -1 || tokensOf(words.slice(0, colon)).length > MAX_HEADING_WORDS) return undefined;
  const label = words.slice(0, colon).replace(BULLET, "");
  const part =
    partOf(label) ??
    partLabelled(label) ??
    (/\n/.test(label) ? undefined : partOf(flat(label).replace(/^(?:und|and|y|ve)\s+/, "")));
  if (!part) return undefined;
  const hasContent = /\S/.test(words.slice(colon + 1));
  return { part, end: line.start + colon + 1, hasContent };
};
