import { CvEntity, CvHashEntity } from "../../cv/cv.entity.ts";
import { Storage } from "../../kernel/storage.ts";
import { wholeTable } from "./settle.ts";

/**
 * Files of CVs that no item of the table names: they came after the time to which it was restored. Nobody sees them, and no erasure would
 * find them, so that they are fetched or erased. Returns their keys.
 */
export async function strangeFiles(): Promise<string[]> {
  const strange: string[] = [];
  for await (const { key, accountId, sha256 } of Storage.readFiles()) {
    const { data } = await CvHashEntity.get({ accountId, sha256 }).go({ consistent: true });
    if (!data) strange.push(key);
  }
  return strange;
}

/** Keys of the files that CVs of the table name and the bucket does not have. */
export async function missingFiles(): Promise<string[]> {
  const there = new Set<string>();
  for await (const { key } of Storage.readFiles()) there.add(key);
  const missing: string[] = [];
  for await (const page of wholeTable()) {
    for (const item of page) {
      const { accountId, sha256 } = item;
      if (item.__edb_e__ !== CvEntity.schema.model.entity || typeof accountId !== "string" || typeof sha256 !== "string")
        continue;
      missing.push(...Storage.keysOfReading(accountId, sha256).filter((key) => !there.has(key)));
    }
  }
  return missing;
}

/** Deletes files by their keys, as `strangeFiles` returned them. */
export async function eraseFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await Storage.removeReadFile(key);
}
