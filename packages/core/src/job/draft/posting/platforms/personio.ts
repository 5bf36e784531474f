import { employmentTypeOf } from "../codes.ts";
import { postingOnPage } from "../json-ld.ts";
import { readMarkup } from "../../../../kernel/markup.ts";
import type { Page } from "../page.ts";
import { descriptionOf, lineOf, placesOf, type Posting, type Section } from "../posting.ts";
import { segmentsOf, type Platform } from "./platform.ts";

/**
 * Personio: the linked data of a posting's page, and the feed of all positions
 * (developer.personio.de/docs/retrieving-open-job-positions), which employers can disable.
 */
export const personio: Platform = {
  name: "personio",
  hosts: /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.jobs\.personio\.(?:de|com)$/,
  ways: (link) => {
    const path = segmentsOf(link);
    const id = path[path.indexOf("job") + 1] ?? "";
    if (!path.includes("job") || !/^\d+$/.test(id)) return [];
    const language = /^[a-z]{2}$/.exec(link.searchParams.get("language") ?? "")?.[0];
    const query = language ? `?language=${language}` : "";
    return [
      { url: `https://${link.hostname}/job/${id}${query}`, read: (page) => postingOnPage(page, id) },
      { url: `https://${link.hostname}/xml${query}`, read: (page) => positionIn(page, id) },
    ];
  },
};

/** A position of the feed: the values of its elements by name, and its sections. */
class Position {
  readonly said = new Map<string, string[]>();
  readonly sections: Section[] = [];

  say(name: string, words: string): void {
    const before = this.said.get(name);
    if (before) before.push(words);
    else this.said.set(name, [words]);
  }
}

function positionIn({ text }: Page, id: string): Posting | undefined {
  const position = positionsIn(text).find(({ said }) => said.get("id")?.[0] === id);
  if (!position) return undefined;
  const first = (name: string) => position.said.get(name)?.[0];
  return {
    title: lineOf(first("name")),
    department: lineOf(first("department")),
    location: placesOf(position.said.get("office") ?? []),
    employmentType: employmentTypeOf(first("schedule"), first("employmentType")),
    description: descriptionOf(position.sections),
  };
}

function positionsIn(xml: string): Position[] {
  const positions: Position[] = [];
  const path: string[] = [];
  let words = "";
  let heading = "";
  const reader = {
    open(name: string) {
      path.push(name);
      words = "";
      if (name === "position") positions.push(new Position());
    },
    text(more: string) {
      words += more;
    },
    close(name: string) {
      path.pop();
      const position = positions.at(-1);
      if (path.at(-1) !== "jobDescription") position?.say(name, words.trim());
      else if (name === "name") heading = words;
      else if (name === "value") position?.sections.push({ heading, html: words });
      words = "";
    },
  };
  readMarkup(xml, reader, { isXml: true });
  return positions;
}
