import type { Theme, ThemeWords } from "./theme.ts";

export const THEMES_DE: Readonly<Record<Theme, ThemeWords>> = {
  faults: {
    did: [
      "Erzählen Sie von der letzten Störung, die nicht die gemeldete war. Wie sind Sie darauf gekommen?",
      "Was haben Sie zuerst gemessen oder geprüft, und warum?",
      "Woran haben Sie gesehen, dass sie wirklich behoben war?",
    ],
    would: [
      "Ein Fehler kommt und geht, und niemand kann ihn vorführen. Was tun Sie, in welcher Reihenfolge?",
      "Wann hören Sie auf zu suchen und tauschen das Teil?",
      "Wem sagen Sie Bescheid, und was schreiben Sie auf?",
    ],
    anchors: [
      "Tauscht Teile, bis es läuft. Nennt keine Prüfung.",
      "Prüft, benennt den Fehler, behebt ihn. Sucht nicht nach der Ursache.",
      "Sagt, was jede Prüfung ausschloss, findet die Ursache, weist die Lösung nach.",
    ],
  },
  people: {
    did: [
      "Erzählen Sie von einer Kundin oder einem Kunden, der zu Recht verärgert war. Was haben Sie wörtlich gesagt?",
      "Was haben Sie zugesagt, und hat es gehalten?",
      "Was haben Sie danach geändert?",
    ],
    would: [
      "Ich bin der Kunde, kenne das Fach nicht und bin verärgert. Erklären Sie mir, was passiert ist und was es kostet.",
      "Ich sage, dass ich das nicht bezahlen kann. Und jetzt?",
      "Welches Wort haben Sie bewusst vermieden?",
    ],
    anchors: [
      "Fachwörter und Schuldzuweisung. Kein Ausweg.",
      "Klare Worte und ein Ausweg. Lässt keinen Raum für Fragen.",
      "Ursache, Möglichkeiten, Preis und nächster Termin. Prüft, ob es verstanden wurde.",
    ],
  },
  plan: {
    did: [
      "Erzählen Sie von einem Plan, der am selben Tag nicht mehr galt. Was haben Sie verschoben, was nicht?",
      "Wer musste es wissen, und wann wusste er es?",
      "Wie planen Sie seitdem?",
    ],
    would: [
      "Es ist zehn Uhr, und Sie liegen eine Stunde zurück. Was verschieben Sie, und wen rufen Sie an?",
      "Welchen Punkt würden Sie nie verschieben?",
      "Was tun Sie am Abend davor?",
    ],
    anchors: [
      "Arbeitet in der alten Reihenfolge weiter. Niemand erfährt es.",
      "Verschiebt den nächsten Punkt und sagt Bescheid.",
      "Ordnet nach Folgen, informiert früh alle Beteiligten, bessert den Plan nach.",
    ],
  },
  lead: {
    did: [
      "Erzählen Sie von jemandem, der unter Ihrer Anleitung besser wurde. Was haben Sie Woche für Woche getan?",
      "Was haben Sie gesagt, als es nicht klappte?",
      "Was würde diese Person darüber sagen?",
    ],
    would: [
      "Zwei gute Leute in Ihrem Team reden nicht mehr miteinander. Was tun Sie in dieser Woche?",
      "Und wenn es nicht hilft?",
      "Was behalten Sie für sich?",
    ],
    anchors: [
      "Ordnet an oder macht es allein. Spricht abfällig über andere.",
      "Redet mit beiden, vereinbart etwas. Fasst nicht nach.",
      "Hört zu, vereinbart Überprüfbares, fasst nach, teilt den Erfolg.",
    ],
  },
  sell: {
    did: [
      "Erzählen Sie vom letzten Abschluss, den Sie verloren haben. Wann hätten Sie es wissen können?",
      "Was brauchte die andere Seite wirklich?",
      "Was machen Sie seitdem anders?",
    ],
    would: [
      "Der Einkauf sagt, die anderen seien zehn Prozent günstiger. Was fragen Sie, bevor Sie antworten?",
      "Was geben Sie, und was möchten Sie dafür?",
      "Wann verzichten Sie auf das Geschäft?",
    ],
    anchors: [
      "Schiebt es auf den Preis oder senkt ihn sofort.",
      "Fragt nach dem Bedarf und verteidigt den Preis.",
      "Fragt nach, gibt nur im Tausch, kennt die eigene Grenze.",
    ],
  },
  build: {
    did: [
      "Zeigen Sie mir etwas, das Sie gebaut haben und heute anders bauen würden. Welche Entscheidung war es?",
      "Welche anderen Wege gab es?",
      "Woran haben Sie gemerkt, dass es falsch war?",
    ],
    would: [
      "Sie übernehmen ein System, das niemand mehr versteht, und in einem Monat muss es sich ändern. Wie fangen Sie an?",
      "Was lassen Sie unberührt?",
      "Woher wissen Sie, dass sonst nichts kaputtging?",
    ],
    anchors: [
      "Nennt Werkzeuge, keine Entscheidung. Alles war richtig.",
      "Nennt eine Entscheidung und ihren Nachteil. Kein Maß.",
      "Nennt Alternativen, das Maß und was der Irrtum gekostet hat.",
    ],
  },
  records: {
    did: [
      "Erzählen Sie von einem Fehler in Zahlen oder Unterlagen, den Sie selbst gefunden haben. Was hat ihn verraten?",
      "Wie haben Sie herausgefunden, wie weit er reichte?",
      "Was verhindert ihn heute?",
    ],
    would: [
      "Eine Stunde vor der Frist passen zwei Zahlen nicht zusammen. Was tun Sie?",
      "Was geben Sie ab, wenn Sie es nicht finden?",
      "Wem sagen Sie es?",
    ],
    anchors: [
      "Gleicht es aus oder hofft, dass es niemand sieht.",
      "Sucht und meldet es. Die Ursache bleibt offen.",
      "Grenzt ein, sagt offen, was unsicher ist, beseitigt die Ursache.",
    ],
  },
  care: {
    did: [
      "Erzählen Sie von einem Moment, in dem Sie früh bemerkt haben, dass es jemandem schlechter geht. Was haben Sie gesehen?",
      "Was haben Sie zuerst getan, und wen haben Sie gerufen?",
      "Wie haben Sie es weitergegeben?",
    ],
    would: [
      "Jemand lehnt ab, was geplant ist. Was sagen Sie, und was tun Sie?",
      "Was dokumentieren Sie?",
      "Wann holen Sie Hilfe?",
    ],
    anchors: [
      "Wartet ab oder setzt es durch. Dokumentiert nichts.",
      "Reagiert richtig und meldet es. Die Person kommt kaum zu Wort.",
      "Beobachtet genau, fragt die Person, handelt nach den Regeln, übergibt vollständig.",
    ],
  },
  safety: {
    did: [
      "Wann haben Sie etwas gestoppt, weil es nicht sicher oder nicht gut genug war? Wie haben die anderen reagiert?",
      "Was genau haben Sie gesehen?",
      "Was ist daraus geworden?",
    ],
    would: [
      "Ihre Vorgesetzte hat es eilig und lässt eine Prüfung aus. Was tun Sie?",
      "Und wenn es heißt: „Das haben wir immer so gemacht“?",
      "Wo ist Ihre Grenze?",
    ],
    anchors: [
      "Sieht weg oder macht mit.",
      "Spricht es an. Bleibt nicht dran.",
      "Stoppt, sagt warum, bietet einen sicheren Weg, hält es fest.",
    ],
  },
  onCall: {
    did: [
      "Nehmen Sie mich mit durch Ihren letzten Dienst außerhalb der üblichen Zeiten, vom Beginn bis zur Übergabe.",
      "Was haben Sie bewusst nicht getan?",
      "Was haben Sie am Morgen übergeben?",
    ],
    would: [
      "Nachts kommen zwei Anrufe zugleich. Was fragen Sie, bevor Sie losfahren?",
      "Was kann bis zum Morgen warten?",
      "Wie übergeben Sie?",
    ],
    anchors: [
      "Fährt zu allem oder zu nichts.",
      "Fragt das Richtige. Die Übergabe ist dünn.",
      "Entscheidet nach Risiko, sichert ab, übergibt schriftlich.",
    ],
  },
};
