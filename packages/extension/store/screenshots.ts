/**
 * Takes the pictures that the stores ask for, 1280×800, three in each language, into the folder beside this file: the CV that was found, its
 * score, and a page with several links. `npm run build` first; then `npx node packages/extension/store/screenshots.ts`.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { startTestCloud } from "@candor/local/testing";
import { localSettings } from "../../../infra/settings.ts";
import { synthesise } from "../../../infra/synth.ts";
import { CvSite } from "../../../tests/support/cv-site.ts";
import { ExtensionBrowser, type Popup } from "../../../tests/support/extension-browser.ts";
import { Recruiter } from "../../../tests/support/recruiter.ts";

const HERE = import.meta.dirname;
const FOLDER = join(HERE, "screenshots");

/** One skill is missing in the CV, so that the picture's score is one that people meet. */
const SKILLS = ["React", "TypeScript", "GraphQL", "Kubernetes"];

/** Headline of each picture, and the titles of the jobs. */
const WORDS = {
  en: {
    found: "The CV in your tab. The job you choose.",
    score: "Every point traces to a line of the CV.",
    links: "Several CVs on a page, sent at once.",
    jobs: ["Senior Frontend Engineer", "Grid Operations Planner"],
  },
  de: {
    found: "Der Lebenslauf im Tab. Die Stelle Ihrer Wahl.",
    score: "Jeder Punkt führt zu einer Zeile im Lebenslauf.",
    links: "Mehrere Lebensläufe einer Seite auf einmal.",
    jobs: ["Senior Frontend-Entwickler (m/w/d)", "Netzplaner (m/w/d)"],
  },
  es: {
    found: "El CV de la pestaña. La oferta que elijas.",
    score: "Cada punto lleva a una línea del CV.",
    links: "Varios CV de una página, de una vez.",
    jobs: ["Ingeniero frontend sénior", "Planificador de redes"],
  },
  tr: {
    found: "Sekmedeki özgeçmiş. Seçtiğiniz ilan.",
    score: "Her puan özgeçmişin bir satırına dayanır.",
    links: "Bir sayfadaki birden fazla özgeçmiş, tek seferde.",
    jobs: ["Kıdemli Frontend Mühendisi", "Şebeke Planlama Uzmanı"],
  },
} as const;
type Locale = keyof typeof WORDS;

const messagesOf = (locale: Locale) =>
  JSON.parse(readFileSync(join(HERE, "../_locales", locale, "messages.json"), "utf8")) as Record<string, { message: string }>;

interface Shot {
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** The popup as it is, at twice its size. */
async function shotOf(popup: Popup): Promise<Shot> {
  // The window follows its content.
  await popup.evaluate(`new Promise((resolve) => {
    const look = () => (innerHeight >= document.body.offsetHeight ? setTimeout(resolve, 200) : setTimeout(look, 50));
    look();
  })`);
  const size = await popup.evaluate<{ width: number; height: number }>(
    "({ width: document.documentElement.clientWidth, height: document.body.offsetHeight })",
  );
  const { data } = await popup.send<{ data: string }>("Page.captureScreenshot", {
    format: "png",
    clip: { x: 0, y: 0, ...size, scale: 2 },
    captureBeyondViewport: true,
  });
  return { data, ...size };
}

/** Sets the popup beside its headline. The popup has closed by then: it does so when a page opens. */
async function picture(browser: ExtensionBrowser, { data, width, height }: Shot, { headline, name }: Named): Promise<void> {
  const page = await browser.context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const font = readFileSync("dist/extension/fonts/geist-latin.woff2").toString("base64");
  const fontExt = readFileSync("dist/extension/fonts/geist-latin-ext.woff2").toString("base64");
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Latin; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
    @font-face { font-family: More; font-weight: 100 900; src: url(data:font/woff2;base64,${fontExt}); }
    body { margin: 0; height: 800px; display: grid; grid-template-columns: 1fr 560px; align-items: center; gap: 40px; padding-left: 80px;
      box-sizing: border-box; background: #0d5061; font: 600 48px/56px Latin, More, sans-serif; color: #fff; letter-spacing: -0.02em; }
    h1 { margin: 0; font: inherit; text-wrap: balance; }
    p { margin: 24px 0 0; font-size: 20px; line-height: 28px; font-weight: 500; letter-spacing: 0; color: #a8cbd3; }
    img { justify-self: center; width: ${Math.min(460, Math.round((width * 700) / height))}px; border-radius: 10px; box-shadow: 0 24px 64px -16px #06232b; }
  </style><div><h1></h1><p>Candor</p></div><img src="data:image/png;base64,${data}">`);
  await page.evaluate(`document.querySelector("h1").textContent = ${JSON.stringify(headline)}; document.fonts.ready`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
  console.log(relative(process.cwd(), join(FOLDER, `${name}.png`)));
}

interface Named {
  readonly headline: string;
  readonly name: string;
}

async function takeIn(locale: Locale, product: string): Promise<void> {
  const words = WORDS[locale];
  const said = (word: string) => messagesOf(locale)[word]!.message;
  const recruiter = await Recruiter.at(product);
  for (const title of [...words.jobs].toReversed()) await recruiter.openJob({ title, technicalSkills: SKILLS });
  const site = await CvSite.start(readFileSync(`web/public/extension/sample-cv-${locale}.pdf`));
  const browser = await ExtensionBrowser.start({ product, locale });
  try {
    await browser.connect(recruiter);
    const popup = await browser.press(await browser.open(site.at("/cv-nora-lindemann.pdf")));
    await popup.says(said("openHere").replace("$1", ""));
    await popup.choose(words.jobs[0]);
    const found = await shotOf(popup);
    await popup.press(said("send"));
    await popup.says(said("openCandidate"));
    const score = await shotOf(popup);
    const links = await browser.press(await browser.open(site.at("/applicants")));
    await links.says(said("send"));
    // The popup is drawn anew when the jobs have come; a click is remembered.
    await links.evaluate(`for (let left; (left = document.querySelector("input[type=checkbox]:not(:checked)")); ) left.click()`);
    const several = await shotOf(links);
    await picture(browser, found, { headline: words.found, name: `${locale}-1-found` });
    await picture(browser, score, { headline: words.score, name: `${locale}-2-score` });
    await picture(browser, several, { headline: words.links, name: `${locale}-3-links` });
  } finally {
    await browser.stop();
    site.stop();
  }
}

mkdirSync(FOLDER, { recursive: true });
const cloud = await startTestCloud({ synthesise: (siteUrl, outdir) => synthesise(localSettings(siteUrl), outdir) });
try {
  for (const locale of ["en", "de", "es", "tr"] as const) await takeIn(locale, cloud.url);
} finally {
  await cloud.stop();
}
