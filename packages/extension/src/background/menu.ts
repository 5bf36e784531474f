import { pageFor } from "../ui/send-page-address.ts";
import { t } from "../words.ts";

/** Offers "Send to Candor" on links, and on tabs that show a PDF. */
export async function offerMenu(): Promise<void> {
  await chrome.contextMenus.removeAll();
  chrome.contextMenus.create({
    id: "link",
    title: t("menuSend"),
    contexts: ["link"],
    targetUrlPatterns: ["http://*/*", "https://*/*"],
  });
  chrome.contextMenus.create({
    id: "pdf",
    title: t("menuSend"),
    contexts: ["page", "frame"],
    documentUrlPatterns: ["http", "https"].flatMap((scheme) => [
      `${scheme}://*/*.pdf`,
      `${scheme}://*/*.PDF`,
      `${scheme}://*/*.pdf?*`,
    ]),
  });
}

/** Opens the page for sending beside the tab, with the link or the PDF. The job is chosen there: a CV must not go to the last one unasked. */
export async function openFromMenu(info: chrome.contextMenus.OnClickData, tab: chrome.tabs.Tab | undefined): Promise<void> {
  const url = info.linkUrl ?? info.frameUrl ?? info.pageUrl;
  if (tab?.id === undefined || !url) return;
  const place = { tabId: tab.id, frameId: info.frameId ?? 0, url };
  await chrome.tabs.create({
    url: pageFor(info.linkUrl === undefined && tab.title ? { ...place, title: tab.title } : place),
    index: tab.index + 1,
    openerTabId: tab.id,
  });
}
