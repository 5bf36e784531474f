import type { Logo } from "./logo.info.ts";

/** Where browsers find a logo: an address that nobody can guess and that always shows the same. */
export const addressOf = (logoId: string): string => `/api/logos/${logoId}`;

/** A logo as pages show it. */
export const logoOf = ({ id, width, height }: { id: string; width: number; height: number }): Logo => ({
  url: addressOf(id),
  width,
  height,
});
