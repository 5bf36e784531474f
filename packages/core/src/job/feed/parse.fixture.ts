import { SaxesParser } from "saxes";

/** A job of a feed: the text of each element by its path, "salaries/salary/period". */
export type ParsedJob = Readonly<Record<string, string>>;

/**
 * Parses a feed as platforms do, accepting only well-formed XML 1.0.
 * @throws Error that names the malformed part
 */
export function parsedFeed(xml: string): { head: Readonly<Record<string, string>>; jobs: readonly ParsedJob[] } {
  const head: Record<string, string> = {};
  const jobs: Record<string, string>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  const take = (text: string) => {
    if (text.trim() === "") return;
    const [root, first = "", ...rest] = path;
    if (root !== "source") throw new Error(`A feed begins with <source>, not <${root}>`);
    const [to, name] = first === "job" ? [jobs.at(-1)!, rest.join("/")] : [head, [first, ...rest].join("/")];
    to[name] = (to[name] ?? "") + text;
  };
  parser.on("opentag", ({ name }) => {
    path.push(name);
    if (path.join("/") === "source/job") jobs.push({});
  });
  parser.on("closetag", () => path.pop());
  parser.on("text", take);
  parser.on("cdata", take);
  parser.write(xml).close();
  return { head, jobs };
}
