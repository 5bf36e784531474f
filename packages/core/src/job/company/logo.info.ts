import * as z from "zod/mini";

/**
 * Types of logos, checked by content. SVG is left out because it can contain scripts, GIF because it has no advantage over these.
 */
export const LogoType = z.enum(["image/png", "image/jpeg", "image/webp"]);
export type LogoType = z.infer<typeof LogoType>;

/** A company's logo for pages: its address on this site, whose content never changes, and its size in pixels. */
export const Logo = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type Logo = z.infer<typeof Logo>;

/** A file to become a logo. These values are untrusted: the file itself is checked after the upload. */
export const LogoFile = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** Content type given by the browser. */
  type: z.string().check(z.maxLength(100)),
});
export type LogoFile = z.infer<typeof LogoFile>;

/** A presigned POST for a logo: the fields in this order, then the file as the field `file`. */
export const LogoForm = z.object({ logoId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
export type LogoForm = z.infer<typeof LogoForm>;
