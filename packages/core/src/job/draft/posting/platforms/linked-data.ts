import { postingOnPage } from "../json-ld.ts";
import { segmentsOf, type Platform } from "./platform.ts";

/** Platforms without a public API whose pages describe a posting for search engines. */
export const LINKED_DATA: readonly Platform[] = [
  {
    name: "teamtailor",
    hosts: /^(?!(?:www|api|app|docs|support)\.)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?:na|au))?\.teamtailor\.com$/,
    ways: (link) => {
      const path = segmentsOf(link);
      const id = /^\d+(?=-|$)/.exec(path[path.indexOf("jobs") + 1] ?? "")?.[0];
      return path.includes("jobs") && id ? page(link, id) : [];
    },
  },
  {
    name: "linkedin",
    hosts: /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/,
    ways: (link) => {
      const [jobs, view, slug = ""] = segmentsOf(link);
      // In a list, the query contains the id of the open posting.
      const id = view === "view" ? /(?:^|-)(\d+)$/.exec(slug)?.[1] : link.searchParams.get("currentJobId");
      if (jobs !== "jobs" || !id || !/^\d+$/.test(id)) return [];
      return page(new URL(`https://www.linkedin.com/jobs/view/${id}`), id);
    },
  },
  {
    name: "indeed",
    hosts: /^(?:(?:www|m|malaysia|emplois\.ca|[a-z]{2})\.)?indeed\.com$/,
    ways: (link) => {
      const id = link.searchParams.get("jk") ?? link.searchParams.get("vjk");
      return id && /^[\da-f]{16}$/i.test(id) ? page(new URL(`/viewjob?jk=${id}`, link), id) : [];
    },
  },
  {
    name: "stepstone",
    hosts: /^(?:www\.)?stepstone\.(?:de|at|be|fr|nl|pl)$/,
    ways: (link) => {
      const id = /-(\d{5,})(?:-inline)?\.html$/.exec(link.pathname)?.[1];
      return id ? page(link, id) : [];
    },
  },
  {
    name: "infojobs",
    hosts: /^(?:www\.)?infojobs\.(?:net|it)$/,
    ways: (link) => {
      const id = /\/of-([a-z]?[\da-f]{16,40})\/?$/i.exec(link.pathname)?.[1];
      return id ? page(link, id) : [];
    },
  },
  {
    name: "kariyer",
    hosts: /^(?:www\.)?kariyer\.net$/,
    ways: (link) => {
      const id = /^\/is-ilani\/.*?(\d+)\/?$/.exec(link.pathname)?.[1];
      return id ? page(link, id) : [];
    },
  },
];

const page = ({ href }: URL, id: string) => [
  { url: href, read: (found: Parameters<typeof postingOnPage>[0]) => postingOnPage(found, id) },
];
