/** The common part of the popup and the page for files: the connection, the open jobs with the chosen one, and all that was sent. */
import { connection } from "../connection.ts";
import { tell } from "../messages.ts";
import { type NewSend, onSends, type Send, sends } from "../sends.ts";
import { t } from "../words.ts";
import { JobField } from "./job-field.ts";
import { type Jobs, jobsBefore, jobsNow, lastJob, rememberJob } from "./jobs.ts";
import { connectView } from "./views.ts";

interface Desk {
  isConnected: boolean;
  isConnecting?: boolean;
  /** Why the reader has to connect again, or why connecting failed. */
  sentence: string;
  jobs?: Jobs | undefined;
  /** The jobs could not be asked for. Those that were known before are offered all the same: a CV may wait for the network. */
  trouble?: string | undefined;
  /** All sends since the browser started, newest first. */
  all: readonly Send[];
  chosen?: string | undefined;
  /** The job that a CV was last sent to. */
  last?: string | undefined;
}

export const desk: Desk = { isConnected: false, sentence: "", all: [] };

interface Page {
  /** Has to be known before the page is drawn. */
  readonly known?: Promise<unknown>;
  readonly draw: () => void;
  /** Draws what follows from the sends. */
  readonly drawSends: (before: readonly Send[]) => void;
  /** Goes on once the browser is connected. */
  readonly onconnect?: () => Promise<void>;
}

let page: Page;
let field: JobField | undefined;

/** Reads what is stored, draws it and follows its changes. Asks for the jobs if the browser is connected. */
export async function open(opened: Page): Promise<void> {
  page = opened;
  // Listens first: a change between reading and listening would never be shown.
  let isNewer = false;
  onSends((now) => {
    isNewer = true;
    const before = desk.all;
    desk.all = now;
    page.drawSends(before);
  });
  chrome.storage.local.onChanged.addListener(({ connection: changed }) => {
    if (changed !== undefined && !desk.isConnecting) void follow(changed.newValue !== undefined);
  });
  const stored = Promise.all([connection(), jobsBefore(), lastJob(), sends()]);
  const [[connected, jobs, last, all]] = await Promise.all([stored, page.known]);
  Object.assign(desk, { isConnected: connected !== undefined, jobs, last, ...(!isNewer && { all }) });
  if (jobs) desk.chosen = chosenOf(jobs);
  page.draw();
  if (connected) await goOn();
}

/** Another page, or the server, has connected or disconnected the browser. */
async function follow(isConnected: boolean): Promise<void> {
  Object.assign(desk, { isConnected, jobs: undefined });
  page.draw();
  if (isConnected) await goOn();
}

const goOn = async (): Promise<void> => void (await Promise.all([askJobs(), page.onconnect?.()]));

/** The page of a browser that is not connected. */
export const signInView = (): HTMLElement[] => connectView(desk.sentence, () => void signIn(), desk.isConnecting === true);

async function signIn(): Promise<void> {
  if (desk.isConnecting) return;
  Object.assign(desk, { isConnecting: true, sentence: "" });
  page.draw();
  const told = await tell({ do: "connect" });
  desk.isConnecting = false;
  desk.isConnected = (await connection()) !== undefined;
  if (!told.isDone) desk.sentence = told.sentence ?? t("notConnected");
  page.draw();
  if (desk.isConnected) await goOn();
}

/** Asks for the open jobs, and draws the page anew if they are others than before. */
export async function askJobs(): Promise<void> {
  const before = JSON.stringify(desk.jobs?.jobs);
  const answer = await jobsNow();
  if (answer.state === "known") Object.assign(desk, { jobs: answer, trouble: undefined, chosen: chosenOf(answer) });
  else if (answer.state === "ended") Object.assign(desk, { isConnected: false, jobs: undefined, sentence: answer.sentence });
  else desk.trouble = answer.state === "offline" ? t("offline") : answer.sentence;
  // Nobody types into a field that is drawn anew.
  if (before !== JSON.stringify(desk.jobs?.jobs) || answer.state !== "known") page.draw();
}

/** The job that is chosen, the last one, or the only one. */
function chosenOf({ jobs }: Jobs): string | undefined {
  const wanted = [desk.chosen, desk.last, jobs.length === 1 ? jobs[0]!.jobId : undefined];
  return wanted.find((id) => id !== undefined && jobs.some(({ jobId }) => jobId === id));
}

/** The field that chooses one of the jobs. */
export function jobField({ jobs }: Jobs): HTMLElement {
  field = new JobField({
    jobs,
    chosen: desk.chosen,
    lastUsed: desk.last,
    onchoose: ({ jobId }) => void (desk.chosen = jobId),
  });
  return field.element;
}

/** The chosen job; without one the field asks for it. */
export function jobToSend() {
  const job = desk.jobs?.jobs.find(({ jobId }) => jobId === desk.chosen);
  if (!job) field?.demand();
  return job;
}

/** Gives the CVs to the service worker. If it does not take them, calls `restore`, tells the reader beside the job, and returns false. */
export async function order(list: readonly NewSend[], jobId: string, restore?: () => void): Promise<boolean> {
  desk.last = jobId;
  const [{ isDone }] = await Promise.all([tell({ do: "send", sends: list }), rememberJob(jobId)]);
  if (!isDone) {
    restore?.();
    field?.say(`${t("faultOurs")}. ${t("faultOursHelp")}`);
  }
  return isDone;
}
