import * as z from "zod/mini";
import { Provider } from "./identity.info.ts";

/** A Google or Microsoft account that signs in to the account. */
export const Identity = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  provider: Provider,
  /** Its address there, which may be another than the user's. */
  email: z.string(),
  usedAt: z.iso.datetime(),
});
export type Identity = z.infer<typeof Identity>;

/** The ways into the account. The mailed link is always one, so that none of the others is the last. */
export const WaysIn = z.object({
  link: z.object({
    email: z.string(),
    /** Null until a link was used. */
    usedAt: z.nullable(z.iso.datetime()),
  }),
  items: z.array(Identity),
});
export type WaysIn = z.infer<typeof WaysIn>;

/** A browser that is signed in. */
export const OpenSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Names of the browser and its system; null where they could not be told. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The way in by which it was opened. */
  openedBy: z.enum(["link", "google", "azure"]),
  /** The last call, as exact as an hour. */
  usedAt: z.iso.datetime(),
  /** True for the session that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The address at which a browser leaves Cognito after Google or Microsoft; null where it need not. */
export const Left = z.object({ leaveAt: z.nullable(z.string()) });
