import type { Language } from "../../text/language.ts";

/** Tones, from close to distant. */
export type MessageTone = "warm" | "neutral" | "formal";

/** Parts of a message; an empty part is left out. */
export interface MessageParts {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string;
  readonly fact: string;
}

export interface MessageWords {
  readonly greet: (name: string, tone: MessageTone) => string;
  readonly fact: (fact: string, tone: MessageTone) => string;
  readonly seek: (parts: MessageParts, tone: MessageTone) => string;
  readonly why: (fact: string, tone: MessageTone) => string;
  readonly question: (parts: MessageParts, tone: MessageTone) => string;
  readonly whyAsk: (fact: string, tone: MessageTone) => string;
  readonly asks: (tone: MessageTone) => {
    readonly details: string;
    readonly talk: string;
    readonly yesOrNo: string;
    readonly noIsFine: string;
  };
  readonly subject: (parts: MessageParts) => string;
  readonly regards: (tone: MessageTone) => string;
  readonly variants: readonly [string, string, string];
  readonly complete: string;
  /** "Without the pay, so as not to pass 200." */
  readonly without: (left: readonly LeftOut[], limit: number) => string;
}

export type LeftOut = "pay" | "place" | "company" | "fact" | "name";

const some = (words: string, around: (words: string) => string): string => (words === "" ? "" : around(words));
const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)!}`;
const named = (left: readonly LeftOut[], names: Readonly<Record<LeftOut, string>>, and: string): string =>
  listed(
    left.map((one) => names[one]),
    and,
  );
const article = (role: string): string => (/^[aeiou]/i.test(role) ? "an" : "a");

const EN: MessageWords = {
  greet: (name, tone) => {
    if (tone === "formal") return name ? `Dear ${name}, ` : "Good day, ";
    return `${tone === "warm" ? "Hi" : "Hello"}${name ? ` ${name}` : ""}, `;
  },
  fact: (fact) => `I came across ${fact}.`,
  seek: ({ role, company, place, pay }) =>
    `${some(company, (one) => `at ${one} `)}we are hiring ${article(role)} ${role}${some(place, (one) => ` in ${one}`)}${some(pay, (one) => `, ${one}`)}.`,
  why: (fact) => `I am writing because of ${fact}.`,
  question: ({ role, company, place, pay }) =>
    `would ${article(role)} ${role} role${some(company, (one) => ` at ${one}`)}${some(place, (one) => ` in ${one}`)}${some(pay, (one) => ` (${one})`)} interest you?`,
  whyAsk: (fact) => `I ask because of ${fact}.`,
  asks: (tone) => ({
    details: tone === "formal" ? "May I send you the details?" : "May I send you two lines about it?",
    talk: tone === "formal" ? "Would you have ten minutes for a call?" : "Shall we talk for ten minutes?",
    yesOrNo: "A yes or a no is enough.",
    noIsFine: "If it is not for you, a short no is enough.",
  }),
  subject: ({ role, company, place }) => `${role}${some(company, (one) => ` at ${one}`)}${some(place, (one) => `, ${one}`)}`,
  regards: (tone) => (tone === "warm" ? "Best wishes" : "Kind regards"),
  variants: ["The fact first", "The job first", "A question"],
  complete: "With everything you typed.",
  without: (left, limit) =>
    `Without ${named(left, { pay: "the pay", place: "the place", company: "the company", fact: "your fact", name: "the name" }, "and")}, so as not to pass ${limit}.`,
};

const isDu = (tone: MessageTone): boolean => tone === "warm";

const DE: MessageWords = {
  greet: (name, tone) => `${tone === "warm" ? "Hallo" : "Guten Tag"}${name ? ` ${name}` : ""}, `,
  fact: (fact) => `ich bin auf ${fact} gestoßen.`,
  seek: ({ role, company, place, pay }) =>
    `${some(company, (one) => `bei ${one} `) || "aktuell "}besetzen wir die Stelle „${role}“${some(place, (one) => ` in ${one}`)}${some(pay, (one) => `, ${one}`)}.`,
  why: (fact, tone) => `Auf ${isDu(tone) ? "dich" : "Sie"} gekommen bin ich durch ${fact}.`,
  question: ({ role, company, place, pay }, tone) =>
    `wäre die Stelle „${role}“${some(company, (one) => ` bei ${one}`)}${some(place, (one) => ` in ${one}`)}${some(pay, (one) => ` (${one})`)} etwas für ${isDu(tone) ? "dich" : "Sie"}?`,
  whyAsk: (fact) => `Ich frage, weil ich auf ${fact} gestoßen bin.`,
  asks: (tone) => ({
    details: `Darf ich ${isDu(tone) ? "dir" : "Ihnen"} die Eckdaten schicken?`,
    talk: isDu(tone) ? "Hast du zehn Minuten für ein Gespräch?" : "Haben Sie zehn Minuten für ein Gespräch?",
    yesOrNo: "Ein Ja oder Nein genügt.",
    noIsFine: `Wenn es nichts für ${isDu(tone) ? "dich" : "Sie"} ist, genügt ein kurzes Nein.`,
  }),
  subject: ({ role, company, place }) => `${role}${some(company, (one) => ` bei ${one}`)}${some(place, (one) => `, ${one}`)}`,
  regards: (tone) => (tone === "warm" ? "Viele Grüße" : "Freundliche Grüße"),
  variants: ["Der Anlass zuerst", "Die Stelle zuerst", "Eine Frage"],
  complete: "Mit allen Ihren Angaben.",
  without: (left, limit) =>
    `Ohne ${named(left, { pay: "Gehalt", place: "Ort", company: "Firma", fact: "Ihren Anlass", name: "Namen" }, "und")}, um ${limit} Zeichen nicht zu überschreiten.`,
};

const isUsted = (tone: MessageTone): boolean => tone === "formal";

const ES: MessageWords = {
  greet: (name, tone) => `${isUsted(tone) ? "Buenos días" : "Hola"}${name ? `, ${name}` : ""}: `,
  fact: (fact) => `he visto ${fact}.`,
  seek: ({ role, company, place, pay }) =>
    `${some(company, (one) => `en ${one} `)}buscamos ${role}${some(place, (one) => ` en ${one}`)}${some(pay, (one) => `, ${one}`)}.`,
  why: (fact, tone) => `${isUsted(tone) ? "Le" : "Te"} escribo por ${fact}.`,
  question: ({ role, company, place, pay }, tone) =>
    `¿${isUsted(tone) ? "le" : "te"} interesaría un puesto de ${role}${some(company, (one) => ` en ${one}`)}${some(place, (one) => `, en ${one}`)}${some(pay, (one) => `, ${one}`)}?`,
  whyAsk: (fact, tone) => `${isUsted(tone) ? "Se" : "Te"} lo pregunto por ${fact}.`,
  asks: (tone) => ({
    details: isUsted(tone) ? "¿Le envío los detalles del puesto?" : "¿Te envío el puesto en dos líneas?",
    talk: isUsted(tone) ? "¿Tendría diez minutos para hablar?" : "¿Hablamos diez minutos?",
    yesOrNo: "Con un sí o un no me basta.",
    noIsFine: `Si no es para ${isUsted(tone) ? "usted" : "ti"}, basta con un no.`,
  }),
  subject: ({ role, company, place }) => `${role}${some(company, (one) => ` en ${one}`)}${some(place, (one) => `, ${one}`)}`,
  regards: (tone) => (isUsted(tone) ? "Un cordial saludo" : "Un saludo"),
  variants: ["El dato primero", "La oferta primero", "Una pregunta"],
  complete: "Con todos tus datos.",
  without: (left, limit) =>
    `Sin ${named(left, { pay: "el salario", place: "el lugar", company: "la empresa", fact: "tu dato", name: "el nombre" }, "y")}, para no pasar de ${limit}.`,
};

const isSen = (tone: MessageTone): boolean => tone === "warm";

const TR: MessageWords = {
  greet: (name, tone) => (tone === "formal" && name ? `Sayın ${name}, ` : `Merhaba${name ? ` ${name}` : ""}, `),
  fact: (fact) => `${fact} gördüm.`,
  seek: ({ role, company, place, pay }) =>
    `${some(company, (one) => `${one} olarak `)}${some(place, (one) => `${one} için `)}${role} arıyoruz${some(pay, (one) => ` (${one})`)}.`,
  why: (fact, tone) => `${isSen(tone) ? "Sana" : "Size"} ${fact} gördüğüm için yazıyorum.`,
  question: ({ role, company, place, pay }, tone) =>
    `${some(company, (one) => `${one} bünyesinde `)}${some(place, (one) => `${one} için `)}${role} görevi${some(pay, (one) => ` (${one})`)} ${isSen(tone) ? "ilgini" : "ilginizi"} çeker mi?`,
  whyAsk: (fact) => `${fact} gördüğüm için soruyorum.`,
  asks: (tone) => ({
    details: isSen(tone) ? "Ayrıntıları iki satırda göndereyim mi?" : "Ayrıntıları göndermemi ister misiniz?",
    talk: isSen(tone) ? "On dakika konuşalım mı?" : "On dakika görüşebilir miyiz?",
    yesOrNo: `Evet ya da hayır ${isSen(tone) ? "demen" : "demeniz"} yeterli.`,
    noIsFine: `${isSen(tone) ? "Sana" : "Size"} uygun değilse kısa bir hayır yeterli.`,
  }),
  subject: ({ role, company, place }) => `${some(company, (one) => `${one}: `)}${role}${some(place, (one) => `, ${one}`)}`,
  regards: (tone) => (isSen(tone) ? "Sevgiler" : "Saygılarımla"),
  variants: ["Önce bilgi", "Önce iş", "Bir soru"],
  complete: "Yazdığınız her şeyle.",
  without: (left, limit) =>
    `${limit} karakteri aşmamak için ${named(left, { pay: "ücret", place: "yer", company: "şirket", fact: "bilginiz", name: "ad" }, "ve")} çıkarıldı.`,
};

export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = { en: EN, de: DE, es: ES, tr: TR };
