import type { Language } from "../text/language.ts";

/** The sentences of the built-in prose. German says Sie, Spanish tú, Turkish siz. */
export interface Phrases {
  /** "and" before this word. */
  readonly and: (next: string) => string;
  readonly more: (count: number) => string;
  readonly duration: (years: number, months: number) => string;
  readonly titleAndYears: (title: string, years: string) => string;
  readonly title: (title: string) => string;
  readonly years: (years: string) => string;
  readonly shows: (list: string) => string;
  readonly showsNothing: string;
  readonly partly: (list: string) => string;
  readonly missing: (list: string) => string;
  readonly complete: string;
  readonly noScore: string;
  readonly recommended: string;
  readonly clarify: (list: string) => string;
  readonly highWithDoubts: (list: string) => string;
  readonly medium: string;
  readonly low: string;
  readonly askLanguageLevel: (language: string, shown: string) => string;
  readonly askLanguageAt: (language: string, level: string) => string;
  readonly askLanguage: (language: string) => string;
  readonly askEducation: (text: string) => string;
  readonly askYears: (text: string) => string;
  readonly askMoreYears: (shown: string, text: string) => string;
  readonly askRelated: (shown: string, text: string) => string;
  readonly askIndustry: (text: string) => string;
  readonly askCertificate: (text: string) => string;
  readonly askDuty: (text: string) => string;
  /** A wish of the advert that no CV shows. */
  readonly askReadiness: (words: string) => string;
  readonly askTool: (text: string) => string;
  readonly askSkill: (text: string) => string;
  readonly askMore: (text: string) => string;
}

