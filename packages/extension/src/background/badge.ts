import { isSettled, type Send } from "../sends.ts";

/** Colours of the product's tokens `accent` and `warn`: both carry white letters in light and dark toolbars. */
const CALM = "#0d5061";
const WARNING = "#8f4700";

/** Shows on the button what became of the CVs: a score, how many are on their way, or that one needs the reader. */
export async function showBadge(sends: readonly Send[]): Promise<void> {
  const { text, isWarning } = badgeOf(sends);
  await chrome.action.setBadgeBackgroundColor({ color: isWarning ? WARNING : CALM });
  await chrome.action.setBadgeTextColor({ color: "#ffffff" });
  await chrome.action.setBadgeText({ text });
}

export function badgeOf(sends: readonly Send[]): { readonly text: string; readonly isWarning: boolean } {
  const news = sends.filter((send) => isSettled(send) && !send.isSeen);
  if (news.some(({ phase }) => phase !== "done")) return { text: "!", isWarning: true };
  const open = sends.filter((send) => !isSettled(send)).length;
  if (open > 0) return { text: open === 1 ? "…" : String(open), isWarning: false };
  const [newest] = news;
  return { text: newest ? String(newest.score ?? "✓") : "", isWarning: false };
}
