/**
 * The service worker. It alone writes what is on its way and sends it, because popups end when they lose the focus. It may end at any time
 * itself: everything that it needs is stored, and it goes on with it when it starts.
 */
import { drop, dropAllBut } from "../bytes/kept.ts";
import { patternOf } from "../bytes/pattern.ts";
import { connect, connection, disconnect, lockStorage } from "../connection.ts";
import { FOUND_PORT, type Message, type Told } from "../messages.ts";
import { add, change, inTurn, isSettled, onSends, remove, sends } from "../sends.ts";
import { t } from "../words.ts";
import { showBadge } from "./badge.ts";
import { dropUnwanted, fetchFound, found } from "./coming.ts";
import { resume, stop } from "./deliver.ts";
import { inspect } from "./inspect.ts";
import { offerMenu, openFromMenu } from "./menu.ts";
import { wake } from "./patience.ts";

async function obey(message: Message): Promise<Told> {
  switch (message.do) {
    case "connect":
      return signIn();
    case "look":
      return { isDone: true, found: await inspect(message.id, message.tab) };
    case "fetch":
      return { isDone: true, found: await fetchFound(message.id, message.place) };
    case "disconnect":
      await disconnect();
      await forgetAll();
      return { isDone: true };
    case "send":
      await add(message.sends);
      break;
    case "asked":
      await goOnWithAllowed();
      break;
    case "again":
      // Given twice, it must not begin a send anew that the first one has settled.
      if (!(await isFailed(message.id))) break;
      await change(message.id, AS_NEW);
      break;
    case "leave":
      // It goes on without the popup.
      await change(message.id, { tab: undefined });
      return { isDone: true };
    case "stop":
    case "forget":
      stop(message.id);
      await remove(message.id);
      await drop(message.id);
      return { isDone: true };
    case "seen":
      for (const send of await sends()) if (isSettled(send) && !send.isSeen) await change(send.id, { isSeen: true });
      return { isDone: true };
    case "resume":
      break;
  }
  wake();
  await resume();
  return { isDone: true };
}

const isFailed = async (id: string): Promise<boolean> =>
  (await sends()).some((send) => send.id === id && send.phase === "failed");

/** A second try begins without the outcome of the first. */
const AS_NEW = {
  phase: "queued",
  isOffline: false,
  isSeen: false,
  sentence: undefined,
  code: undefined,
  word: undefined,
  cvId: undefined,
} as const;

async function signIn(): Promise<Told> {
  try {
    // The order was given again, because the worker ended before it could answer.
    if (await connection()) return { isDone: true };
    if (!(await connect())) return { isDone: false };
  } catch (error) {
    return { isDone: false, ...(error instanceof Error && error.name === "Refusal" && { sentence: error.message }) };
  }
  // The popup closed when the connect page opened. Where the browser allows it, it opens again over the CV.
  await chrome.action.openPopup?.().catch(() => undefined);
  return { isDone: true };
}

/** Everything of an account leaves the browser with its connection. */
async function forgetAll(): Promise<void> {
  for (const { id } of await sends()) stop(id);
  await inTurn(() => chrome.storage.session.clear());
  await chrome.storage.local.remove("lastJob");
  await dropAllBut(new Set());
}

/** Links whose site the browser now lets us read go on; of the others the reader is told. */
async function goOnWithAllowed(): Promise<void> {
  for (const { id, phase, place } of await sends()) {
    if (phase !== "asking" || !place) continue;
    const { hostname } = new URL(place.url);
    const isAllowed = await chrome.permissions.contains({ origins: [patternOf(place.url)] });
    await change(id, isAllowed ? { phase: "queued" } : { phase: "failed", word: "faultNotAllowed", host: hostname });
  }
}

/** Only pages of the extension give orders. A script in a tab has the extension's id as well, but not its address. */
const isOurs = ({ id, url }: chrome.runtime.MessageSender): boolean =>
  id === chrome.runtime.id && url?.startsWith(chrome.runtime.getURL("")) === true;

chrome.runtime.onMessage.addListener((message: Message, sender, answer) => {
  if (!isOurs(sender)) return false;
  obey(message).then(answer, (error: unknown) => {
    console.error(error);
    answer({ isDone: false } satisfies Told);
  });
  return true;
});

chrome.runtime.onConnect.addListener((port) => {
  if (!port.sender || !isOurs(port.sender) || !port.name.startsWith(FOUND_PORT)) return;
  const id = port.name.slice(FOUND_PORT.length);
  found.add(id);
  port.onDisconnect.addListener(() => {
    found.delete(id);
    void dropUnwanted(id);
  });
});

// Sends end with the browser, and so do bytes that one before it has left behind.
chrome.runtime.onStartup.addListener(() => void sweep());
chrome.runtime.onInstalled.addListener(() => {
  void offerMenu();
  void sweep();
});
const sweep = async (): Promise<void> => dropAllBut(new Set([...found, ...(await sends()).map(({ id }) => id)]));

chrome.contextMenus.onClicked.addListener((info, tab) => void openFromMenu(info, tab));
chrome.permissions.onAdded.addListener(() => void goOnWithAllowed().then(resume));
globalThis.addEventListener("online", wake);

onSends((all) => void showBadge(all));
void lockStorage();
void chrome.action.setTitle({ title: t("actionTitle") });
void resume();
