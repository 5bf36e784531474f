import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedAdverts, TEXTS } from "./files.ts";
import { sha256Of, textFrom } from "./text.ts";

/** Makes the texts of the listed adverts from the contents of their files, and returns what cannot be made, with the reason. */
export function copyAdverts(contentOf: (repository: string, blob: string) => Uint8Array | undefined): string[] {
  mkdirSync(TEXTS, { recursive: true });
  return listedAdverts().flatMap(({ id, repository, blob, rule, sha256 }) => {
    const bytes = contentOf(repository, blob);
    if (bytes === undefined) return [`${id}: ${repository} ${blob}`];
    const text = textFrom(new TextDecoder().decode(bytes), rule);
    if (sha256Of(text) !== sha256) return [`${id}: its text is another one`];
    writeFileSync(join(TEXTS, `${id}.txt`), text);
    return [];
  });
}
