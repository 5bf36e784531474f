import { tell } from "../messages.ts";
import { isSettled, type Phase, type Send } from "../sends.ts";
import { t, type Word } from "../words.ts";
import { button, h, icon, outside } from "./dom.ts";
import { candidateOf, canAgain, doneSentence, failureOf, LEVELS } from "./views.ts";

const PHASES: Record<Exclude<Phase, "done" | "failed">, Word> = {
  asking: "stepAsking",
  queued: "stepQueued",
  getting: "stepSending",
  sending: "stepSending",
  reading: "stepReading",
  held: "heldTitle",
};

/** Many CVs, a line each: name, job, state, and what can be done. */
export function rows(sends: readonly Send[]): HTMLElement {
  return h("ul", { class: "rows" }, ...sends.map(row));
}

function row(send: Send): HTMLElement {
  const { id, name, jobTitle, phase } = send;
  return h(
    "li",
    { "data-phase": phase },
    icon(signOf(phase), phase === "failed" || phase === "held" ? "warn" : ""),
    h(
      "div",
      {},
      h("p", { class: "name" }, name),
      h("p", { class: "hint" }, t("toJob", jobTitle)),
      h("p", { class: phase === "failed" ? "error" : "hint", role: "status" }, stateOf(send)),
      !isSettled(send) && h("div", { class: "progress", "aria-hidden": "true" }),
    ),
    h(
      "div",
      { class: "acts" },
      send.url !== undefined && outside(candidateOf(send.url), "link", t("open"), h("span", { class: "unseen" }, ` ${name}`)),
      send.url === undefined && canAgain(send) && act("again", "again", id, name),
      phase !== "reading" && act(isSettled(send) ? "forget" : "stop", isSettled(send) ? "remove" : "stop", id, name),
    ),
  );
}

const act = (order: "again" | "forget" | "stop", word: Word, id: string, name: string): HTMLElement =>
  button("link", () => void tell({ do: order, id }), t(word), h("span", { class: "unseen" }, ` ${name}`));

function stateOf(send: Send): string {
  if (send.phase === "failed") return failureOf(send);
  if (send.isOffline && !isSettled(send)) return t("offlineWaits");
  if (send.phase === "held") return send.sentence ?? t("heldTitle");
  if (send.phase !== "done") return t(PHASES[send.phase]);
  const score = send.score !== undefined && send.level !== undefined ? `${send.score}, ${t(LEVELS[send.level])}` : "";
  return [score, score && !send.isKnown && send.sentence === undefined ? "" : doneSentence(send)].filter(Boolean).join(". ");
}

function signOf(phase: Phase) {
  if (phase === "done") return "done";
  if (phase === "failed") return "warning";
  if (phase === "held") return "waits";
  return "now";
}
