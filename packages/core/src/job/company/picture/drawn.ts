import { Failure } from "../../../kernel/failure.ts";
import { LOGO_MAX_PIXELS } from "../../../kernel/limits.ts";

/** What draws a picture, and its size in pixels as it is shown. */
export interface Drawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A file that begins as a picture and is not whole or not well formed. Reading beyond its end throws a RangeError, which says the same. */
export class Damaged extends Error {
  override readonly name = "Damaged";
}

/** A size that every browser draws, or `Damaged` for none and `logo.tooWide` for more than 4,000 pixels a side. */
export function sized(width: number, height: number): { width: number; height: number } {
  if (width < 1 || height < 1) throw new Damaged("It has no size");
  if (Math.max(width, height) > LOGO_MAX_PIXELS) throw new Failure("logo.tooWide", `${width} x ${height}`);
  return { width, height };
}