const parts = (years: number, months: number, year: readonly [string, string], month: readonly [string, string]): string[] => [
  ...(years > 0 ? [`${years} ${year[years === 1 ? 0 : 1]}`] : []),
  ...(months > 0 || years === 0 ? [`${months} ${month[months === 1 ? 0 : 1]}`] : []),
];

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    and: () => "and",
    more: (count) => `${count} more`,
    duration: (years, months) => parts(years, months, ["year", "years"], ["month", "months"]).join(" "),
    titleAndYears: (title, years) => `${title} with ${years} of work experience.`,
    title: (title) => `${title}; the CV shows no dated roles.`,
    years: (years) => `${years} of work experience.`,
    shows: (list) => `The CV shows ${list}.`,
    showsNothing: "The CV shows none of the criteria in full.",
    partly: (list) => `Shown in part: ${list}.`,
    missing: (list) => `No line for ${list}.`,
    complete: "No criterion is left open.",
    noScore: "This job has no criteria yet, so there is nothing to go by.",
    recommended: "Invite to an interview: every must is met and the rest is well covered.",
    clarify: (list) =>
      `Clarify first: the CV does not mention ${list}, and this job needs it. That it is not written does not mean that it is missing.`,
    highWithDoubts: (list) => `Invite to an interview, and ask about ${list}: it is shown in part.`,
    medium: "Worth a conversation: part of the criteria is shown. Use the questions below to settle the rest.",
    low: "The CV shows little of what this job asks for. Read it yourself before you decide.",
    askLanguageLevel: (language, shown) =>
      `Your CV shows ${language} at ${shown}. In which situations at work have you used ${language}?`,
    askLanguageAt: (language, level) => `How well do you speak ${language}? This job needs about ${level}.`,
    askLanguage: (language) => `Do you speak ${language}, and where have you used it?`,
    askEducation: (text) => `Which training or degree have you completed? We are asking for: ${text}.`,
    askYears: (text) => `Which of your work counts towards this: ${text}?`,
    askMoreYears: (shown, text) => `Your CV shows ${shown}. What other work of yours counts towards this: ${text}?`,
    askRelated: (shown, text) => `Your CV shows ${shown}. How much of it carries over to ${text}?`,
    askIndustry: (text) => `Have you worked in this field or for clients in it: ${text}?`,
    askCertificate: (text) => `Do you hold this certificate or licence: ${text}? Until when is it valid?`,
    askDuty: (text) => `Please give an example from your work: ${text}.`,
    askReadiness: (words) => `The advert says “${words}”. Does that suit you?`,
    askTool: (text) => `Have you worked with ${text}? What did you do yourself?`,
    askSkill: (text) => `What experience do you have in ${text}? What did you do yourself?`,
    askMore: (text) => `Please tell us more about your experience with ${text}. What did you do yourself?`,
  },
  de: {
    and: () => "und",
    more: (count) => (count === 1 ? "1 weiteres" : `${count} weitere`),
    duration: (years, months) => parts(years, months, ["Jahr", "Jahre"], ["Monat", "Monate"]).join(" "),
    titleAndYears: (title, years) => `${title}, ${years} Berufserfahrung.`,
    title: (title) => `${title}; der Lebenslauf nennt keine datierten Stellen.`,
    years: (years) => `${years} Berufserfahrung.`,
    shows: (list) => `Der Lebenslauf belegt: ${list}.`,
    showsNothing: "Der Lebenslauf belegt kein Kriterium vollständig.",
    partly: (list) => `Teilweise belegt: ${list}.`,
    missing: (list) => `Nicht erwähnt: ${list}.`,
    complete: "Kein Kriterium bleibt offen.",
    noScore: "Diese Stelle hat noch keine Kriterien; es gibt nichts, woran gemessen werden kann.",
    recommended: "Zum Gespräch einladen: Alle Muss-Kriterien sind erfüllt, der Rest ist gut belegt.",
    clarify: (list) =>
      `Zuerst klären: ${list}. Die Stelle verlangt das, im Lebenslauf steht dazu nichts. Das muss nicht heißen, dass es fehlt.`,
    highWithDoubts: (list) => `Zum Gespräch einladen und nachfragen, weil nur teilweise belegt: ${list}.`,
    medium: "Ein Gespräch lohnt sich: Ein Teil der Kriterien ist belegt. Die Fragen unten klären den Rest.",
    low: "Der Lebenslauf belegt wenig von dem, was diese Stelle verlangt. Lesen Sie ihn selbst, bevor Sie entscheiden.",
    askLanguageLevel: (language, shown) =>
      `Ihr Lebenslauf nennt ${language} auf ${shown}. In welchen Situationen haben Sie die Sprache bei der Arbeit gebraucht?`,
    askLanguageAt: (language, level) => `Wie gut sprechen Sie ${language}? Für diese Stelle brauchen Sie etwa ${level}.`,
    askLanguage: (language) => `Sprechen Sie ${language}, und wo haben Sie die Sprache gebraucht?`,
    askEducation: (text) => `Welche Ausbildung oder welches Studium haben Sie abgeschlossen? Gefragt ist: ${text}.`,
    askYears: (text) => `Welche Ihrer Tätigkeiten zählen hierzu: ${text}?`,
    askMoreYears: (shown, text) => `Ihr Lebenslauf zeigt dazu ${shown}. Welche Tätigkeiten zählen außerdem: ${text}?`,
    askRelated: (shown, text) => `Ihr Lebenslauf nennt: ${shown}. Was davon lässt sich hierauf übertragen: ${text}?`,
    askIndustry: (text) => `Haben Sie schon in diesem Bereich oder für Kunden daraus gearbeitet: ${text}?`,
    askCertificate: (text) => `Haben Sie diesen Nachweis: ${text}? Bis wann gilt er?`,
    askDuty: (text) => `Nennen Sie bitte ein Beispiel aus Ihrer Arbeit: ${text}.`,
    askReadiness: (words) => `In der Anzeige steht „${words}“. Passt das für Sie?`,
    askTool: (text) => `Haben Sie schon mit ${text} gearbeitet? Was haben Sie selbst gemacht?`,
    askSkill: (text) => `Haben Sie Erfahrung auf diesem Gebiet: ${text}? Was haben Sie selbst gemacht?`,
    askMore: (text) => `Erzählen Sie bitte mehr über Ihre Erfahrung: ${text}. Was haben Sie selbst gemacht?`,
  },
  es: {
    // "Francés e inglés", but "y hierro".
    and: (next) => (/^(?:i|hi(?!e))/iu.test(next) ? "e" : "y"),
    more: (count) => `${count} más`,
    duration: (years, months) => parts(years, months, ["año", "años"], ["mes", "meses"]).join(" y "),
    titleAndYears: (title, years) => `${title}, ${years} de experiencia laboral.`,
    title: (title) => `${title}; el CV no muestra puestos con fechas.`,
    years: (years) => `${years} de experiencia laboral.`,
    shows: (list) => `El CV acredita: ${list}.`,
    showsNothing: "El CV no acredita ningún criterio por completo.",
    partly: (list) => `Consta en parte: ${list}.`,
    missing: (list) => `No se menciona: ${list}.`,
    complete: "No queda ningún criterio abierto.",
    noScore: "Este puesto aún no tiene criterios, así que no hay nada con que comparar.",
    recommended: "Invita a una entrevista: cumple todos los requisitos imprescindibles y el resto consta bien.",
    clarify: (list) =>
      `Aclara primero: el CV no menciona ${list}, y este puesto lo requiere. Que no conste no significa que falte.`,
    highWithDoubts: (list) => `Invita a una entrevista y pregunta por ${list}: solo consta en parte.`,
    medium: "Merece una conversación: consta una parte de los criterios. Las preguntas de abajo aclaran el resto.",
    low: "El CV muestra poco de lo que pide este puesto. Léelo tú antes de decidir.",
    askLanguageLevel: (language, shown) =>
      `Tu CV indica ${language} con nivel ${shown}. ¿En qué situaciones del trabajo lo has usado?`,
    askLanguageAt: (language, level) => `¿Qué nivel de ${language} tienes? Este puesto pide más o menos un ${level}.`,
    askLanguage: (language) => `¿Hablas ${language}? ¿Dónde lo has usado?`,
    askEducation: (text) => `¿Qué formación o título has terminado? Pedimos: ${text}.`,
    askYears: (text) => `¿Qué trabajos tuyos cuentan para esto: ${text}?`,
    askMoreYears: (shown, text) => `Tu CV muestra ${shown}. ¿Qué otros trabajos tuyos cuentan para esto: ${text}?`,
    askRelated: (shown, text) => `Tu CV muestra ${shown}. ¿Qué parte de ello te sirve para ${text}?`,
    askIndustry: (text) => `¿Has trabajado en este sector o para clientes de él: ${text}?`,
    askCertificate: (text) => `¿Tienes este certificado o permiso: ${text}? ¿Hasta cuándo es válido?`,
    askDuty: (text) => `Cuéntanos un ejemplo de tu trabajo: ${text}.`,
    askReadiness: (words) => `En la oferta pone «${words}». ¿Te encaja?`,
    askTool: (text) => `¿Has trabajado con ${text}? ¿Para qué lo has usado?`,
    askSkill: (text) => `¿Qué experiencia tienes en ${text}? ¿De qué te encargabas tú?`,
    askMore: (text) => `Cuéntanos más sobre tu experiencia en ${text}. ¿De qué te encargabas tú?`,
  },
  tr: {
    and: () => "ve",
    more: (count) => `${count} ölçüt daha`,
    duration: (years, months) => parts(years, months, ["yıl", "yıl"], ["ay", "ay"]).join(" "),
    titleAndYears: (title, years) => `${title}, ${years} iş deneyimi.`,
    title: (title) => `${title}; özgeçmişte tarihli bir görev yok.`,
    years: (years) => `${years} iş deneyimi.`,
    shows: (list) => `Özgeçmişte yer alanlar: ${list}.`,
    showsNothing: "Özgeçmiş hiçbir ölçütü tam olarak göstermiyor.",
    partly: (list) => `Kısmen yer alanlar: ${list}.`,
    missing: (list) => `Değinilmeyenler: ${list}.`,
    complete: "Açık kalan ölçüt yok.",
    noScore: "Bu ilanın henüz ölçütü yok, bu yüzden karşılaştırılacak bir şey de yok.",
    recommended: "Mülakata davet edin: zorunlu ölçütlerin hepsi karşılanıyor, diğerleri de iyi belgelenmiş.",
    clarify: (list) =>
      `Önce netleştirin: özgeçmiş, bu görev için gerekli olan şu konulara değinmiyor: ${list}. Yazılmamış olması, eksik olduğu anlamına gelmez.`,
    highWithDoubts: (list) => `Mülakata davet edin ve şunları sorun, çünkü yalnızca kısmen görülüyor: ${list}.`,
    medium: "Görüşmeye değer: ölçütlerin bir bölümü görülüyor. Kalanını aşağıdaki sorularla netleştirin.",
    low: "Özgeçmiş, bu görevin istediklerinin azını gösteriyor. Karar vermeden önce kendiniz okuyun.",
    askLanguageLevel: (language, shown) =>
      `Özgeçmişinizde ${language} seviyesi ${shown} olarak yazıyor. Bu dili işte hangi durumlarda kullandınız?`,
    askLanguageAt: (language, level) => `${language} seviyeniz nedir? Bu görev için yaklaşık ${level} gerekiyor.`,
    askLanguage: (language) => `${language} biliyor musunuz, nerede kullandınız?`,
    askEducation: (text) => `Hangi eğitimi tamamladınız? Aradığımız: ${text}.`,
    askYears: (text) => `Hangi işleriniz buna sayılır: ${text}?`,
    askMoreYears: (shown, text) => `Özgeçmişinizde ${shown} görülüyor. Buna başka hangi işleriniz sayılır: ${text}?`,
    askRelated: (shown, text) => `Özgeçmişinizde ${shown} yer alıyor. Bunun ne kadarı şuna aktarılabilir: ${text}?`,
    askIndustry: (text) => `Bu alanda veya bu alandaki müşteriler için çalıştınız mı: ${text}?`,
    askCertificate: (text) => `Bu belgeye sahip misiniz: ${text}? Ne zamana kadar geçerli?`,
    askDuty: (text) => `Lütfen işinizden bir örnek verin: ${text}.`,
    askReadiness: (words) => `İlanda “${words}” yazıyor. Bu size uygun mu?`,
    askTool: (text) => `${text} ile çalıştınız mı? Siz neler yaptınız?`,
    askSkill: (text) => `Şu konuda deneyiminiz var mı: ${text}? Siz neler yaptınız?`,
    askMore: (text) => `Şu konudaki deneyiminizi biraz daha anlatır mısınız: ${text}? Siz neler yaptınız?`,
  },
};
