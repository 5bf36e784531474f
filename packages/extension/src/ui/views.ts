import { HIGH_FIT_ABOVE } from "@candor/scoring/score";
import type { Level } from "@candor/scoring/mark.info";
import type { IconName } from "./icons.ts";
import { tell } from "../messages.ts";
import { isSettled, type Send } from "../sends.ts";
import { pageOf, site } from "../site.ts";
import { t, type Word } from "../words.ts";
import { button, focused, h, icon, outside, withStrong } from "./dom.ts";
import { FAULTS } from "./faults.ts";
import type { NoneReason } from "../found.ts";

/** Sentences of reasons; each has another one that says what to do, see `helpOf`. */
export const REASONS: Record<NoneReason, Word> = {
  ...FAULTS,
  login: "faultLogin",
  refused: "faultRefused",
  unreachable: "faultUnreachable",
  unreadable: "noneUnreadable",
  file: "noneFile",
  nothing: "noneNothing",
};

/** The sentence that says what to do, with the name of a site; empty for a failure that explains itself. */
export const helpOf = (word: Word, host = ""): string => t(`${word}Help` as Word, host);

/** The same with the site in bold. */
export const explained = (word: Word, host: string): (Node | string)[] => withStrong((slot) => helpOf(word, slot), host);

/** Fills the header, which stands in the page from its first paint on, with its address and its menu. */
export function fillHeader(email: string | undefined): void {
  const [brand, opener, menu] = document.querySelector("header")!.children as unknown as [
    HTMLAnchorElement,
    Element,
    HTMLElement,
  ];
  const item = (word: Word, act: () => void) => button("", act, t(word));
  const open = (url: string) => () => void chrome.tabs.create({ url }).then(() => close());
  const disconnect = () => {
    menu.hidePopover();
    void tell({ do: "disconnect" });
  };
  brand.href = pageOf("/dashboard");
  opener.ariaLabel = t("menu");
  menu.replaceChildren(
    ...(email === undefined ? [] : [h("p", { class: "hint" }, email)]),
    item("menuOpen", open(brand.href)),
    item("menuFiles", open(chrome.runtime.getURL("send.html"))),
    ...(email === undefined ? [] : [item("menuDisconnect", disconnect)]),
  );
}

/** The label of the button that sends: "Send CV", "Send 3 CVs". */
export const sendWords = (count: number): string => (count > 1 ? t("sendMany", count) : t("send"));

/** The file, and a line below its name. */
export const fileLine = (name: string, below: string, sign: IconName = "file"): HTMLElement =>
  h("div", { class: "line" }, icon(sign), h("div", {}, h("h1", { class: "name" }, name), h("p", { class: "hint" }, below)));

/** An icon, a heading and sentences that say what to do. */
export const notice = (sign: IconName, title: string | HTMLElement, ...body: readonly (Node | string)[]): HTMLElement =>
  h(
    "div",
    { class: "line notice" },
    icon(sign, "warn"),
    h("div", {}, typeof title === "string" ? h("h2", {}, title) : title, body.length > 0 && h("p", {}, ...body)),
  );

export const footer = (...children: readonly (Node | string)[]): HTMLElement => h("footer", {}, ...children);

/** Before the first connection, or after its end. */
export function connectView(sentence: string, onconnect: () => void, isBusy: boolean): HTMLElement[] {
  const point = (sign: IconName, word: Word) => h("li", {}, icon(sign), t(word));
  return [
    h(
      "main",
      {},
      h("h1", {}, t("connectTitle")),
      h("p", {}, t("connectBody")),
      h("p", { class: "error", role: "alert" }, sentence),
      h("ul", { class: "points" }, point("press", "connectPress"), point("upload", "connectSend"), point("end", "connectEnd")),
      h(
        "button",
        {
          type: "button",
          class: "primary",
          "data-focus": true,
          onclick: onconnect,
          "aria-disabled": isBusy ? "true" : undefined,
        },
        isBusy ? t("connecting") : t("connect"),
      ),
    ),
    footer(t("noAccount"), " ", outside(pageOf("/auth/register"), "link", t("createAccount"))),
  ];
}

export const LEVELS: Record<Level, Word> = { high: "levelHigh", medium: "levelMedium", low: "levelLow" };

