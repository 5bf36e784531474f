import { flat, tokensOf } from "../text/fold.ts";
import { BULLET, linesOf, type Span } from "../text/lines.ts";
import { termsIn } from "../vocabulary/index.ts";
import { languagesNamedIn } from "../vocabulary/languages.ts";

export const SECTION_KINDS = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "projects",
  "certifications",
  "volunteering",
  "interests",
  "references",
  "publications",
  "personal",
  "contact",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number] | "head";

export interface Section extends Span {
  readonly kind: SectionKind;
  /** The heading's words; the content begins after them. Absent before the first heading. */
  readonly heading?: Span;
  /** A section on languages that does name spoken ones; nothing else in it is evidence. */
  readonly isSpoken?: boolean;
}

// Folded headings in the four languages.
const HEADINGS: Record<Exclude<SectionKind, "head">, string> = {
  summary:
    "profile;summary;about;about me;professional summary;personal statement;personal profile;professional profile;career summary;executive summary;objective;career objective;profil;kurzprofil;uber mich;zusammenfassung;personliches profil;berufsprofil;perfil;perfil profesional;resumen;resumen profesional;sobre mi;objetivo;objetivo profesional;extracto;ozet;hakkimda;kisisel ozet;kariyer hedefi;kariyer ozeti;profesyonel ozet;on yazi",
  experience:
    "experience;work experience;professional experience;employment;employment history;work history;career history;career;relevant experience;professional background;professional history;berufserfahrung;berufserfahrungen;beruflicher werdegang;berufliche erfahrung;berufliche laufbahn;berufspraxis;werdegang;praktische erfahrung;praktische erfahrungen;arbeitserfahrung;praktika;internships;experiencia;experiencia laboral;experiencia profesional;trayectoria;trayectoria profesional;trayectoria laboral;historial laboral;practicas;is deneyimi;is deneyimleri;is deneyimlerim;is tecrubesi;is tecrubeleri;deneyim;deneyimler;deneyimlerim;tecrube;mesleki deneyim;mesleki tecrube;calisma hayati;is gecmisi;kariyer;stajlar;staj",
  education:
    "education;academic background;education and training;academic qualifications;academic history;qualifications;ausbildung;bildung;studium;schulbildung;bildungsweg;akademische ausbildung;hochschulausbildung;schule und studium;ausbildung und studium;studium und ausbildung;akademischer werdegang;schulische ausbildung;formacion;formacion academica;educacion;estudios;titulacion;titulaciones;historial academico;egitim;egitim bilgileri;egitim durumu;ogrenim;ogrenim durumu;ogrenim bilgileri;akademik gecmis;egitim gecmisi",
  skills:
    "skills;technical skills;key skills;core skills;core competencies;competencies;expertise;areas of expertise;technologies;tech stack;technology;tools;tools and technologies;skills and tools;it skills;computer skills;professional skills;skill set;strengths;kenntnisse;fahigkeiten;kompetenzen;kernkompetenzen;fachkenntnisse;edv kenntnisse;it kenntnisse;edv;software;kenntnisse und fahigkeiten;fahigkeiten und kenntnisse;technische kenntnisse;technologien;qualifikationen;skills und tools;starken;habilidades;competencias;conocimientos;aptitudes;habilidades tecnicas;conocimientos tecnicos;competencias tecnicas;habilidades y competencias;conocimientos informaticos;informatica;tecnologias;herramientas;yetenekler;beceriler;yetkinlikler;teknik beceriler;teknik yetkinlikler;bilgisayar bilgisi;bilgisayar;bilgisayar programlari;bilgisayar becerileri;uzmanlik alanlari;yetenekler ve beceriler;teknolojiler;bilgi ve beceriler;beceri ve yetkinlikler;kisisel beceriler;mesleki beceriler",
  languages:
    "languages;language skills;language;foreign languages;sprachen;sprachkenntnisse;fremdsprachen;fremdsprachenkenntnisse;idiomas;lenguas;conocimientos de idiomas;diller;yabanci diller;yabanci dil;yabanci dil bilgisi;dil bilgisi;dil becerileri;dil",
  projects:
    "projects;personal projects;side projects;selected projects;key projects;open source;portfolio;projekte;ausgewahlte projekte;eigene projekte;proyectos;proyectos personales;proyectos destacados;projeler;kisisel projeler;projelerim",
  certifications:
    "certifications;certificates;certification;licenses;licences;licenses and certifications;licences and certifications;courses;training;courses and certifications;training and certifications;professional development;zertifikate;zertifizierungen;weiterbildung;weiterbildungen;fortbildung;fortbildungen;fort und weiterbildung;fort und weiterbildungen;zertifikate und weiterbildungen;kurse;scheine;certificaciones;certificados;cursos;formacion complementaria;cursos y certificaciones;cursos y certificados;otros cursos;licencias;sertifikalar;sertifikalarim;kurslar;kurslar ve sertifikalar;egitimler;seminer ve kurslar;sertifikalar ve kurslar;egitimler ve sertifikalar;belgeler",
  volunteering:
    "volunteering;volunteer work;volunteer experience;voluntary work;community work;ehrenamt;ehrenamtliches engagement;ehrenamtliche tatigkeit;engagement;soziales engagement;voluntariado;voluntariados;gonullu calismalar;gonulluluk;gonullu deneyim;sosyal sorumluluk",
  interests:
    "interests;hobbies;hobbies and interests;interests and hobbies;personal interests;activities;hobbys;interessen;hobbys und interessen;interessen und hobbys;freizeit;intereses;aficiones;aficiones e intereses;hobiler;ilgi alanlari;hobiler ve ilgi alanlari;ilgi alanlari ve hobiler",
  references: "references;referees;referenzen;referencias;referanslar;referans",
  publications:
    "publications;awards;honors;honours;awards and honors;honours and awards;patents;publikationen;veroffentlichungen;auszeichnungen;preise;publicaciones;premios;reconocimientos;logros;yayinlar;oduller;basarilar;oduller ve basarilar",
  personal:
    "personal details;personal information;personal data;personal;personliche daten;personliche angaben;angaben zur person;zur person;datos personales;informacion personal;kisisel bilgiler;kisisel bilgilerim;additional information;other;sonstiges;weitere angaben;weitere informationen;otros datos;informacion adicional;otros;diger;ek bilgiler;diger bilgiler",
  contact:
    "contact;contact details;contact information;get in touch;kontakt;kontaktdaten;kontaktinformationen;contacto;datos de contacto;informacion de contacto;iletisim;iletisim bilgileri;iletisim bilgilerim",
};

