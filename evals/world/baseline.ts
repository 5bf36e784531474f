import type { WorldAnswer } from "./match.ts";

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/;
const PHONE = /\+?\(?\d[\d\s()./-]{7,18}\d/;
const SKILLS =
  /^\s*(?:technical |key |core |it )?(?:skills|kenntnisse|fähigkeiten|habilidades|competencias|conocimientos|beceriler|yetenekler)/i;
const HEADING = /^[\p{Lu}\s&]{4,40}$|^\p{Lu}[\p{L}\s&]{3,30}:?$/u;
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:english|englisch|inglés|ingilizce|İngilizce)/i,
  de: /\b(?:german|deutsch|alemán|almanca)/i,
  es: /\b(?:spanish|spanisch|español|castellano|ispanyolca)/i,
  tr: /\b(?:turkish|türkisch|turco|türkçe)/i,
  fr: /\b(?:french|französisch|francés|fransızca)/i,
};

/** A reader of thirty lines for comparison: first line, first address, first number, the list under a heading of skills. */
export function baseline(text: string): WorldAnswer {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const start = lines.findIndex((line) => SKILLS.test(line));
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => HEADING.test(line) && !line.includes(","));
  const items = (end < 0 ? rest.slice(0, 12) : rest.slice(0, end)).flatMap((line) => line.split(/[,;•·|]/));
  return {
    name: lines[0],
    email: EMAIL.exec(text)?.[0],
    phone: PHONE.exec(text)?.[0],
    skills: items
      .map((item) => item.trim())
      .filter((item) => item.length > 1 && item.length < 40)
      .map((value) => ({ value, read: value, kind: "skill" as const, isHalf: false })),
    languages: Object.entries(LANGUAGES).flatMap(([code, name]) => (name.test(text) ? [{ code }] : [])),
  };
}
