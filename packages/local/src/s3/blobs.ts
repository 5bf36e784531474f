import { randomUUID } from "node:crypto";
import { constants, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The bytes of objects, one file each, named at random. object-index.ts knows which object has which file. */
export class Blobs {
  readonly #arriving: string;
  readonly #kept: string;

  /** @param folder made if missing; uploads that were unfinished when the last process ended are deleted */
  constructor(folder: string) {
    this.#arriving = join(folder, "arriving");
    this.#kept = join(folder, "kept");
    rmSync(this.#arriving, { recursive: true, force: true });
    for (const part of [this.#arriving, this.#kept]) mkdirSync(part, { recursive: true });
  }

  /**
   * Streams `source` to disk. The file is there in full, and safe from a power cut, before this resolves; if the source fails, nothing is left.
   * @returns the blob's id
   */
  async receive(source: AsyncIterable<Uint8Array>): Promise<string> {
    const id = randomUUID();
    const arriving = join(this.#arriving, id);
    const file = await open(arriving, "wx", 0o600);
    try {
      for await (const chunk of source) await file.writeFile(chunk);
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(arriving, { force: true });
      throw error;
    }
    await file.close();
    await rename(arriving, join(this.#kept, id));
    const folder = await open(this.#kept, constants.O_RDONLY);
    await folder.sync();
    await folder.close();
    return id;
  }

  /** Opens a blob at once, so that it can be read to its end whatever happens to its object meanwhile. @returns a file descriptor */
  open(id: string): number {
    return openSync(join(this.#kept, id), "r");
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#kept, id), { force: true });
  }

  /** Deletes files without an object: left by a process that ended after writing the bytes and before indexing them. */
  sweep(isKnown: (id: string) => boolean): void {
    for (const id of readdirSync(this.#kept)) if (!isKnown(id)) rmSync(join(this.#kept, id), { force: true });
  }
}
