/** The page for files: saved CVs are dropped or chosen here, a link from the menu arrives here, and all that was sent is listed. */
import { keep } from "../bytes/kept.ts";
import { patternOf } from "../bytes/pattern.ts";
import { nameOf as nameOfPdf, type Pdf } from "../bytes/pdf.ts";
import { type Place, read, type ReadFault } from "../bytes/read.ts";
import { tell } from "../messages.ts";
import type { NewSend } from "../sends.ts";
import { pageOf } from "../site.ts";
import { locale, sizeOf, t } from "../words.ts";
import { askJobs, desk, jobField, jobToSend, open as openDesk, order, signInView } from "./desk.ts";
import { button, h, icon, outside } from "./dom.ts";
import { dropZone, sendOf, type Staged, staged } from "./files.ts";
import { rows } from "./rows.ts";
import { placeIn } from "./send-page-address.ts";
import { fillHeader, helpOf, notice, REASONS, sendWords } from "./views.ts";

/** A link that the menu sent here, with what came of fetching it. */
interface Link {
  readonly id: string;
  readonly place: Place;
  readonly got?: { readonly pdf: Pdf } | { readonly fault: ReadFault };
}

const state = {
  files: [] as readonly Staged[],
  link: undefined as Link | undefined,
};

document.documentElement.lang = locale();
document.title = t("filesTitle");
const root = document.querySelector("#root")!;
const choose = h("input", {
  type: "file",
  accept: "application/pdf,.pdf",
  multiple: true,
  class: "unseen",
  tabindex: -1,
  "aria-hidden": "true",
});
const sent = h("section", { "aria-label": t("sentTitle") });

function draw(): void {
  const focused = document.activeElement?.id;
  fillHeader(desk.isConnected ? desk.jobs?.email : undefined);
  root.replaceChildren(...view());
  if (focused) document.querySelector<HTMLElement>(`#${focused}`)?.focus();
}

function view(): HTMLElement[] {
  if (!desk.isConnected) return signInView();
  drawSent();
  return [h("main", {}, h("h1", {}, t("filesTitle")), ...formView(), sent)];
}

/** Draws the list alone: a form that is drawn anew under a press loses it. */
function drawSent(): void {
  sent.hidden = desk.all.length === 0;
  sent.replaceChildren(h("h2", {}, t("sentTitle")), rows(desk.all));
}

function formView(): HTMLElement[] {
  if (!desk.jobs) {
    if (desk.trouble === undefined) return [h("p", { class: "hint", role: "status" }, t("looking"))];
    return [notice("warning", desk.trouble), button("secondary", () => void askJobs(), t("again"))];
  }
  if (desk.jobs.jobs.length === 0) {
    return [h("p", {}, t("noJobBody")), outside(pageOf("/dashboard/jobs?new=description"), "primary", t("createJob"))];
  }
  const open = h("button", { id: "choose", type: "button", class: "link", onclick: () => choose.click() }, t("dropChoose"));
  const zone = dropZone(open, (files) => void stage(files));
  const count = state.files.filter(({ fault }) => fault === undefined).length + (state.link && isSendable(state.link) ? 1 : 0);
  const send = h("button", { id: "send", type: "button", class: "primary", onclick: () => void sendAll() }, sendWords(count));
  return [jobField(desk.jobs), zone, stagedList(), ...(count > 0 ? [send] : [])];
}

function stagedList(): HTMLElement {
  const line = (id: string, name: string, below: string, isFault: boolean) =>
    h(
      "li",
      {},
      icon(isFault ? "no-file" : "file", isFault ? "warn" : ""),
      h("div", {}, h("p", { class: "name" }, name), h("p", { class: isFault ? "error" : "hint" }, below)),
      h(
        "div",
        { class: "acts" },
        button("link", () => takeOff(id), t("remove"), h("span", { class: "unseen" }, ` ${name}`)),
      ),
    );
  const files = state.files.map(({ id, file, fault }) =>
    line(id, file.name, fault ? t(REASONS[fault]) : sizeOf(file.size), fault !== undefined),
  );
  const { link } = state;
  return h("ul", { class: "rows" }, link && line(link.id, nameOf(link), belowOf(link), !isSendable(link)), ...files);
}

const nameOf = ({ place, got }: Link): string => (got && "pdf" in got ? got.pdf.name : place.url.replace(/^https?:\/\//u, ""));

/** A site that the browser does not let us read yet is asked for on the press. */
const isSendable = ({ got }: Link): boolean => got !== undefined && ("pdf" in got || got.fault === "unreachable");

function belowOf({ place, got }: Link): string {
  if (!got) return t("looking");
  if ("pdf" in got) return sizeOf(got.pdf.bytes.byteLength);
  const { hostname } = new URL(place.url);
  if (got.fault === "unreachable") return t("linkAsks", hostname);
  const title = REASONS[got.fault];
  return `${t(title)}. ${helpOf(title, hostname)}`;
}

function takeOff(id: string): void {
  state.files = state.files.filter((each) => each.id !== id);
  if (state.link?.id === id) state.link = undefined;
  draw();
}

async function stage(files: readonly File[]): Promise<void> {
  state.files = [...state.files, ...(await staged(files))];
  draw();
}

async function sendAll(): Promise<void> {
  const job = jobToSend();
  if (!job) return;
  const { files, link } = state;
  Object.assign(state, {
    files: files.filter(({ fault }) => fault !== undefined),
    link: link && isSendable(link) ? undefined : link,
  });
  draw();
  const orders: NewSend[] = [];
  if (link?.got && isSendable(link)) orders.push(await orderOf(link, job));
  for (const file of files) if (file.fault === undefined) orders.push(await sendOf(file, job));
  const restore = () => {
    Object.assign(state, { files, link });
    draw();
  };
  const isTaken = await order(orders, job.jobId, restore);
  if (isTaken && orders.some(({ phase }) => phase === "asking")) await tell({ do: "asked" });
}

async function orderOf({ id, place, got }: Link, { jobId, title }: { jobId: string; title: string }): Promise<NewSend> {
  const send = { id, jobId, jobTitle: title, place };
  if (got && "pdf" in got) {
    await keep(id, got.pdf);
    return { ...send, name: got.pdf.name, size: got.pdf.bytes.byteLength, phase: "queued" };
  }
  // Still within the press, as the browser demands.
  await chrome.permissions.request({ origins: [patternOf(place.url)] }).catch(() => false);
  return { ...send, name: nameOfPdf(place), phase: "asking" };
}

async function fetchLink(place: Place): Promise<void> {
  state.link = { id: crypto.randomUUID(), place };
  draw();
  const { id } = state.link;
  const got = await read(place);
  if (state.link?.id === id) state.link = { id, place, got };
  draw();
}

async function begin(): Promise<void> {
  document.body.append(choose);
  choose.addEventListener("change", () => {
    void stage([...(choose.files ?? [])]);
    choose.value = "";
  });
  const place = placeIn(location.hash);
  const onconnect = async () => void (await tell({ do: "resume" }));
  await Promise.all([openDesk({ draw, drawSends: drawSent, onconnect }), place && fetchLink(place)]);
}

void begin();
