/**
 * Every key that means something, once: what the sheet of keys shows. A test holds the pages to it. Single keys can be switched off;
 * those with a modifier and those of lists and dialogs stay.
 */
export interface Shortcut {
  /** Its sentence in the catalogue `palette`. */
  id: ShortcutId;
  /** Pressed together, or with `inTurn` one after the other; "1–5" is any of them. */
  keys: readonly Key[];
  inTurn?: true;
}

/** A character, or a key whose name differs from language to language. */
type Key = "mod" | "alt" | "shift" | "enter" | "escape" | (string & {});

type ShortcutId =
  | "palette"
  | "search"
  | "newJob"
  | "toDashboard"
  | "toJobs"
  | "toCvs"
  | "notifications"
  | "sheet"
  | "nextRow"
  | "previousRow"
  | "openRow"
  | "chooseRow"
  | "chooseRows"
  | "chooseNone"
  | "upload"
  | "compare"
  | "nextCandidate"
  | "previousCandidate"
  | "stage"
  | "editScore"
  | "notes"
  | "openPdf";

export const SHORTCUTS: readonly { group: "everywhere" | "lists" | "job" | "candidate"; shortcuts: readonly Shortcut[] }[] = [
  {
    group: "everywhere",
    shortcuts: [
      { id: "palette", keys: ["mod", "K"] },
      { id: "search", keys: ["/"] },
      { id: "newJob", keys: ["n"] },
      { id: "toDashboard", keys: ["g", "d"], inTurn: true },
      { id: "toJobs", keys: ["g", "j"], inTurn: true },
      { id: "toCvs", keys: ["g", "c"], inTurn: true },
      { id: "notifications", keys: ["alt", "T"] },
      { id: "sheet", keys: ["?"] },
    ],
  },
  {
    group: "lists",
    shortcuts: [
      { id: "nextRow", keys: ["j"] },
      { id: "previousRow", keys: ["k"] },
      { id: "openRow", keys: ["enter"] },
      { id: "chooseRow", keys: ["x"] },
      { id: "chooseRows", keys: ["shift", "X"] },
      { id: "chooseNone", keys: ["escape"] },
    ],
  },
  {
    group: "job",
    shortcuts: [
      { id: "upload", keys: ["u"] },
      { id: "compare", keys: ["c"] },
    ],
  },
  {
    group: "candidate",
    shortcuts: [
      { id: "nextCandidate", keys: ["j"] },
      { id: "previousCandidate", keys: ["k"] },
      { id: "stage", keys: ["1–5"] },
      { id: "editScore", keys: ["e"] },
      { id: "notes", keys: ["n"] },
      { id: "openPdf", keys: ["o"] },
    ],
  },
];