const JOINERS = new Set(["and", "und", "y", "e", "ve"]);
const KIND_OF = new Map(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.split(";").map((name) => [nameOf(name.split(" ")), kind as SectionKind] as const),
  ),
);
const LONGEST = Math.max(...[...KIND_OF.keys()].map((name) => name.split(" ").length));

function nameOf(words: readonly string[]): string {
  return words.filter((word) => !JOINERS.has(word)).join(" ");
}

/** The kind a whole line is the heading of: "BERUFSERFAHRUNG", "3. Skills & Tools:", "E D U C A T I O N". */
const headingKind = (line: string): SectionKind | undefined => {
  if (line.length > 60 || /[.,;@|]/.test(line.replace(/^\d+[.)]\s*/, ""))) return undefined;
  const words = tokensOf(line)
    .map((token) => token.fold)
    .filter((word) => !/^\d+$/.test(word));
  if (words.length === 0 || words.length > 7) return undefined;
  const spaced = words.every((word) => word.length === 1) ? [words.join("")] : words;
  const whole = KIND_OF.get(nameOf(spaced));
  if (whole) return whole;
  // "Skills & Languages", "Education / Certifications": two headings in one; the first tells.
  const [first, second] = line
    .split(/\s*(?:&|\/|\+|\band\b|\bund\b|\by\b|\bve\b)\s*/)
    .map((part) => KIND_OF.get(nameOf(tokensOf(part).map((token) => token.fold))));
  return first && second ? first : undefined;
};

interface Found extends Span {
  readonly kind: SectionKind;
  /** Where the content begins, if on the same line. */
  readonly hasContent: boolean;
  readonly isLabelled: boolean;
}

/** A heading with its content on the same line: "Skills: Java, SQL", "Idiomas Español (nativo)". */
const leadingHeading = (text: string, line: Span): Found | undefined => {
  const words = text.slice(line.start, line.end);
  const bullet = BULLET.exec(words)?.[0].length ?? 0;
  const tokens = tokensOf(words.slice(bullet, bullet + 60));
  for (let count = Math.min(LONGEST + 1, tokens.length); count > 0; count--) {
    const kind = KIND_OF.get(nameOf(tokens.slice(0, count).map((token) => token.fold)));
    if (!kind) continue;
    const end = line.start + bullet + tokens[count - 1]!.end;
    const rest = text.slice(end, line.end);
    const isLabelled = /^\s*:/.test(rest);
    const begins = /^\p{Lu}/u.test(words.slice(bullet)) && /^\s+[^\p{L}\s]*(?:[\p{Lu}\d]|\S+@)/u.test(rest);
    if (!/[\p{L}\d]/u.test(rest) || !(isLabelled || begins)) continue;
    return { kind, start: line.start, end: isLabelled ? end + rest.indexOf(":") + 1 : end, hasContent: true, isLabelled };
  }
  return undefined;
};

