import type { Language } from "../../text/language.ts";
import type { Level, LevelReason, Strength } from "./level.ts";
import { LEVEL_NAMES } from "./names.ts";

/** Sentences of the seniority tool in one language. */
export interface LevelWords {
  readonly level: Readonly<Record<Level, string>>;
  readonly strength: Readonly<Record<Strength, string>>;
  readonly reason: Readonly<Record<LevelReason, string>>;
  /** The absence that rules out the next level. */
  readonly absent: Readonly<Record<Exclude<Level, "executive">, string>>;
  readonly titleOnly: string;
  readonly clear: string;
  readonly narrow: string;
}

const EN: LevelWords = {
  level: LEVEL_NAMES.en,
  strength: { strong: "strong", medium: "medium", weak: "weak" },
  reason: {
    title: "The title names the level.",
    yearsMany: "Five years and more point to Senior.",
    yearsSome: "Two to four years point to Experienced.",
    yearsFew: "One year points to Experienced.",
    noExperience: "No experience is asked for.",
    learning: "The work is learned on the job.",
    guides: "Guides others in the subject, without being their superior.",
    owns: "Owns a difficult matter.",
    expert: "The person others ask.",
    leadsPeople: "Leads a team.",
    plansPeople: "Plans, appraises or hires people.",
    leadsLeaders: "Leads those who lead.",
    board: "Works with the owners or the board.",
    budget: "Answers for budget, result or strategy.",
    trained: "Asks for finished training or a first time in the job.",
    noReports: "No one reports to this job: so not Lead.",
    hasSuperior: "Its superior leads one area: so not Executive.",
  },
  absent: {
    entry: "No sentence asks for finished training or for years: so not Experienced.",
    experienced: "No sentence asks for five years or for guiding others: so not Senior.",
    senior: "No sentence speaks of people who report to this job: so not Lead.",
    lead: "No sentence speaks of leading those who lead: so not Executive.",
  },
  titleOnly: "From the title alone. Paste the whole advert for a better answer.",
  clear: "clear",
  narrow: "close",
};

const DE: LevelWords = {
  level: LEVEL_NAMES.de,
  strength: { strong: "stark", medium: "mittel", weak: "schwach" },
  reason: {
    title: "Der Titel nennt die Stufe.",
    yearsMany: "Fünf Jahre und mehr deuten auf Senior hin.",
    yearsSome: "Zwei bis vier Jahre deuten auf Berufserfahren hin.",
    yearsFew: "Ein Jahr deutet auf Berufserfahren hin.",
    noExperience: "Erfahrung wird nicht verlangt.",
    learning: "Die Arbeit wird in der Stelle gelernt.",
    guides: "Fachliche Anleitung, keine disziplinarische Führung.",
    owns: "Verantwortet eine anspruchsvolle Sache.",
    expert: "Die Person, die andere fragen.",
    leadsPeople: "Führt ein Team.",
    plansPeople: "Plant, beurteilt oder stellt Personal ein.",
    leadsLeaders: "Führt Führungskräfte.",
    board: "Arbeitet mit Eigentümern oder Aufsicht zusammen.",
    budget: "Verantwortet Budget, Ergebnis oder Strategie.",
    trained: "Verlangt eine abgeschlossene Ausbildung oder erste Praxis.",
    noReports: "Ohne Personalverantwortung: deshalb nicht Leitung.",
    hasSuperior: "Vorgesetzt ist die Leitung eines Bereichs: deshalb nicht Führungskräfte.",
  },
  absent: {
    entry: "Kein Satz verlangt eine abgeschlossene Ausbildung oder Jahre: deshalb nicht Berufserfahren.",
    experienced: "Kein Satz verlangt fünf Jahre oder die Anleitung anderer: deshalb nicht Senior.",
    senior: "Kein Satz spricht von Personal, das zur Stelle gehört: deshalb nicht Leitung.",
    lead: "Kein Satz spricht davon, Führungskräfte zu führen: deshalb nicht Führungskräfte.",
  },
  titleOnly: "Nur aus dem Titel. Mit der ganzen Ausschreibung wird die Antwort besser.",
  clear: "eindeutig",
  narrow: "knapp",
};

