import type { Language } from "../text/language.ts";
import type { NoteFact } from "./note.ts";

/** Form of address of an advert. */
export type Tone = "formal" | "friendly";

/** Headings and sentences of a plain advert, with headings that `readAdvert` knows. */
export interface Sections {
  readonly intro: (title: string) => string;
  readonly tasks: string;
  /** For a brief without tasks: true of every job with that title. */
  readonly usualTasks: (title: string) => readonly string[];
  readonly asks: string;
  readonly skill: (skill: string) => string;
  readonly nice: string;
  readonly closing: string;
}

/** Words of a draft that holds more than the brief says. */
export interface DraftWords {
  /** After duties that come from the profession and not from the brief. */
  readonly proposed: string;
  /** In place of duties where the profession is not known. */
  readonly unknown: string;
  readonly frame: string;
  readonly facts: Readonly<Record<NoteFact, string>>;
}

export const DRAFT_WORDS: Readonly<Record<Language, DraftWords>> = {
  en: {
    proposed: "(The tasks are a proposal for this profession: please check.)",
    unknown: "(We do not know the usual tasks of this profession: please add them.)",
    frame: "Terms",
    facts: { place: "Location", pay: "Pay", hours: "Hours", start: "Start" },
  },
  de: {
    proposed: "(Die Aufgaben sind ein Vorschlag für diesen Beruf: bitte prüfen.)",
    unknown: "(Die üblichen Aufgaben dieses Berufs kennen wir nicht: bitte ergänzen.)",
    frame: "Rahmenbedingungen",
    facts: { place: "Arbeitsort", pay: "Gehalt", hours: "Arbeitszeit", start: "Beginn" },
  },
  es: {
    proposed: "(Las funciones son una propuesta para esta profesión: revíselas.)",
    unknown: "(No conocemos las funciones habituales de esta profesión: añádalas.)",
    frame: "Condiciones",
    facts: { place: "Lugar de trabajo", pay: "Salario", hours: "Jornada", start: "Incorporación" },
  },
  tr: {
    proposed: "(Görevler bu meslek için bir öneridir: lütfen kontrol edin.)",
    unknown: "(Bu mesleğin olağan görevlerini bilmiyoruz: lütfen ekleyin.)",
    frame: "Çalışma koşulları",
    facts: { place: "Çalışma yeri", pay: "Ücret", hours: "Çalışma saatleri", start: "Başlangıç" },
  },
};

export const SECTIONS: Readonly<Record<Language, Readonly<Record<Tone, Sections>>>> = {
  en: {
    formal: {
      intro: (title) => `We are hiring: ${title}.`,
      tasks: "Your tasks",
      usualTasks: (title) => [`The work of the role: ${title}`, "Working closely with the team and with those who rely on it"],
      asks: "Requirements",
      skill: (skill) => `Experience with ${skill}`,
      nice: "Nice to have",
      closing: "You do not tick every box? Apply all the same: what you have done counts for more than a complete list.",
    },
    friendly: {
      intro: (title) => `We're hiring: ${title}.`,
      tasks: "What you will do",
      usualTasks: (title) => [
        `The day-to-day work of the role: ${title}`,
        "Working closely with your team and with those who rely on it",
      ],
      asks: "What you bring",
      skill: (skill) => `Experience with ${skill}`,
      nice: "Nice to have",
      closing: "Not a match on every line? Apply anyway: we care more about what you have done than about a complete list.",
    },
  },
  de: {
    formal: {
      intro: (title) => `Wir besetzen die Stelle: ${title} (m/w/d).`,
      tasks: "Ihre Aufgaben",
      usualTasks: (title) => [
        `Sie übernehmen die Aufgaben der Stelle: ${title}`,
        "Sie arbeiten eng mit dem Team und allen, die auf seine Arbeit bauen",
      ],
      asks: "Ihr Profil",
      skill: (skill) => `Erfahrung mit ${skill}`,
      nice: "Wünschenswert",
      closing:
        "Sie erfüllen nicht jeden Punkt? Bewerben Sie sich trotzdem: Uns zählt, was Sie getan haben, mehr als eine vollständige Liste.",
    },
    friendly: {
      intro: (title) => `Wir besetzen die Stelle: ${title} (m/w/d).`,
      tasks: "Deine Aufgaben",
      usualTasks: (title) => [
        `Du übernimmst die Aufgaben der Stelle: ${title}`,
        "Du arbeitest eng mit deinem Team und allen, die auf seine Arbeit bauen",
      ],
      asks: "Dein Profil",
      skill: (skill) => `Erfahrung mit ${skill}`,
      nice: "Wünschenswert",
      closing:
        "Du erfüllst nicht jeden Punkt? Bewirb dich trotzdem: Uns zählt, was du getan hast, mehr als eine vollständige Liste.",
    },
  },
  es: {
    formal: {
      intro: (title) => `Incorporamos a nuestro equipo: ${title}.`,
      tasks: "Funciones",
      usualTasks: (title) => [
        `Las tareas propias del puesto: ${title}`,
        "Trabajo en estrecha colaboración con el equipo y con quienes dependen de él",
      ],
      asks: "Requisitos",
      skill: (skill) => `Experiencia con ${skill}`,
      nice: "Se valorará",
      closing:
        "¿No cumple todos los puntos? Presente igualmente su candidatura: nos importa más lo que ha hecho que una lista completa.",
    },
    friendly: {
      intro: (title) => `Incorporamos a nuestro equipo: ${title}.`,
      tasks: "Qué harás",
      usualTasks: (title) => [
        `Las tareas propias del puesto: ${title}`,
        "Trabajarás codo con codo con tu equipo y con quienes dependen de él",
      ],
      asks: "Tu perfil",
      skill: (skill) => `Experiencia con ${skill}`,
      nice: "Se valorará",
      closing: "¿No cumples todos los puntos? Preséntate igualmente: nos importa más lo que has hecho que una lista completa.",
    },
  },
  tr: {
    formal: {
      intro: (title) => `Ekibimize katılacak çalışma arkadaşımızın görevi: ${title}.`,
      tasks: "Görev tanımı",
      usualTasks: (title) => [
        `${title} görevinin gerektirdiği işleri yürütmek`,
        "Ekiple ve bu işe güvenen herkesle yakın çalışmak",
      ],
      asks: "Aranan nitelikler",
      skill: (skill) => `${skill} deneyimi`,
      nice: "Tercih sebebi",
      closing:
        "Her maddeyi karşılamıyor musunuz? Yine de başvurun: Bizim için eksiksiz bir listeden çok, bugüne kadar yaptıklarınız önemlidir.",
    },
    friendly: {
      intro: (title) => `Ekibimize katılacak çalışma arkadaşımızın görevi: ${title}.`,
      tasks: "Neler yapacaksın",
      usualTasks: (title) => [
        `${title} görevinin gerektirdiği işleri yürütmek`,
        "Ekibinle ve bu işe güvenen herkesle yakın çalışmak",
      ],
      asks: "Sende aradıklarımız",
      skill: (skill) => `${skill} deneyimi`,
      nice: "Tercih sebebi",
      closing:
        "Her maddeyi karşılamıyor musun? Yine de başvur: Bizim için eksiksiz bir listeden çok, bugüne kadar yaptıkların önemli.",
    },
  },
};
