import { Failure } from "../../../kernel/failure.ts";
import { LOGO_MAX_BYTES } from "../../../kernel/limits.ts";
import type { LogoType } from "../logo.info.ts";
import { Damaged, type Drawn } from "./drawn.ts";
import { jpeg } from "./jpeg.ts";
import { png } from "./png.ts";
import { webp } from "./webp.ts";

/** A still picture reduced to the data needed to render it. */
export interface Picture extends Drawn {
  readonly type: LogoType;
}

const FORMATS: Readonly<Record<LogoType, (bytes: Buffer) => Drawn | undefined | Promise<Drawn | undefined>>> = {
  "image/png": png,
  "image/jpeg": jpeg,
  "image/webp": webp,
};

/**
 * Parses a picture by its content and rebuilds it from the parts that are needed to render it: comments, EXIF with places and
 * cameras, colour profiles, previews and data after the end are dropped. Pixels are unchanged. Refusals: `logo.tooLarge`,
 * `logo.notImage`, `logo.damaged`, `logo.tooWide`, `logo.animated`.
 */
export async function pictureOf(bytes: Buffer): Promise<Picture> {
  if (bytes.length > LOGO_MAX_BYTES) throw new Failure("logo.tooLarge");
  for (const [type, read] of Object.entries(FORMATS)) {
    const drawn = await orRefused(() => read(bytes));
    if (drawn) return { type: type as LogoType, ...drawn };
  }
  throw new Failure("logo.notImage");
}

/** Runs a parser on untrusted bytes and turns its errors about the file into a refusal. */
async function orRefused<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) throw new Failure("logo.damaged");
    throw error;
  }
}
