import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyAdverts } from "./adverts/copy.ts";
import { blobOf, COPIES, listedCvs } from "./files.ts";

/**
 * `npm run world -- --from FOLDER`: copies the listed files out of local mirrors, git directories named `owner+name`, checks each by its
 * blob id, makes the texts of the listed adverts, and names what is missing. Fetches nothing.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Name the folder of the mirrors: npm run world -- --from FOLDER");

const missing: string[] = [];
const listed = await listedCvs();
await mkdir(COPIES, { recursive: true });
for (const { id, repo, blob } of listed) {
  const bytes = contentOf(values.from, repo, blob);
  if (bytes !== undefined && blobOf(bytes) === blob) await writeFile(join(COPIES, `${id}.pdf`), bytes);
  else missing.push(`${id}: ${repo} ${blob}`);
}
const from = values.from;
const adverts = copyAdverts((repo, blob) => contentOf(from, repo, blob));

for (const line of [...missing, ...adverts]) console.log(`missing: ${line}`);
console.log(`${listed.length - missing.length} of ${listed.length} listed CVs are in ${COPIES}.`);
console.log(`${adverts.length} of the listed adverts are missing.`);

function contentOf(folder: string, repo: string, blob: string): Uint8Array | undefined {
  const mirror = join(folder, repo.replace("/", "+"));
  const directory = [mirror, join(mirror, ".git"), join(mirror, "repo"), join(mirror, "repo/.git")].find((one) =>
    existsSync(join(one, "HEAD")),
  );
  if (directory === undefined) return undefined;
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", [`--git-dir=${directory}`, "cat-file", "blob", blob], { maxBuffer: 64 * 1024 * 1024, stdio });
  } catch {
    return undefined;
  }
}
