/** The popup: what the tab shows, the job, Send, and what becomes of the CV. */
import { patternOf } from "../bytes/pattern.ts";
import type { ComingPdf, Found, FoundLink, Tab } from "../found.ts";
import { FOUND_PORT, tell, type Told } from "../messages.ts";
import { isSettled, type NewSend, type Send } from "../sends.ts";
import { pageOf } from "../site.ts";
import { locale, sizeOf, t } from "../words.ts";
import { askJobs, desk, jobField, jobToSend, open, order, signInView } from "./desk.ts";
import { button, focused, h, outside } from "./dom.ts";
import { dropZone, sendOf, staged } from "./files.ts";
import type { Jobs } from "./jobs.ts";
import { rows } from "./rows.ts";
import { explained, fileLine, filesLink, fillHeader, footer, notice, REASONS, sendView, sendWords } from "./views.ts";

interface State {
  found?: Found | undefined;
  /** The id of the send that a press will make, under which the worker keeps the PDF of the tab. */
  id: string;
  /** Addresses of the links that are ticked. */
  ticked: Set<string>;
}

const state: State = { id: "", ticked: new Set() };

document.documentElement.lang = locale();
const root = document.querySelector("#root")!;
let tab: Tab = { id: -1, url: "", title: "" };
/** Open while the popup is, so that the worker drops a PDF that was not sent. */
let port: chrome.runtime.Port | undefined;

function draw(): void {
  const hadFocus = root.contains(document.activeElement);
  fillHeader(desk.isConnected ? desk.jobs?.email : undefined);
  root.replaceChildren(...view());
  const target = root.querySelector<HTMLElement>("[data-focus]");
  if (target && (hadFocus || document.activeElement === document.body)) target.focus();
}

function view(): HTMLElement[] {
  if (!desk.isConnected) return signInView();
  const mine = desk.all.filter((send) => send.tab?.id === tab.id && send.tab.url === tab.url);
  const [only, ...more] = mine;
  if (only && more.length > 0) return rowsView(mine);
  if (only) return sendView(only, () => void endOf([only]));
  if (!desk.jobs) return desk.trouble === undefined ? [h("main", {}, busy())] : [troubleView(desk.trouble)];
  if (desk.jobs.jobs.length === 0) return [noJobView()];
  return foundView(desk.jobs, state.found);
}

const busy = (): HTMLElement => h("p", { class: "hint", role: "status" }, t("looking"), h("span", { class: "progress" }));

function rowsView(mine: readonly Send[]): HTMLElement[] {
  const another = button("link", () => void endOf(mine), t("sendAnother"));
  return [h("main", {}, h("h1", {}, t("severalTitle", mine.length)), rows(mine)), footer(t("canClose"), another)];
}

/** Takes outcomes off the popup. What is still on its way goes on, and is listed on the page for files. */
async function endOf(sends: readonly Send[]): Promise<void> {
  for (const { id } of sends) await tell({ do: "leave", id });
  await lookAtTab();
}

function troubleView(sentence: string): HTMLElement {
  const retry = focused(button("primary", () => void askJobs(), t("again")));
  return h("main", {}, notice("warning", h("h1", {}, sentence)), retry);
}

function noJobView(): HTMLElement {
  const create = focused(outside(pageOf("/dashboard/jobs?new=description"), "primary", t("createJob")));
  return h("main", {}, h("h1", {}, t("noJobTitle")), h("p", {}, t("noJobBody")), create);
}

function foundView(jobs: Jobs, found: Found | undefined): HTMLElement[] {
  const field = jobField(jobs);
  if (!found) return [h("main", {}, busy(), field)];
  const others = footer(h("span", {}, t("severalFiles")), filesLink());
  if (found.kind === "none") return noneView(found, field);
  if (found.kind === "links") return [linksView(found, field), others];
  const send = button("primary", () => void sendPdf(found), sendWords(1));
  if (desk.chosen !== undefined) focused(send);
  pdfLine = lineOf(found);
  return [h("main", {}, pdfLine, field, send), others];
}

/** The line of the tab's PDF, as long as it is shown. */
let pdfLine: HTMLElement | undefined;

const lineOf = (found: Found & { kind: "pdf" | "coming" }): HTMLElement =>
  fileLine(found.name, found.kind === "pdf" ? t("openHere", sizeOf(found.size)) : t("comesFromHere"));

function noneView({ reason }: Found & { kind: "none" }, field: HTMLElement): HTMLElement[] {
  const title = REASONS[reason];
  const host = URL.canParse(tab.url) ? new URL(tab.url).hostname : "";
  const zone = dropZone(filesLink("dropChoose"), (files) => void sendFiles(files));
  return [
    h("main", {}, notice("no-file", h("h1", {}, t(title)), ...explained(title, host)), zone, field),
    footer(t("filesInTab")),
  ];
}

