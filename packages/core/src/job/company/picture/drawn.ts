import { Failure } from "../../../kernel/failure.ts";
import { LOGO_MAX_PIXELS } from "../../../kernel/limits.ts";

/** The bytes needed to render a picture, and its displayed size in pixels. */
export interface Drawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A file that begins as a picture but is truncated or malformed. Reading beyond its end throws a RangeError, which means the
 * same.
 */
export class Damaged extends Error {
  override readonly name = "Damaged";
}

/** Checks a size that all browsers can render: `Damaged` for zero, `logo.tooWide` above 4,000 pixels per side. */
export function sized(width: number, height: number): { width: number; height: number } {
  if (width < 1 || height < 1) throw new Damaged("width or height is 0");
  if (Math.max(width, height) > LOGO_MAX_PIXELS) throw new Failure("logo.tooWide", `${width} x ${height}`);
  return { width, height };
}
