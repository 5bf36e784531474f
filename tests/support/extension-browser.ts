import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { EXTENSION_ID } from "@candor/extension/id";
import { unzipSync } from "fflate";
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from "playwright-core";
import { executablePath } from "./chromium.ts";
import { Extension } from "./extension.ts";
import { STATE_MS } from "./patience.ts";
import type { Recruiter } from "./recruiter.ts";

interface Options {
  /** The address of the product that offers the extension. */
  readonly product: string;
  readonly locale?: "en" | "de" | "es" | "tr";
  /** The product's address for the extension, if something stands between. */
  readonly site?: string;
  /** Changes the manifest: the browser's questions cannot be answered by a test, so what they would give is given from the start. */
  readonly manifest?: Record<string, unknown>;
}

/** Time after which the button is pressed again if nothing has opened. */
const AGAIN_MS = 5000;

/** Chromium with the extension as the running product offers it. */
export class ExtensionBrowser {
  readonly context: BrowserContext;
  readonly #browser: CDPSession;
  readonly #folder: string;
  readonly #site: string;
  readonly #product: string;
  #open: Popup | undefined;

  private constructor(
    context: BrowserContext,
    browser: CDPSession,
    { folder, site, product }: { folder: string; site: string; product: string },
  ) {
    this.context = context;
    this.#browser = browser;
    this.#folder = folder;
    this.#site = site;
    this.#product = product;
  }

