import type { Reasons } from "./finding-words.ts";

const REASONS: Reasons = {
  age: "Fragt nach dem Alter. Nennen Sie, was die Arbeit braucht.",
  gender: "Schließt ein Geschlecht aus.",
  nationality: "Fragt nach der Herkunft. Eine Arbeitserlaubnis genügt.",
  nativeSpeaker: "Fragt nach Herkunft statt nach Können. Nennen Sie das Niveau.",
  militaryService: "Fragt nach dem Wehrdienst.",
  maritalStatus: "Fragt nach dem Familienstand.",
  familyDuties: "Schließt Menschen mit Familie aus. Nennen Sie die Zeiten.",
  pregnancy: "Schließt Schwangere aus.",
  photo: "Verlangt ein Foto. Das Aussehen gehört nicht in die Auswahl.",
  religion: "Fragt nach der Religion.",
  health: "Schließt Kranke oder Menschen mit Behinderung aus. Nennen Sie die Arbeit.",
  appearance: "Fragt nach dem Aussehen. Nennen Sie das Auftreten.",
  union: "Schließt Gewerkschaftsmitglieder aus.",
  gendered: "Nur eine Form. Eine Ausschreibung sollte alle Geschlechter ansprechen.",
  coded: "Zulässig. In Versuchen sprachen Texte mit solchen Wörtern Frauen weniger an (Gaucher, Friesen, Kay 2011).",
  young: "Für ein Unternehmen zulässig, wird aber oft als Wunsch nach Jüngeren gelesen.",
  payMissing:
    "Wer sich bewirbt, soll die Spanne vor dem Gespräch kennen (Richtlinie (EU) 2023/970, Art. 5, umzusetzen bis 7. Juni 2026). Nicht jedes Land hat das getan, darum ist dies ein Hinweis.",
};

/** A function, so that a browser loads the reasons with the first advert whose reader has this language. */
export const germanReasons = (): Reasons => REASONS;
