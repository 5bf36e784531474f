/**
 * Asks once whether visits may be measured, and measures only after a yes. Part of a page only where the stage has an id
 * (`layout/ConsentBar.tsx`); no other script of ours depends on it.
 */
const KEY = "consent";
/** Cookies of ours; any other that scripts can read came with the measuring. */
const OURS = new Set(["locale", "redirect", "signed-in"]);

const { tagManager, script, id } = document.querySelector<HTMLScriptElement>("script[data-consent]")?.dataset ?? {};
const bar = document.getElementById("consent");
let isMeasuring = false;

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage the answer cannot be kept, so nobody is asked and nothing is measured.
    return "no";
  }
}

function load(src: string, data: Readonly<Record<string, string>> = {}): void {
  const element = document.createElement("script");
  element.async = true;
  element.src = src;
  Object.assign(element.dataset, data);
  document.head.append(element);
}

function measure(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  if (tagManager) {
    Object.assign(globalThis, { dataLayer: [{ "gtm.start": Date.now(), event: "gtm.js" }] });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`);
  }
  // The names under which the usual tools read their id.
  if (script && id) load(script, { id, domain: id, websiteId: id });
}

/** Deletes the cookies that came with the measuring, on this host and the domains above it. */
function forget(): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0]!);
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join(".")}`);
  for (const name of names.filter((each) => each && !OURS.has(each))) {
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

function answer(choice: string): void {
  localStorage.setItem(KEY, choice);
  if (bar) bar.hidden = true;
  if (choice === "yes") measure();
  else {
    forget();
    // A loaded script cannot be unloaded.
    if (isMeasuring) location.reload();
  }
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !bar) return;
  const choice = target.closest<HTMLElement>("button[data-consent]")?.dataset["consent"];
  if (choice) answer(choice);
  if (target.closest("[data-consent-open]")) {
    bar.hidden = false;
    bar.querySelector("button")?.focus();
  }
});

const before = chosen();
if (before === "yes") measure();
else if (before === null && bar) bar.hidden = false;
