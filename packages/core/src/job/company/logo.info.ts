import * as z from "zod/mini";

/** What a logo may be, by content. SVG is a document with scripts and stays out, GIF brings nothing that these do not. */
export const LogoType = z.enum(["image/png", "image/jpeg", "image/webp"]);
export type LogoType = z.infer<typeof LogoType>;

/** A company's logo as pages show it: its address on this site, which never changes what it shows, and its size in pixels. */
export const Logo = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type Logo = z.infer<typeof Logo>;

/** A file that is to become a logo. What is said of it here is believed by nobody: the file itself is looked at. */
export const LogoFile = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** As the browser tells it. */
  type: z.string().check(z.maxLength(100)),
});
export type LogoFile = z.infer<typeof LogoFile>;

/** A presigned POST for a logo: the fields in this order, then the file as `file`. */
export const LogoForm = z.object({ logoId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) });
export type LogoForm = z.infer<typeof LogoForm>;
