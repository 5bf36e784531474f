import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blobOf, COPIES, listedCvs } from "./files.ts";

/**
 * `npm run world -- --from FOLDER`: copies the listed files out of local mirrors, git directories named `owner+name`, checks each by its
 * blob id, and names the missing ones. Fetches nothing.
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
for (const line of missing) console.log(`missing: ${line}`);
console.log(`${listed.length - missing.length} of ${listed.length} listed CVs are in ${COPIES}.`);

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
