import { languageOf } from "@candor/scoring/language";
import type { Locale } from "../../account/account.info.ts";

/** A shorter text is too short to detect its language. */
const TELLING_CHARACTERS = 40;

/**
 * Common words of mails in other languages, which share many small words with Spanish and German.
 */
const OTHERS = [
  /\b(?:bonjour|je|j'ai|vous|votre|vos|mes|nous|avec|dans|est|suis|ci-joint|ci-jointe|veuillez|cordialement|monsieur|madame|poste|candidature)\b/giu,
  /\b(?:buongiorno|gentile|gentili|sono|allego|allegato|vostra|cordiali|saluti|della|delle|degli|posizione|candidatura|il|che|mio)\b/giu,
  /\b(?:olá|você|vocês|não|uma|meu|minha|segue|anexo|obrigad[oa]|atenciosamente|vaga|candidatura|em|ao|com)\b/giu,
  /\b(?:geachte|ik|mijn|hierbij|bijlage|voor|functie|vriendelijke|groet|groeten|het|een|van|met|niet)\b/giu,
];

/** The language in which a stranger is answered: that of their words where an answer is written in it, else English. */
export function answerLanguage(subject: string | null, message: string | null): Locale {
  const words = `${subject ?? ""}\n${message ?? ""}`;
  if (words.length < TELLING_CHARACTERS) return "en";
  const known = languageOf(words);
  const own = known === "es" ? SPANISH : known === "de" ? GERMAN : undefined;
  return own && isOther(words, own) ? "en" : known;
}

const SPANISH =
  /\b(?:hola|buenos|estimad[oa]s?|el|los|las|un|y|que|para|por|con|mi|su|adjunto|saludos|gracias|puesto|señor(?:es|a)?)\b/giu;
const GERMAN = /\b(?:ich|und|der|die|das|mit|für|meine?|meinen|bitte|anbei|sehr|geehrte|grüße|grüßen|stelle|ist|nicht)\b/giu;

/** True where more words are of another language than of the one that was recognised. */
const isOther = (words: string, own: RegExp): boolean => OTHERS.some((common) => countOf(common, words) > countOf(own, words));

const countOf = (common: RegExp, words: string): number => words.match(common)?.length ?? 0;
