import { Failure } from "../../../kernel/failure.ts";
import { LOGO_MAX_BYTES } from "../../../kernel/limits.ts";
import type { LogoType } from "../logo.info.ts";
import { Damaged, type Drawn } from "./drawn.ts";
import { jpeg } from "./jpeg.ts";
import { png } from "./png.ts";
import { webp } from "./webp.ts";

/** A still picture that holds what it takes to draw it and nothing else. */
export interface Picture extends Drawn {
  readonly type: LogoType;
}

const FORMATS: Readonly<Record<LogoType, (bytes: Buffer) => Drawn | undefined | Promise<Drawn | undefined>>> = {
  "image/png": png,
  "image/jpeg": jpeg,
  "image/webp": webp,
};

/**
 * Takes a picture apart by its content and puts together anew what draws it: comments, EXIF with its places and cameras, colour profiles,
 * previews and whatever follows the picture's end stay behind. Pixels are not touched.
 * Refusals: `logo.tooLarge`, `logo.notImage`, `logo.damaged`, `logo.tooWide`, `logo.animated`.
 */
export async function pictureOf(bytes: Buffer): Promise<Picture> {
  if (bytes.length > LOGO_MAX_BYTES) throw new Failure("logo.tooLarge");
  for (const [type, read] of Object.entries(FORMATS)) {
    const drawn = await orRefused(() => read(bytes));
    if (drawn) return { type: type as LogoType, ...drawn };
  }
  throw new Failure("logo.notImage");
}

/** Whatever a reader stumbles over is the file's fault: it was sent by somebody. */
async function orRefused<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) throw new Failure("logo.damaged");
    throw error;
  }
}
