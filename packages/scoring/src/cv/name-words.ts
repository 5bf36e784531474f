import { flat } from "../text/fold.ts";
import type { Span } from "../text/lines.ts";
import { remembered } from "../text/remember.ts";

/** The span of the name. `parts` when its words stand apart, such as given name and family name with labels of their own; the span is then one of them. */
export interface Name extends Span {
  readonly parts?: readonly Span[];
}

export const PARTICLE =
  /^(?:von|van|der|den|de|del|la|las|los|y|e|i|da|do|dos|das|di|du|le|el|al|bin|bint|ben|ibn|abu|zu|zum|zur|vom|af|av|und|ten|ter|san|st|mac|mc|o'|freifrau|freiherr|graf|grafin)$/;

/** A particle that is a given name where it stands first: "Ben Miller", "Da Yu". */
const GIVEN = /^(?:Ben|BEN|Da|DA|Di|DI|Du|DU|Al|AL|Le|LE)$/;

const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|mx|miss|sir|dame|herr|frau|hr|fr|sr|sra|srta|don|dona|d|dna|bay|bayan|sn|lic|dipl|ing|mag|med|dent|vet|rer|nat|phil|iur|jur|habil|univ|bsc|msc|mba|phd|ma|ba|av|doc|uzm|op|inc)$/;

// Degrees and post-nominal letters after a name; "SMITH, JOHN" has none.
export const LETTERS =
  /^\s*,\s*(?:(?:CPA|ACCA|CFA|PMP|MBA|MSc|M\.Sc\.|BSc|B\.Sc\.|MA|M\.A\.|BA|B\.A\.|MEng|PhD|Ph\.D\.|MD|RN|BSN|JD|LL\.?M\.?|PE|CSM)[\s,]*)+$/;

const NO_NAME =
  /\b(?:curriculum|vitae|resume|lebenslauf|bewerbung\p{L}*|bewerber\p{L}*|hoja de vida|ozgecmis|cv|page|seite|pagina|sayfa|university|universitat|universidad|universitesi|school|hospital|group|company|street|strasse|references|confidential|available|born|geboren|e-?posta|e-?mail|telefon\p{L}*|adres\p{L}*|iletisim|kontakt|contact\p{L}*|europass|portfolio|linkedin|profile|profil|perfil|driving|licen[cs]e|civil|cedula|familienstand|ledig|verheiratet|staatsangeh\p{L}*|nationalit\p{L}*|nacionalidad|uyruk\p{L}*|medeni|bekar|evli|dogum|geburt\p{L}*|birth|nacimiento|marital|gender|cinsiyet|direccion)\b/u;

/** True for words that no name holds: "Curriculum Vitae", "Telefon". */
export const saysNoName = remembered((words): boolean => NO_NAME.test(flat(words)) || UNNAMED.test(flat(words)));
/** Alone no name, and the end of some: "Soltero" of a person, "Juan Casado". */
const UNNAMED = /^(?:solter|casad)[oa]$/;

export const isHonorific = (token: string): boolean =>
  HONORIFIC.test(
    flat(token)
      .replace(/[.()]/g, "")
      .replace(/^dipl-.*/, "dipl"),
  );

interface NameWords {
  readonly own: readonly string[];
  /** Without particles. */
  readonly named: readonly string[];
  readonly isTitled: boolean;
}

/** The words of a possible name without honorifics; undefined when it contains other words. */
export const nameWords = remembered((words): NameWords | undefined => {
  const tokens = words.split(/[\s,]+/).filter(Boolean);
  const own = tokens.filter((token) => !isHonorific(token));
  const isGiven = own.length === 2 && GIVEN.test(own[0]!);
  const named = own.filter((token, at) => (at === 0 && isGiven) || !PARTICLE.test(flat(token)));
  if (named.length === 0 || own.length > 7) return undefined;
  if (!own.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$|^["“„'(]\p{Lu}[\p{L}\p{M}'’-]*["”“')]$/u.test(token)))
    return undefined;
  // "el-Idrissi", "d'Angelo".
  if (!named.every((token) => /^(?:["“„'(]|(?:al|el|ul|as|ad|ar|ibn|bin|ben|d|l)[-'’])?\p{Lu}/u.test(token))) return undefined;
  return { own, named, isTitled: own.length < tokens.length };
});
