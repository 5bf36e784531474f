/** The popup: what the tab shows, the job, Send, and what becomes of the CV. */
import { patternOf } from "../bytes/pattern.ts";
import { connection } from "../connection.ts";
import type { Found, FoundLink, Tab } from "../found.ts";
import { FOUND_PORT, tell } from "../messages.ts";
import { isSettled, type NewSend, onSends, type Send, sends } from "../sends.ts";
import { pageOf } from "../site.ts";
import { locale, sizeOf, t } from "../words.ts";
import { h, outside, withStrong } from "./dom.ts";
import { dropZone, sendOf, staged } from "./files.ts";
import { JobField } from "./job-field.ts";
import { type Jobs, jobsBefore, jobsNow, lastJob, rememberJob } from "./jobs.ts";
import { rows } from "./rows.ts";
import { connectView, fileLine, filesLink, footer, header, notice, REASONS, sendView } from "./views.ts";

interface State {
  isConnected: boolean;
  isConnecting: boolean;
  /** Why the reader has to connect again, or why connecting failed. */
  sentence: string;
  jobs: Jobs | undefined;
  /** The jobs could not be asked for. */
  trouble: string | undefined;
  found: Found | undefined;
  /** The id of the send that a press will make, under which the worker keeps the PDF of the tab. */
  id: string;
  all: readonly Send[];
  chosen: string | undefined;
  last: string | undefined;
}

const state: State = {
  isConnected: false,
  isConnecting: false,
  sentence: "",
  jobs: undefined,
  trouble: undefined,
  found: undefined,
  id: "",
  all: [],
  chosen: undefined,
  last: undefined,
};

document.documentElement.lang = locale();
const root = document.querySelector("#root")!;
let tab: Tab;
/** Open while the popup is, so that the worker drops a PDF that was not sent. */
let port: chrome.runtime.Port | undefined;
let field: JobField | undefined;

function draw(): void {
  const hadFocus = root.contains(document.activeElement);
  field = undefined;
  root.replaceChildren(header(state.isConnected ? state.jobs?.email : undefined), ...view());
  const target = root.querySelector<HTMLElement>("[data-focus]");
  if (target && (hadFocus || document.activeElement === document.body)) target.focus();
}

function view(): HTMLElement[] {
  if (!state.isConnected) return connectView(state.sentence, () => void signIn(), state.isConnecting);
  const mine = state.all.filter((send) => send.tab?.id === tab.id && send.tab.url === tab.url);
  const [only, ...more] = mine;
  if (only && more.length > 0) return rowsView(mine);
  if (only) return sendView(only, () => void endOf([only]));
  if (!state.jobs) return state.trouble === undefined ? [h("main", {}, busy())] : [troubleView(state.trouble)];
  if (state.jobs.jobs.length === 0) return [noJobView()];
  return foundView(state.jobs, state.found);
}

const busy = (): HTMLElement => h("p", { class: "hint", role: "status" }, t("looking"), h("span", { class: "progress" }));

function rowsView(mine: readonly Send[]): HTMLElement[] {
  const another = h("button", { type: "button", class: "link", onclick: () => void endOf(mine) }, t("sendAnother"));
  return [h("main", {}, h("h1", {}, t("severalTitle", mine.length)), rows(mine)), footer(t("canClose"), another)];
}

/** Takes outcomes off the popup. What is still on its way goes on, and is listed on the page for files. */
async function endOf(sends: readonly Send[]): Promise<void> {
  for (const { id } of sends) await tell({ do: "leave", id });
  await lookAtTab();
}

function troubleView(sentence: string): HTMLElement {
  const retry = h("button", { type: "button", class: "primary", "data-focus": true, onclick: () => void askJobs() }, t("again"));
  return h("main", {}, notice("warning", h("h1", {}, sentence)), retry);
}

function noJobView(): HTMLElement {
  const create = outside(pageOf("/dashboard/jobs?new=description"), "primary", t("createJob"));
  create.dataset["focus"] = "";
  return h("main", {}, h("h1", {}, t("noJobTitle")), h("p", {}, t("noJobBody")), create);
}

function foundView({ jobs }: Jobs, found: Found | undefined): HTMLElement[] {
  field = new JobField({
    jobs,
    chosen: state.chosen,
    lastUsed: state.last,
    onchoose: ({ jobId }) => void (state.chosen = jobId),
  });
  if (!found) return [h("main", {}, busy(), field.element)];
  const others = footer(h("span", {}, t("severalFiles")), filesLink());
  if (found.kind === "none") return noneView(found, field);
  if (found.kind === "links") return [linksView(found, field), others];
  const send = h("button", { type: "button", class: "primary", onclick: () => void sendPdf(found) }, t("send"));
  if (state.chosen !== undefined) send.dataset["focus"] = "";
  return [h("main", {}, fileLine(found.name, t("openHere", sizeOf(found.size))), field.element, send), others];
}

function noneView({ reason }: Found & { kind: "none" }, { element }: JobField): HTMLElement[] {
  const [title, help] = REASONS[reason];
  const host = URL.canParse(tab.url) ? new URL(tab.url).hostname : "";
  const zone = dropZone(filesLink("dropChoose"), (files) => void sendFiles(files));
  return [
    h("main", {}, notice("no-file", h("h1", {}, t(title)), ...withStrong((slot) => t(help, slot), host)), zone, element),
    footer(t("filesInTab")),
  ];
}

