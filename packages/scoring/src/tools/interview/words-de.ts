import { THEMES_DE } from "./themes-de.ts";
import type { InterviewWords } from "./words.ts";

const WORDS: InterviewWords = {
  themes: THEMES_DE,
  general: {
    did: (it) => [
      `„${it}“: Erzählen Sie vom letzten Mal. Was war Ihr Anteil?`,
      "Was war daran schwierig?",
      "Wie ging es aus, und woran sehen Sie das?",
    ],
    would: (it) => [
      `„${it}“: Angenommen, es ist Ihre erste Woche und das ist bis Freitag fällig. Wie fangen Sie an?`,
      "Was brauchen Sie von anderen?",
      "Woran merken Sie, dass es schiefgeht?",
    ],
    knows: (it) => [
      `„${it}“: Erklären Sie es mir wie jemandem, der neu anfängt. Was machen Anfänger falsch?`,
      "Wann geht der übliche Weg nicht?",
      "Wo sehen Sie nach, wenn Sie es nicht wissen?",
    ],
  },
  skill: {
    did: (it) => [
      `Wofür haben Sie das zuletzt benutzt: ${it}? Was haben Sie selbst gemacht?`,
      "Was ging unterwegs schief?",
      "Was würden Sie heute anders machen?",
    ],
    would: (it) => [
      `${it}: Sie kommen in ein Team, das es schlecht nutzt. Was sehen Sie sich zuerst an?`,
      "Was ändern Sie, und was lassen Sie?",
      "Wie nehmen Sie die anderen mit?",
    ],
    knows: (it) => [
      `${it}: Wofür taugt es, und wofür würden Sie es nicht nehmen?`,
      "Welchen Fehler sehen Sie am häufigsten?",
      "Wie bleiben Sie auf dem Stand?",
    ],
  },
  anchors: {
    did: [
      "Redet allgemein, „wir“, kein Beispiel.",
      "Ein Beispiel mit eigenem Anteil. Das Ergebnis bleibt vage.",
      "Ein Beispiel mit Lage, eigener Entscheidung, Ergebnis und Folge.",
    ],
    would: [
      "Legt sofort los, fragt nichts.",
      "Vernünftige Schritte. Vergisst die Beteiligten.",
      "Fragt zuerst, ordnet die Schritte, nennt Risiken und die Prüfung.",
    ],
    knows: [
      "Schlagworte, kein Beispiel.",
      "Für den üblichen Fall richtig.",
      "Richtig, mit Grenzen, Beispiel und eigenen Lücken.",
    ],
  },
  forLevel: {
    entry: "Falls es noch nicht vorkam: Was wäre Ihr erster Schritt?",
    experienced: "Was davon haben Sie allein gemacht?",
    senior: "Was haben andere dabei von Ihnen gelernt?",
    lead: "Wem haben Sie es übertragen, und wie haben Sie nachgefasst?",
    executive: "Was hat es für das ganze Unternehmen verändert, und was hat es gekostet?",
  },
  notAsked: {
    experience: "Im Lebenslauf lesen, keine Frage",
    education: "Im Lebenslauf lesen, keine Frage",
    certification: "Zeigen lassen, keine Frage",
    language: "Fünf Minuten des Gesprächs darin führen",
    noTime: "Keine Zeit mehr: länger sprechen oder im Lebenslauf lesen",
  },
  opening: "Beginn",
  theirs: "Ihre Fragen",
  proposed: "Üblich für diesen Beruf, nicht aus einer Ausschreibung",
  never: [
    ["Kinder, Familienplanung, Betreuung", "Alle gleich fragen: Können Sie zu den genannten Zeiten arbeiten?"],
    ["Alter oder Schulabschlussjahr", "Die Stelle verlangt Arbeit, kein Geburtsjahr."],
    ["Gesundheit, Krankentage, Schwangerschaft, Behinderung", "Sagen, was die Arbeit ist, und fragen, was dafür gebraucht wird."],
    ["Herkunft und Muttersprache", "Die Antworten zeigen, wie gut jemand spricht."],
    ["Religion, Partnerschaft, Partei, Gewerkschaft", "Dafür gibt es keinen Ersatz. Es gehört nicht zur Stelle."],
    [
      "Jetziges oder früheres Gehalt",
      "Stattdessen Ihre Spanne nennen. In der EU schließt die Richtlinie 2023/970, Art. 5, die Frage aus.",
    ],
  ],
  sheet: {
    title: "Bewertungsbogen",
    candidate: "Bewerber/in",
    interviewer: "Gesprächsführung",
    date: "Datum",
    sum: "Summe",
    of: "von",
    note: "Ein Bogen je Person, ausgefüllt, bevor Sie sich austauschen.",
  },
  minutes: "Min.",
  weak: "schwach",
  fair: "ordentlich",
  strong: "stark",
  neverTitle: "Was Sie nicht fragen",
};

/** A function, so that a browser can load the words with the first question in their language. */
export const germanWords = (): InterviewWords => WORDS;