  static async start({
    product,
    locale = "en",
    site = new URL(product).origin,
    manifest = {},
  }: Options): Promise<ExtensionBrowser> {
    const folder = mkdtempSync(join(tmpdir(), "candor-extension-"));
    const unpacked = join(folder, "unpacked");
    const zip = await fetch(new URL("/extension/candor-extension.zip", product));
    if (zip.status !== 200) throw new Error(`The product answered ${zip.status} for the extension`);
    for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))) {
      mkdirSync(dirname(join(unpacked, name)), { recursive: true });
      const isManifest = name === "manifest.json";
      const changed = () =>
        JSON.stringify({ ...(JSON.parse(new TextDecoder().decode(bytes)) as object), homepage_url: `${site}/`, ...manifest });
      writeFileSync(join(unpacked, name), isManifest ? changed() : bytes);
    }
    const context = await chromium.launchPersistentContext(join(folder, "profile"), {
      executablePath: executablePath!,
      headless: true,
      baseURL: product,
      viewport: { width: 1000, height: 700 },
      env: { ...process.env, LANGUAGE: locale },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        `--lang=${locale}`,
        `--disable-extensions-except=${unpacked}`,
        `--load-extension=${unpacked}`,
        // Lets a test press the extension's button, with all that the browser grants for it.
        "--enable-unsafe-extension-debugging",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    });
    context.setDefaultTimeout(STATE_MS);
    if (context.serviceWorkers().length === 0) await context.waitForEvent("serviceworker");
    return new ExtensionBrowser(context, await context.browser()!.newBrowserCDPSession(), { folder, site, product });
  }

  async stop(): Promise<void> {
    await this.context.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The extension's service worker. */
  get worker(): Worker {
    return this.context.serviceWorkers().find((each) => each.url().includes(EXTENSION_ID))!;
  }

  /** Ends the service worker, as the browser does when it needs memory. */
  async killWorker(): Promise<void> {
    const { targetInfos } = await this.#browser.send("Target.getTargets");
    const worker = targetInfos.find(({ type, url }) => type === "service_worker" && url.includes(EXTENSION_ID));
    if (worker) await this.#browser.send("Target.closeTarget", { targetId: worker.targetId });
  }

  /** Connects the browser to an account as the connect page does, without the page. */
  async connect(recruiter: Recruiter): Promise<Extension> {
    const extension = await Extension.of(recruiter, this.#product);
    await this.connectAs(extension, recruiter.email);
    return extension;
  }

  async connectAs({ token }: Extension, email: string): Promise<void> {
    const connection = { token, email, site: this.#site };
    await this.worker.evaluate(`chrome.storage.local.set({ connection: ${JSON.stringify(connection)} })`);
  }

  /** Names and SHA-256 of the PDFs that the extension keeps, because they are not sent yet. */
  async kept(): Promise<[name: string, hash: string][]> {
    return this.worker.evaluate(`new Promise((resolve, reject) => {
      const opening = indexedDB.open("candor");
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const asking = opening.result.transaction("pdfs").objectStore("pdfs").getAll();
        opening.result.close();
        asking.onerror = () => reject(asking.error);
        asking.onsuccess = () => resolve(Promise.all(asking.result.map(async ({ name, bytes }) =>
          [name, new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex()])));
      };
    })`);
  }

  /** Opens an address in a new tab. A PDF opens in the browser's own viewer. */
  async open(address: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(address);
    return page;
  }

  /** Presses the extension's button over a page, and returns the popup. One that is open over another page closes, as it does for people. */
  async press(page: Page): Promise<Popup> {
    await this.#open?.close();
    await page.bringToFront();
    const open = async () => (await this.#browser.send("Target.getTargets", { filter: [{}] })).targetInfos;
    const tab = (await open()).find(({ type, url }) => type === "tab" && url === page.url());
    const before = new Set((await open()).filter(({ url }) => url.includes("/popup.html")).map(({ targetId }) => targetId));
    // The protocol's types do not know the call yet.
    const send = this.#browser.send.bind(this.#browser) as (method: string, params: object) => Promise<unknown>;
    const fresh = async () =>
      (await open()).find(({ type, url, targetId }) => type === "page" && url.includes("/popup.html") && !before.has(targetId));
    let pressedAt = -Infinity;
    const popup = await until("a popup", async () => {
      // A press over an open popup closes it, and the next one opens another.
      if (performance.now() - pressedAt > AGAIN_MS) {
        pressedAt = performance.now();
        await send("Extensions.triggerAction", { id: EXTENSION_ID, targetId: tab!.targetId }).catch(() => undefined);
      }
      return fresh();
    });
    this.#open = await Popup.of(this.#browser, popup.targetId);
    return this.#open;
  }
}

/** Waits until the state is reached, and returns what was found then. */
async function until<T>(what: string | (() => string), look: () => Promise<T>): Promise<NonNullable<T>> {
  for (const end = performance.now() + STATE_MS; ; await setTimeout(40)) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`There was never ${typeof what === "string" ? what : what()}`);
  }
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The popup, which no page of Playwright's stands for. */
export class Popup {
  readonly #browser: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (message: Answer) => void>();
  #asked = 0;

  private constructor(browser: CDPSession, sessionId: string) {
    this.#browser = browser;
    this.#sessionId = sessionId;
    browser.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
      if (sessionId !== this.#sessionId) return;
      const answer = JSON.parse(message) as Answer;
      this.#waiting.get(answer.id ?? 0)?.(answer);
    });
    browser.on("Target.detachedFromTarget", ({ sessionId }) => {
      if (sessionId !== this.#sessionId) return;
      for (const answer of this.#waiting.values()) answer({ error: { message: "The popup has closed" } });
    });
  }

  static async of(browser: CDPSession, targetId: string): Promise<Popup> {
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: false });
    return new Popup(browser, sessionId);
  }

  /** Sends a command of the DevTools protocol to the popup. */
  async send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#asked;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, resolve);
    await this.#browser.send("Target.sendMessageToTarget", {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await promise;
    this.#waiting.delete(id);
    if (error) throw new Error(error.message);
    return result as T;
  }

  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.send<{
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  text(): Promise<string> {
    return this.evaluate<string>('document.body?.innerText ?? ""');
  }

  /** Waits until the popup says this. */
  async says(words: string): Promise<void> {
    let text = "";
    const isSaid = async () => (text = await this.text()).includes(words);
    await until(() => `"${words}" in the popup, which says: ${text}`, isSaid);
  }

  /** Waits until the popup shows an element. */
  async shows(selector: string): Promise<void> {
    await until(selector, () => this.evaluate<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`));
  }

  /** Presses a button or opens a link with this name. */
  async press(name: string): Promise<void> {
    await this.says(name);
    await this.evaluate(
      `[...document.querySelectorAll("button, a")].find((each) => each.textContent.trim() === ${JSON.stringify(name)}).click()`,
    );
  }

  /** Chooses a job by its title. */
  async choose(job: string): Promise<void> {
    await this.shows("[role=combobox]");
    await this.evaluate(`document.querySelector("[role=combobox]").click()`);
    await this.evaluate(
      `[...document.querySelectorAll("[role=option]")].find((each) => each.querySelector(".title").textContent === ${JSON.stringify(job)})
        .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }))`,
    );
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }

  /** Shows the popup as it is to those who have chosen dark or light. */
  async inScheme(scheme: "light" | "dark"): Promise<void> {
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  async close(): Promise<void> {
    await this.evaluate("setTimeout(() => close())").catch(() => undefined);
  }
}
