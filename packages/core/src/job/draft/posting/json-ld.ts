import { languageOf } from "@candor/scoring";
import { employmentTypeOf, remotePolicyOf } from "./codes.ts";
import { at, listOf, parsed, wordsOf, type Json } from "./json.ts";
import type { Page } from "./page.ts";
import { DAY_MS } from "../../../kernel/durations.ts";
import { plainText } from "../../../kernel/plain-text.ts";
import { payOf } from "./pay.ts";
import { descriptionOf, lineOf, placesOf, type Facts, type Posting } from "./posting.ts";

/**
 * Returns the posting that a page describes for search engines (schema.org/JobPosting): of several the one with `id`, otherwise
 * the first with a description. Undefined where none can be read.
 */
export function postingOnPage({ text }: Page, id?: string): Posting | undefined {
  const found = scriptsIn(text)
    .flatMap((script) => postingsIn(jsonOf(script)))
    .slice(0, POSTINGS_MAX)
    .map((json) => ({ json, posting: postingOf(json) }))
    .filter(({ posting }) => posting.description !== "");
  const named = id && found.find(({ json }) => namesOf(json).some((name) => name.includes(id)));
  return (named || found[0])?.posting;
}

/** Limits above those of real pages, because each script and posting costs time. */
const SCRIPTS_MAX = 50;
const POSTINGS_MAX = 50;
const PLACES_MAX = 10;

/**
 * Returns the text of every linked-data script on a page. It searches for the tags only, so that the other markup may be invalid.
 */
function scriptsIn(html: string): string[] {
  const scripts: string[] = [];
  const [begin, close, end] = [/<script/gi, />/g, /<\/script/gi];
  const next = (mark: RegExp, from: number): number => {
    mark.lastIndex = from;
    return mark.exec(html)?.index ?? -1;
  };
  for (let at = next(begin, 0); at >= 0 && scripts.length < SCRIPTS_MAX; at = next(begin, at + 1)) {
    const words = next(close, at) + 1;
    const until = next(end, words);
    if (words === 0 || until < 0) break;
    if (/ld\+json/i.test(html.slice(at, words))) scripts.push(html.slice(words, until));
    at = until;
  }
  return scripts;
}

/**
 * Parses linked data with the faults of real pages: in comments, escaped for HTML, with line breaks inside strings or trailing
 * commas.
 */