function linksView(found: Found & { kind: "links" }, { element }: JobField): HTMLElement {
  const isOne = found.links.length === 1;
  const boxes = found.links.map((link) => ({ link, box: h("input", { type: "checkbox", checked: isOne }) }));
  const lines = boxes.map(({ link, box }) => {
    const { text, name } = link;
    return h("li", {}, h("label", {}, box, h("span", {}, h("b", {}, text || name), text && h("span", { class: "hint" }, name))));
  });
  const error = h("p", { class: "error", role: "alert" });
  const send = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ link }) => link);
    error.textContent = chosen.length === 0 ? t("linkMissing") : "";
    if (chosen.length > 0) void sendLinks(chosen);
    else boxes[0]?.box.focus();
  };
  return h(
    "main",
    {},
    h("h1", {}, isOne ? t("linkTitle") : t("linksTitle", found.links.length)),
    h("fieldset", {}, h("legend", { class: "unseen" }, t("linksLegend")), h("ul", { class: "links" }, ...lines)),
    error,
    element,
    h("button", { type: "button", class: "primary", onclick: send }, t("send")),
  );
}

/** The chosen job; without one the field asks for it. */
function jobToSend() {
  const job = state.jobs?.jobs.find(({ jobId }) => jobId === state.chosen);
  if (!job) field?.demand();
  return job;
}

const ofTab = () => ({ id: tab.id, url: tab.url });

async function order(list: readonly NewSend[], jobId: string): Promise<void> {
  await Promise.all([tell({ do: "send", sends: list }), rememberJob(jobId)]);
  state.last = jobId;
}

async function sendPdf({ name, size }: Found & { kind: "pdf" }): Promise<void> {
  const job = jobToSend();
  if (!job) return;
  const send = { id: state.id, name, size, jobId: job.jobId, jobTitle: job.title, tab: ofTab() };
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
  if (origins.length === 0) return told;
  await chrome.permissions.request({ origins }).catch(() => false);
  await told;
  await tell({ do: "asked" });
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

async function signIn(): Promise<void> {
  if (state.isConnecting) return;
  Object.assign(state, { isConnecting: true, sentence: "" });
  draw();
  const told = await tell({ do: "connect" });
  state.isConnecting = false;
  state.isConnected = (await connection()) !== undefined;
  if (!told.isDone) state.sentence = told.sentence ?? t("notConnected");
  draw();
  if (state.isConnected) await Promise.all([askJobs(), lookAtTab()]);
}

async function askJobs(): Promise<void> {
  const before = state.jobs?.jobs;
  const answer = await jobsNow();
  if (answer.state === "known") {
    Object.assign(state, { jobs: answer, trouble: undefined, chosen: chosenOf(answer) });
  } else if (answer.state === "ended") Object.assign(state, { isConnected: false, jobs: undefined, sentence: answer.sentence });
  else state.trouble = answer.state === "offline" ? t("offline") : answer.sentence;
  // Nobody types into a field that is drawn anew.
  if (JSON.stringify(before) !== JSON.stringify(state.jobs?.jobs) || answer.state !== "known") draw();
}

/** The job that is chosen, the last one, or the only one. */
function chosenOf({ jobs }: Jobs): string | undefined {
  const wanted = [state.chosen, state.last, jobs.length === 1 ? jobs[0]!.jobId : undefined];
  return wanted.find((id) => id !== undefined && jobs.some(({ jobId }) => jobId === id));
}

async function lookAtTab(): Promise<void> {
  port?.disconnect();
  const id = crypto.randomUUID();
  Object.assign(state, { found: undefined, id });
  draw();
  port = chrome.runtime.connect({ name: FOUND_PORT + id });
  const told = await tell({ do: "look", id, tab });
  if (state.id !== id) return;
  state.found = (told.isDone && told.found) || { kind: "none", reason: "unreachable" };
  draw();
}

async function activeTab(): Promise<Tab> {
  const [active] = await chrome.tabs.query({ active: true, currentWindow: true });
  return { id: active?.id ?? chrome.tabs.TAB_ID_NONE, url: active?.url ?? "", title: active?.title ?? "" };
}

async function begin(): Promise<void> {
  const [active, connected, jobs, last, all] = await Promise.all([activeTab(), connection(), jobsBefore(), lastJob(), sends()]);
  tab = active;
  Object.assign(state, { isConnected: connected !== undefined, jobs, last, all });
  if (jobs) state.chosen = chosenOf(jobs);
  draw();
  onSends((now) => {
    const isHere = (send: Send) => send.tab?.id === tab.id;
    const hadMine = state.all.some(isHere);
    state.all = now;
    if (hadMine || now.some(isHere)) draw();
    if (now.some((send) => isHere(send) && isSettled(send) && !send.isSeen)) void tell({ do: "seen" });
  });
  chrome.storage.local.onChanged.addListener(({ connection: changed }) => {
    if (changed === undefined || state.isConnecting || changed.newValue !== undefined) return;
    Object.assign(state, { isConnected: false, jobs: undefined });
    draw();
  });
  if (!connected) return;
  await Promise.all([tell({ do: "resume" }).then(() => tell({ do: "seen" })), askJobs(), lookAtTab()]);
}

void begin();