/** Number, word and a bar with a tick where high fit begins. */
export function scoreOf(score: number, level: Level): HTMLElement {
  const bar = h("div", { class: `bar ${level}` }, h("span", {}));
  bar.style.setProperty("--share", `${score}%`);
  bar.style.setProperty("--high", `${HIGH_FIT_ABOVE}%`);
  return h(
    "div",
    { class: "score" },
    h("strong", {}, String(score)),
    h("div", {}, h("span", { class: "level" }, t(LEVELS[level])), bar),
  );
}

/** The candidate's page, in the language of the popup. */
export const candidateOf = (path: string): string => (path.startsWith("/dashboard") ? pageOf(path) : site() + path);

const step = (state: "done" | "now" | "next", word: Word, aside = ""): HTMLElement =>
  h(
    "li",
    { class: state, "aria-current": state === "now" ? "step" : undefined },
    icon(state),
    h("span", {}, t(word)),
    h("span", { class: "aside" }, aside),
  );

const again = ({ id }: Send): HTMLElement => focused(button("primary", () => void tell({ do: "again", id }), t("again")));

/** Failures after which the same CV may be sent once more. */
export const canAgain = ({ word, code = "" }: Send): boolean =>
  code === ""
    ? ["faultOffline", "faultOurs", "faultNotConnected", "faultUnreachable", "faultRefused", "faultLogin"].includes(word ?? "")
    : ["extension.token", "upload.failed", "server", "rate.limited", "job.closed", "job.onHold"].includes(code);

/** The sentence of a failed send: the product's, or ours. */
export const failureOf = ({ sentence, word, host = "" }: Send): string => sentence || t(word ?? "faultOurs", host);

/** One CV from the press to its score. `onend` takes it off the popup. */
export function sendView(send: Send, onend: () => void): HTMLElement[] {
  const another = button("link", onend, t("sendAnother"));
  const line = fileLine(send.name, t(isSettled(send) && send.phase === "done" ? "inJob" : "toJob", send.jobTitle));
  if (send.phase === "done") return doneView(send, line, another);
  if (send.phase === "held") {
    const plans = focused(outside(pageOf("/dashboard/pricing"), "primary", t("comparePlans")));
    return [h("main", {}, line, notice("waits", t("heldTitle"), send.sentence ?? ""), plans), footer(t("heldFooter"), another)];
  }
  if (send.phase === "failed") {
    const host = send.host ?? (send.place ? new URL(send.place.url).hostname : "");
    return [
      h(
        "main",
        {},
        line,
        notice("warning", failureOf(send), ...(send.sentence || !send.word ? [] : explained(send.word, host))),
        send.url !== undefined && outside(candidateOf(send.url), "primary", t("openCandidate")),
        send.url === undefined && canAgain(send) && again(send),
      ),
      footer(another, filesLink()),
    ];
  }
  return onItsWay(send, line);
}

/** The product's sentence, or ours. */
export function doneSentence({ sentence, isKnown, score }: Send): string {
  if (sentence !== undefined) return sentence;
  if (isKnown) return t("doneKnown");
  return t(score === undefined ? "doneNoScore" : "doneWhy");
}

function doneView(send: Send, line: HTMLElement, another: HTMLElement): HTMLElement[] {
  const isScored = send.score !== undefined && send.level !== undefined;
  const open = send.url !== undefined && focused(outside(candidateOf(send.url), "primary", t("openCandidate")));
  return [
    h("main", {}, line, isScored && scoreOf(send.score, send.level), h("p", {}, doneSentence(send)), open),
    footer(t("sourceExtension"), another),
  ];
}

function onItsWay(send: Send, line: HTMLElement): HTMLElement[] {
  const isSent = send.phase === "reading";
  const firstStep = isSent ? "stepSent" : send.phase === "asking" ? "stepAsking" : "stepSending";
  const stop = button("secondary", () => void tell({ do: "stop", id: send.id }), t("stop"));
  return [
    h(
      "main",
      {},
      line,
      h("div", { class: "progress", role: "progressbar", "aria-label": t(isSent ? "stepReading" : "stepSending") }),
      send.isOffline ? h("p", { class: "warn" }, t("offlineWaits")) : false,
      h("ol", { class: "steps" }, step(isSent ? "done" : "now", firstStep), step(isSent ? "now" : "next", "stepReading")),
      !isSent && stop,
    ),
    footer(t("canClose")),
  ];
}

/** Opens the page for files: a popup ends when the file dialogue opens. */
export function filesLink(word: Word = "chooseFiles"): HTMLElement {
  const open = () => void chrome.tabs.create({ url: chrome.runtime.getURL("send.html") }).then(() => close());
  return button("link", open, t(word));
}
