import { SaxesParser } from "saxes";

/** The texts of all elements of a name. Only well-formed XML is accepted. */
export function textsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    isInside = tag.name === name;
    if (isInside) found.push("");
  });
  parser.on("closetag", () => (isInside = false));
  const take = (text: string) => {
    if (isInside) found[found.length - 1] += text;
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.write(xml).close();
  return found;
}
