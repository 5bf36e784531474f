import type { Logo } from "./logo.info.ts";

/** Address of a logo for browsers. It cannot be guessed, and its content never changes. */
export const addressOf = (logoId: string): string => `/api/logos/${logoId}`;

/** A logo in the form that pages show. */
export const logoOf = ({ id, width, height }: { id: string; width: number; height: number }): Logo => ({
  url: addressOf(id),
  width,
  height,
});
