import type { Page } from "playwright-core";
import { violations } from "../axe.ts";
import { coveredIn, sidewaysExcessOf, standsStill } from "../browser.ts";

/** A state of a page. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Text that the page shows, in every language, once it has its data. */
  readonly shows: string | RegExp;
  /** Brings the page into the state; must not depend on its language. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** True if a change of language loses the state (a new search, a question before leaving), so that each language loads the screen anew. */
  readonly isLostByTurning?: boolean;
  /** The page speaks one language, English here, whatever its reader speaks. */
  readonly isInOneLanguage?: boolean;
}

type Opened = Pick<Screen, "path" | "shows"> & { readonly prepare?: Screen["prepare"] | undefined };

/** Problems of a screen in one size, theme or language. */
export interface Finding {
  readonly how: string;
  readonly problems: readonly string[];
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
/** A window of 1280 x 800 px, enlarged to 200 %. */
const ENLARGED = { width: 640, height: 400 };

/** Rules whose outcome depends on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Rules whose outcome depends on words: names, titles, labels, and names that have to differ. */
const WORD_RULES = (
  "area-alt aria-command-name aria-dialog-name aria-input-field-name aria-meter-name aria-progressbar-name aria-tab-name " +
  "aria-text aria-toggle-field-name aria-tooltip-name aria-treeitem-name button-name document-title empty-heading " +
  "empty-table-header form-field-multiple-labels frame-title frame-title-unique html-has-lang html-lang-valid image-alt " +
  "image-redundant-alt input-button-name input-image-alt label label-content-name-mismatch label-title-only landmark-unique " +
  "link-name object-alt page-has-heading-one role-img-alt select-name skip-link summary-name " +
  "svg-img-alt table-duplicate-name td-has-header valid-lang"
).split(" ");

/** Rules whose outcome depends on the room that words take. */
const ROOM_RULES = ["target-size", "scrollable-region-focusable"];

const OTHER_LANGUAGES = ["de", "es", "tr"] as const;
type Locale = "en" | (typeof OTHER_LANGUAGES)[number];

/**
 * Checks screens in all themes, sizes and languages. It applies every rule once in each layout, in English and light: wide and on a phone.
 * After that it applies only rules whose outcome can differ: on colours in dark, on words and room in the other languages, to which the
 * page changes in place. A screen with `prepare` is checked on a phone alone, where it has the least room.
 * tests/long/screen-check.test.ts shows that this misses no fault, and `findingsWide` checks the remaining combinations.
 * All of it takes minutes: before every landing, `findingsAtOnce` looks at each whole page once.
 */
export class ScreenCheck {
  readonly #page: Page;
  #underWay = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on("request", () => this.#underWay++);
    page.on("requestfinished", () => this.#underWay--);
    page.on("requestfailed", () => this.#underWay--);
  }

  /** Checks a whole page where most faults show: on a phone, in dark, in German. */
  async findingsAtOnce(screen: Screen): Promise<Finding[]> {
    const page = this.#page;
    const locale = screen.isInOneLanguage ? "en" : "de";
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await this.#resize(PHONE);
    await this.open(locale === "en" ? screen : { ...screen, path: `/de${screen.path}` }, locale);
    const problems = [...(await violations(page)), ...(await sidewaysExcessOf(page))];
    return problems.length > 0 ? [{ how: `phone, dark, ${locale}`, problems }] : [];
  }

  /** Checks the screen; one with `prepare` on a phone alone. */
  async findings(screen: Screen): Promise<Finding[]> {
    const found = screen.prepare ? await this.#preparedScreen(screen) : await this.#plainScreen(screen);
    return found.filter(({ problems }) => problems.length > 0);
  }

  /** Checks what `findings` leaves out: the wide screen with what `prepare` opens, or else in Spanish and Turkish. */
  async findingsWide(screen: Screen): Promise<Finding[]> {
    const page = this.#page;
    const found: Finding[] = [];
    await this.#openIn(WIDE, screen);
    if (screen.prepare) {
      found.push({ how: "light", problems: await violations(page) });
      found.push(await this.#dark());
    } else {
      for (const locale of screen.isInOneLanguage ? [] : (["es", "tr"] as const)) {
        await this.#turnTo(locale, screen);
        found.push({ how: locale, problems: await violations(page, [...WORD_RULES, ...ROOM_RULES]) });
      }
    }
    return found.filter(({ problems }) => problems.length > 0);
  }

  async #plainScreen(screen: Screen): Promise<Finding[]> {
    const page = this.#page;
    await this.#openIn(WIDE, screen);
    const found: Finding[] = [{ how: "light", problems: await violations(page) }, await this.#dark()];
    if (screen.isInOneLanguage) found.push(await this.#enlarged("en"));
    await this.#resize(PHONE);
    found.push({ how: "phone", problems: [...(await violations(page)), ...(await sidewaysExcessOf(page))] });
    return [...found, ...(await this.#inOtherLanguages(screen))];
  }

  /** Runs `prepare` on the phone, because overlays close when the width changes. */
  async #preparedScreen(screen: Screen): Promise<Finding[]> {
    const page = this.#page;
    await this.#openIn(PHONE, screen);
    const found: Finding[] = [{ how: "phone", problems: [...(await violations(page)), ...(await sidewaysExcessOf(page))] }];
    found.push(await this.#dark());
    return [...found, ...(await this.#inOtherLanguages(screen))];
  }

  async #dark(): Promise<Finding> {
    await this.#paint("dark");
    const problems = await violations(this.#page, COLOUR_RULES);
    await this.#paint("light");
    return { how: "dark", problems };
  }

  /** On a phone; a whole page also wide and enlarged in German, whose words are the longest. */
  async #inOtherLanguages(screen: Screen): Promise<Finding[]> {
    const found: Finding[] = [];
    for (const locale of screen.isInOneLanguage ? [] : OTHER_LANGUAGES) {
      await this.#turnTo(locale, screen);
      found.push({ how: `phone, ${locale}`, problems: await this.#problemsOfWords() });
      if (locale !== "de" || screen.prepare) continue;
      found.push(await this.#enlarged(locale));
      await this.#resize(WIDE);
      found.push({ how: locale, problems: await violations(this.#page, [...WORD_RULES, ...ROOM_RULES]) });
      await this.#resize(PHONE);
    }
    return found;
  }

  async #openIn(size: { width: number; height: number }, screen: Opened, locale?: Locale): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await this.#resize(size);
    await this.open(screen, locale);
  }

  /** Checks the page without `prepare`, enlarged, in German, whose words are the longest: `findings` does it where nothing is prepared. */
  async findingsEnlarged(screen: Screen): Promise<Finding[]> {
    const locale = screen.isInOneLanguage ? "en" : "de";
    await this.#openIn(
      ENLARGED,
      { ...screen, prepare: undefined, path: locale === "en" ? screen.path : `/de${screen.path}` },
      locale,
    );
    return [await this.#enlarged(locale)].filter(({ problems }) => problems.length > 0);
  }

  async #enlarged(locale: Locale): Promise<Finding> {
    await this.#resize(ENLARGED);
    return { how: `enlarged, ${locale}`, problems: [...(await sidewaysExcessOf(this.#page)), ...(await coveredIn(this.#page))] };
  }

  async open({ path, shows, prepare }: Opened, locale: Locale = "en") {
    await this.#page.goto(path);
    await this.#page.getByText(shows).first().waitFor({ state: "attached" });
    await untilHeading(this.#page);
    await this.#page.locator(`html[lang=${locale}]`).waitFor({ state: "attached" });
    await this.#allAnswered();
    await prepare?.(this.#page);
    await standsStill(this.#page);
  }

  async #problemsOfWords(): Promise<string[]> {
    return [...(await violations(this.#page, [...WORD_RULES, ...ROOM_RULES])), ...(await sidewaysExcessOf(this.#page))];
  }

  /** Changes the language of the open screen as the menu of languages does: without loading the page, so that overlays stay open. */
  async #turnTo(locale: (typeof OTHER_LANGUAGES)[number], screen: Screen): Promise<void> {
    const page = this.#page;
    if (screen.isLostByTurning) return this.open({ ...screen, path: `/${locale}${screen.path}` }, locale);
    const before = await this.#stateOf();
    await page.evaluate(`{
      const address = location.pathname.replace(/^\\/(de|es|tr)(?=\\/)/, "") + location.search + location.hash;
      history.pushState(null, "", "/${locale}" + address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }`);
    await page.locator(`html[lang=${locale}]`).waitFor({ state: "attached" });
    await page.getByText(screen.shows).first().waitFor({ state: "attached" });
    await untilHeading(page);
    await this.#allAnswered();
    await standsStill(page);
    const after = await this.#stateOf();
    if (after !== before) throw new Error(`Turned to ${locale}, "${screen.name}" lost its state: ${before} became ${after}`);
  }

  /** Describes the state that `prepare` brings about, by counts of elements. */
  #stateOf(): Promise<string> {
    return this.#page.evaluate(`JSON.stringify(Object.fromEntries(
      ["[role=dialog]", "[role=alertdialog]", "[role=menu]", "[aria-invalid=true]", "[aria-expanded=true]", "details[open]", "input:checked"]
        .map((selector) => [selector, document.querySelectorAll(selector).length])))`);
  }

  async #paint(theme: "light" | "dark"): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    await this.#page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
    await standsStill(this.#page);
  }

  async #resize(size: { width: number; height: number }): Promise<void> {
    await this.#page.setViewportSize(size);
    await standsStill(this.#page);
  }

  /** Waits until no request has been open for a moment, which is shorter than Playwright's "networkidle". */
  async #allAnswered(): Promise<void> {
    for (let quietSince = performance.now(); performance.now() - quietSince < 100; await this.#page.waitForTimeout(20))
      if (this.#underWay > 0) quietSince = performance.now();
  }
}

/** The shell may show the text before the page's own code has come. A page that never gets a heading is a finding of axe. */
const untilHeading = (page: Page) =>
  page
    .locator("h1")
    .first()
    .waitFor({ state: "attached", timeout: 10_000 })
    .catch(() => undefined);