/**
 * The sections of a CV in order, the first without a heading. A heading on a line of its own decides; one followed by its content counts
 * with a colon, or where the document has no heading of that kind elsewhere.
 */
export const sectionsOf = (text: string): Section[] => {
  const lines = linesOf(text);
  const alone = new Map<number, Found>();
  const leading = new Map<number, Found>();
  for (const line of lines) {
    const words = text.slice(line.start, line.end);
    const kind = headingKind(words.replace(BULLET, ""));
    if (kind) alone.set(line.start, { kind, ...line, hasContent: false, isLabelled: false });
    else {
      const found = leadingHeading(text, line);
      if (found) leading.set(line.start, found);
    }
  }
  const standing = new Set([...alone.values()].map((heading) => heading.kind));
  const isInCapitals = [...alone.values()].every(({ start, end }) => isCapitals(text.slice(start, end)));

  const sections: { kind: SectionKind; start: number; end: number; heading?: Span }[] = [
    { kind: "head", start: 0, end: text.length },
  ];
  for (const line of lines) {
    const current = sections.at(-1)!;
    const heading = alone.get(line.start) ?? leading.get(line.start);
    if (!heading && isInCapitals && CLOSED.has(current.kind) && isUnknownHeading(text.slice(line.start, line.end))) {
      current.end = line.start;
      sections.push({ kind: "personal", start: line.end, end: text.length, heading: line });
    }
    if (!heading) continue;
    if (heading.hasContent && !opensSection(text, heading, line, current.kind, standing)) continue;
    // "Experience" standing alone inside experience is a sub-heading, not a new section.
    current.end = heading.start;
    sections.push({
      kind: heading.kind,
      start: heading.end,
      end: text.length,
      heading: { start: heading.start, end: heading.end },
    });
  }
  return sections
    .filter((section) => section.end > section.start)
    .map((section) =>
      section.kind === "languages" && languagesNamedIn(text.slice(section.start, section.end)).length > 0
        ? { ...section, isSpoken: true }
        : section,
    );
};

// Sections whose lines do not look like headings, so that an unknown heading can be told from them.
const CLOSED: ReadonlySet<SectionKind> = new Set(["languages", "interests", "references", "contact"]);

const isCapitals = (words: string): boolean => /\p{Lu}{2}/u.test(words) && words === words.toUpperCase();

/** In a document whose headings are in capitals, a short line in capitals that names nothing known. */
const isUnknownHeading = (words: string): boolean =>
  isCapitals(words) &&
  /^[\p{Lu}\s&/-]{4,40}$/u.test(words) &&
  words.split(/\s+/).length <= 4 &&
  termsIn(words).length === 0 &&
  languagesNamedIn(words).length === 0;

const opensSection = (
  text: string,
  heading: Found,
  line: Span,
  current: SectionKind,
  standing: ReadonlySet<SectionKind>,
): boolean => {
  // "Skills: Java" under a role belongs to the role; "Languages: Java, Python" among skills are no spoken languages.
  if (heading.isLabelled && heading.kind === "skills" && (current === "experience" || current === "projects")) return false;
  if (heading.kind === "languages" && languagesNamedIn(text.slice(heading.end, line.end)).length === 0) return false;
  if (heading.isLabelled)
    return current === "head" || current === "personal" || current === "contact" || !standing.has(heading.kind);
  // Without a colon, "Experience Designer" or "Training Manager" would be taken for headings: longer names only, or where nothing else can be meant.
  const words = tokensOf(text.slice(heading.start, heading.end)).length;
  const isSafe = words > 1 || ["languages", "contact", "skills", "summary", "education"].includes(heading.kind);
  return (
    isSafe &&
    !standing.has(heading.kind) &&
    !/\b(?:manager|designer|trainer|coach|consultant|berater|leiter|uzmani)/.test(
      flat(text.slice(heading.end, heading.end + 30)).split("\n")[0]!,
    )
  );
};

/** The section an offset lies in. */
export const sectionAt = (sections: readonly Section[], offset: number): Section =>
  sections.findLast((section) => section.start <= offset) ?? sections[0]!;
