const SIGNATURE = "acsp";
const SIGNATURE_AT = 36;
const KIND_AT = 16;
const FEWEST_BYTES = 132;
const MOST_TAGS = 64;
/** Curves by kind of the profile's colours; the profile of a monitor or a scanner has no others. */
const CURVES: Readonly<Record<string, readonly string[]>> = { "RGB ": ["rTRC", "gTRC", "bTRC"], GRAY: ["kTRC"] };
/** Black and white of a profile lie this near to those of the page, as shares of the whole. */
const NEAR = 0.1;

/** True for the bytes of a colour profile (ICC.1). */
export const isProfile = (bytes: Buffer): boolean =>
  bytes.length >= FEWEST_BYTES && bytes.toString("latin1", SIGNATURE_AT, SIGNATURE_AT + 4) === SIGNATURE;

/**
 * True for a profile in which black is dark and white is light, with all between in order. Viewers that use profiles show colours as those that
 * do not only then. Profiles with tables of colours, as presses have, are not looked into.
 */
export function isOrdinaryProfile(bytes: Buffer): boolean {
  const tags = new Map<string, number>();
  const count = Math.min(bytes.readUInt32BE(128), MOST_TAGS);
  for (let i = 0; i < count; i += 1) {
    const at = FEWEST_BYTES + 12 * i;
    if (at + 12 > bytes.length) return false;
    tags.set(bytes.toString("latin1", at, at + 4), bytes.readUInt32BE(at + 4));
  }
  const curves = CURVES[bytes.toString("latin1", KIND_AT, KIND_AT + 4)];
  if (!curves || tags.has("A2B0")) return false;
  return curves.every((name) => isRising(bytes, tags.get(name)));
}

/** True for a curve that rises from about 0 to about 1. */
function isRising(bytes: Buffer, at: number | undefined): boolean {
  if (at === undefined || at + 12 > bytes.length) return false;
  const kind = bytes.toString("latin1", at, at + 4);
  if (kind === "para") return at + 16 <= bytes.length && isOrdinaryGamma(bytes.readInt32BE(at + 12) / 65_536);
  if (kind !== "curv") return false;
  const count = bytes.readUInt32BE(at + 8);
  if (count === 0) return true;
  if (at + 12 + 2 * count > bytes.length) return false;
  if (count === 1) return isOrdinaryGamma(bytes.readUInt16BE(at + 12) / 256);
  let last = bytes.readUInt16BE(at + 12);
  if (last > NEAR * 65_535) return false;
  for (let i = 1; i < count; i += 1) {
    const next = bytes.readUInt16BE(at + 12 + 2 * i);
    if (next < last) return false;
    last = next;
  }
  return last >= (1 - NEAR) * 65_535 && bytes.readUInt16BE(at + 12 + 2 * (count >> 1)) <= last / 2;
}

/** Grey values of a page are shown with an exponent of 1 to 3. */
export const isOrdinaryGamma = (gamma: number): boolean => gamma >= 0.9 && gamma <= 3;