const ES: LevelWords = {
  level: LEVEL_NAMES.es,
  strength: { strong: "fuerte", medium: "medio", weak: "débil" },
  reason: {
    title: "El título nombra el nivel.",
    yearsMany: "Cinco años o más apuntan a Sénior.",
    yearsSome: "De dos a cuatro años apuntan a Con experiencia.",
    yearsFew: "Un año apunta a Con experiencia.",
    noExperience: "No se pide experiencia.",
    learning: "El trabajo se aprende en el puesto.",
    guides: "Orienta técnicamente a otros sin ser su jefe.",
    owns: "Responde de un asunto difícil.",
    expert: "La persona a la que preguntan los demás.",
    leadsPeople: "Dirige un equipo.",
    plansPeople: "Planifica, evalúa o selecciona personal.",
    leadsLeaders: "Dirige a quienes dirigen.",
    board: "Trabaja con la propiedad o el consejo.",
    budget: "Responde de presupuesto, resultado o estrategia.",
    trained: "Pide una formación terminada o una primera experiencia.",
    noReports: "Sin personas a cargo: por eso no es Mando.",
    hasSuperior: "Su superior dirige un área: por eso no es Dirección.",
  },
  absent: {
    entry: "Ninguna frase pide formación terminada ni años: por eso no es Con experiencia.",
    experienced: "Ninguna frase pide cinco años ni orientar a otros: por eso no es Sénior.",
    senior: "Ninguna frase habla de personas a cargo: por eso no es Mando.",
    lead: "Ninguna frase habla de dirigir a quienes dirigen: por eso no es Dirección.",
  },
  titleOnly: "Solo con el título. Pega el anuncio entero y la respuesta será mejor.",
  clear: "claro",
  narrow: "ajustado",
};

const TR: LevelWords = {
  level: LEVEL_NAMES.tr,
  strength: { strong: "güçlü", medium: "orta", weak: "zayıf" },
  reason: {
    title: "Unvan düzeyi söylüyor.",
    yearsMany: "Beş yıl ve üzeri Kıdemli düzeyine işaret eder.",
    yearsSome: "İki ile dört yıl Deneyimli düzeyine işaret eder.",
    yearsFew: "Bir yıl Deneyimli düzeyine işaret eder.",
    noExperience: "Deneyim istenmiyor.",
    learning: "İş, görev başında öğreniliyor.",
    guides: "Başkalarına teknik olarak yol gösterir, amirleri değildir.",
    owns: "Zor bir işin sorumluluğunu taşır.",
    expert: "Başkalarının danıştığı kişi.",
    leadsPeople: "Bir ekibi yönetir.",
    plansPeople: "Personel planlar, değerlendirir veya işe alır.",
    leadsLeaders: "Yöneticileri yönetir.",
    board: "Ortaklarla veya yönetim kuruluyla çalışır.",
    budget: "Bütçe, sonuç veya stratejiden sorumludur.",
    trained: "Tamamlanmış eğitim veya ilk deneyim ister.",
    noReports: "Bu göreve bağlı kimse yok: bu yüzden Ekip yöneticisi değil.",
    hasSuperior: "Amiri tek bir alanı yönetiyor: bu yüzden Üst yönetim değil.",
  },
  absent: {
    entry: "Hiçbir cümle tamamlanmış eğitim veya yıl istemiyor: bu yüzden Deneyimli değil.",
    experienced: "Hiçbir cümle beş yıl veya başkalarına yol göstermeyi istemiyor: bu yüzden Kıdemli değil.",
    senior: "Hiçbir cümle bu göreve bağlı kişilerden söz etmiyor: bu yüzden Ekip yöneticisi değil.",
    lead: "Hiçbir cümle yöneticileri yönetmekten söz etmiyor: bu yüzden Üst yönetim değil.",
  },
  titleOnly: "Yalnızca unvandan. İlanın tamamını yapıştırırsanız yanıt daha iyi olur.",
  clear: "açık",
  narrow: "sınırda",
};

export const LEVEL_WORDS: Readonly<Record<Language, LevelWords>> = { en: EN, de: DE, es: ES, tr: TR };