function linksView(found: Found & { kind: "links" }, field: HTMLElement): HTMLElement {
  const isOne = found.links.length === 1;
  const { ticked } = state;
  const lines = found.links.map(({ place: { url }, text, name }) => {
    // Kept, because the page is drawn anew when the jobs have changed.
    const onchange = () => {
      if (!ticked.delete(url)) ticked.add(url);
      press.textContent = sendWords(ticked.size);
    };
    const box = h("input", { type: "checkbox", checked: ticked.has(url), onchange });
    return h("li", {}, h("label", {}, box, h("span", {}, h("b", {}, text || name), text && h("span", { class: "hint" }, name))));
  });
  const error = h("p", { class: "error", role: "alert" });
  const send = () => {
    const chosen = found.links.filter(({ place }) => ticked.has(place.url));
    error.textContent = chosen.length === 0 ? t("linkMissing") : "";
    if (chosen.length > 0) void sendLinks(chosen);
    else lines[0]?.querySelector("input")?.focus();
  };
  const press = button("primary", send, sendWords(ticked.size));
  return h(
    "main",
    {},
    h("h1", {}, isOne ? t("linkTitle") : t("linksTitle", found.links.length)),
    h("fieldset", {}, h("legend", { class: "unseen" }, t("linksLegend")), h("ul", { class: "links" }, ...lines)),
    error,
    field,
    press,
  );
}

const ofTab = () => ({ id: tab.id, url: tab.url });

/** Sends the PDF of the tab. The worker waits for one that it is still getting. */
async function sendPdf(shown: Found & { kind: "pdf" | "coming" }): Promise<void> {
  const job = jobToSend();
  if (!job) return;
  const found = state.found?.kind === "pdf" ? state.found : shown;
  const file = found.kind === "pdf" ? { size: found.size } : { place: found.place };
  const send = { id: state.id, name: found.name, ...file, jobId: job.jobId, jobTitle: job.title, tab: ofTab() };
  await order([{ ...send, phase: "queued" }], job.jobId);
}

async function sendLinks(links: readonly FoundLink[]): Promise<void> {
  const job = jobToSend();
  if (!job) return;
  const send = ({ name, place, asks }: FoundLink): NewSend => ({
    id: crypto.randomUUID(),
    name,
    jobId: job.jobId,
    jobTitle: job.title,
    place,
    tab: ofTab(),
    phase: asks ? "asking" : "queued",
  });
  // The question of the browser may close the popup, so the worker has the order before it is asked; and nothing is awaited before,
  // because browsers answer such a question only to a press.
  const told = order(links.map(send), job.jobId);
  const origins = [...new Set(links.filter(({ asks }) => asks).map(({ place }) => patternOf(place.url)))];
  if (origins.length > 0) await chrome.permissions.request({ origins }).catch(() => false);
  if ((await told) && origins.length > 0) await tell({ do: "asked" });
}

async function sendFiles(files: readonly File[]): Promise<void> {
  const job = jobToSend();
  if (!job) return;
  const good = (await staged(files)).filter(({ fault }) => fault === undefined);
  if (good.length < files.length) {
    state.found = { kind: "none", reason: "notPdf" };
    draw();
  }
  const list = await Promise.all(good.map(async (each) => ({ ...(await sendOf(each, job)), tab: ofTab() })));
  if (list.length > 0) await order(list, job.jobId);
}

/** Tells the worker that the popup is here, and tells the next one when that worker has ended. */
function hold(id: string): void {
  port = chrome.runtime.connect({ name: FOUND_PORT + id });
  port.onDisconnect.addListener(() => {
    if (state.id === id) hold(id);
  });
}

async function lookAtTab(): Promise<void> {
  port?.disconnect();
  const id = crypto.randomUUID();
  Object.assign(state, { found: undefined, id });
  draw();
  hold(id);
  const seen = foundIn(await tell({ do: "look", id, tab }));
  if (state.id !== id) return;
  show(seen);
  if (seen.kind === "coming") await get(id, seen);
}

const foundIn = (told: Told): Found => (told.isDone && told.found) || { kind: "none", reason: "unreachable" };

/** Waits for the bytes, and shows their name and size, or why there are none. */
async function get(id: string, { place }: ComingPdf): Promise<void> {
  const got = foundIn(await tell({ do: "fetch", id, place }));
  if (state.id !== id) return;
  if (got.kind !== "pdf") return show(got);
  // The line alone: somebody may be choosing a job.
  state.found = got;
  const line = lineOf(got);
  pdfLine?.replaceWith(line);
  pdfLine = line;
}

function show(found: Found): void {
  state.found = found;
  const links = found.kind === "links" ? found.links : [];
  state.ticked = new Set(links.length === 1 ? [links[0]!.place.url] : []);
  draw();
}

async function activeTab(): Promise<Tab> {
  const [active] = await chrome.tabs.query({ active: true, currentWindow: true });
  return { id: active?.id ?? chrome.tabs.TAB_ID_NONE, url: active?.url ?? "", title: active?.title ?? "" };
}

async function begin(): Promise<void> {
  const known = activeTab().then((active) => (tab = active));
  const isHere = (send: Send) => send.tab?.id === tab.id;
  const drawSends = (before: readonly Send[]) => {
    if (before.some(isHere) || desk.all.some(isHere)) draw();
    if (desk.all.some((send) => isHere(send) && isSettled(send) && !send.isSeen)) void tell({ do: "seen" });
  };
  const resume = () => tell({ do: "resume" }).then(() => tell({ do: "seen" }));
  await open({ known, draw, drawSends, onconnect: async () => void (await Promise.all([resume(), lookAtTab()])) });
}

void begin();