function jsonOf(script: string): Json {
  const bare = unwrapped(script.trim());
  return (
    parsed(bare) ??
    parsed(onOneLine(bare).replace(COMMA_TOO_MANY, "$1")) ??
    (/^[[{\s]*&/.test(bare) ? parsed(onOneLine(unescaped(bare))) : undefined)
  );
}

const COMMENT_BEGINS = /^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/;
const COMMENT_ENDS = /(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$|;$/;
/** Searched only at the start, because a pattern without an anchor tries every position of a page. */
const COMMENT_MAX_CHARACTERS = 40;

function unwrapped(script: string): string {
  const begun = script.replace(COMMENT_BEGINS, "");
  const end = Math.max(begun.length - COMMENT_MAX_CHARACTERS, 0);
  return begun.slice(0, end) + begun.slice(end).replace(COMMENT_ENDS, "");
}

// JSON has no raw line breaks or tabs inside strings, and needs none outside.
const onOneLine = (json: string): string => json.replace(/\s/g, " ");
const COMMA_TOO_MANY = /,(\s*[}\]])/g;
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", apos: "'", "#34": '"', "#39": "'" };
const unescaped = (text: string): string => text.replace(/&(#?\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);

const DEPTH_MAX = 6;

/** Collects all postings in linked data, including lists and graphs. */
function postingsIn(json: Json, depth = 0): Json[] {
  if (typeof json !== "object" || json === null || depth > DEPTH_MAX) return [];
  if (Array.isArray(json)) return json.flatMap((each) => postingsIn(each, depth + 1));
  if (listOf(at(json, "@type")).some((type) => /(?:^|[/:#])JobPosting$/i.test(wordsOf(type) ?? ""))) return [json];
  return ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item"].flatMap((name) =>
    postingsIn(at(json, name), depth + 1),
  );
}

const namesOf = (json: Json): string[] =>
  [
    at(json, "url"),
    at(json, "@id"),
    at(json, "identifier"),
    at(json, "identifier", "value"),
    at(json, "mainEntityOfPage"),
  ].flatMap((name) => wordsOf(name) ?? []);

function postingOf(json: Json): Posting {
  const words = (...path: string[]): string | undefined => {
    const said = listOf(at(json, ...path)).flatMap((each) => htmlOf(wordsOf(each)) ?? []);
    return said.length > 1 ? `<ul>${said.map((each) => `<li>${each}</li>`).join("")}</ul>` : said[0];
  };
  const description = descriptionOf([
    { html: words("description") },
    { html: words("responsibilities"), part: "responsibilities" },
    { html: words("qualifications"), part: "requirements" },
    { html: words("skills"), part: "requirements" },
    { html: words("jobBenefits"), part: "benefits" },
  ]);
  return { ...factsOf(json, description), description, isOver: isPast(wordsOf(at(json, "validThrough"))) };
}

function factsOf(json: Json, description: string): Facts {
  const months = Number(wordsOf(at(json, "experienceRequirements", "monthsOfExperience")));
  return {
    title: lineOf(htmlOf(wordsOf(at(json, "title")) ?? wordsOf(at(json, "name")))),
    location: locationOf(json, description),
    employmentType: employmentTypeOf(...listOf(at(json, "employmentType")).map(wordsOf)),
    remotePolicy: remotePolicyOf(wordsOf(listOf(at(json, "jobLocationType"))[0])),
    yearsOfExperience: months > 0 && months <= 720 ? Math.round(months / 6) / 2 : undefined,
    educationLevel: educationOf(json),
    pay: payIn(json),
  };
}

/** Parses a MonetaryAmount: a range or one value per hour, month or year. */
function payIn(json: Json): Facts["pay"] {
  const salary = listOf(at(json, "baseSalary"))[0];
  const value = listOf(at(salary, "value"))[0];
  const single = at(value, "value") ?? value;
  return payOf({
    min: at(value, "minValue") ?? at(salary, "minValue") ?? single,
    max: at(value, "maxValue") ?? at(salary, "maxValue") ?? single,
    currency: at(salary, "currency") ?? at(json, "salaryCurrency"),
    period: at(value, "unitText") ?? at(salary, "unitText"),
  });
}

function locationOf(json: Json, description: string): string | undefined {
  const countryOf = (code: string | undefined) => countryName(code, description);
  const placeOf = (place: Json): string | undefined => {
    const address = at(place, "address") ?? place;
    return (
      wordsOf(address) ??
      wordsOf(at(address, "addressLocality")) ??
      wordsOf(at(address, "addressRegion")) ??
      countryOf(wordsOf(at(address, "addressCountry")) ?? wordsOf(at(address, "addressCountry", "name"))) ??
      countryOf(wordsOf(at(place, "name")))
    );
  };
  const placesIn = (name: string) => placesOf(listOf(at(json, name)).slice(0, PLACES_MAX).map(placeOf).map(htmlOf));
  return placesIn("jobLocation") ?? placesIn("applicantLocationRequirements");
}

/** Returns the name of a country code such as "DE" in the posting's language; other text is unchanged. */
function countryName(said: string | undefined, description: string): string | undefined {
  if (!said || !/^[A-Z]{2}$/.test(said)) return said;
  return new Intl.DisplayNames([languageOf(description)], { type: "region" }).of(said);
}

const EDUCATION: readonly (readonly [RegExp, Facts["educationLevel"]])[] = [
  [/bachelor/i, "bachelor"],
  [/postgraduate|master/i, "master"],
  [/doctor|phd/i, "doctorate"],
  [/professional certificate|vocational|associate/i, "vocational"],
  [/high school/i, "school"],
];

/** Returns the lowest required level. */
function educationOf(json: Json): Facts["educationLevel"] {
  const said = listOf(at(json, "educationRequirements")).map((each) => wordsOf(at(each, "credentialCategory")) ?? "");
  const order = ["school", "vocational", "bachelor", "master", "doctorate"];
  return said
    .flatMap((words) => EDUCATION.find(([pattern]) => pattern.test(words))?.[1] ?? [])
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))[0];
}

/** Decodes text that was escaped once too often: "&lt;p&gt;" for a paragraph. */
export function htmlOf(words: string | undefined): string | undefined {
  if (!words || /<\/?[a-z]/i.test(words) || !/&(?:lt|#60|#x3c);\/?[a-z]/i.test(words)) return words;
  const once = plainText(words);
  return /<\/?(?:p|br|div|ul|ol|li|h[1-6]|b|i|em|strong|span|a|table)\b[^<>]*>/i.test(once) ? once : words;
}

/** True if a time or a date has passed; a date ends when its day has ended everywhere on earth. */
function isPast(said: string | undefined): boolean {
  const time = Date.parse(said ?? "");
  const isDay = !/T(?!00:00)/.test(said ?? "");
  return !Number.isNaN(time) && time + (isDay ? 1.5 * DAY_MS : 0) < Date.now();
}
