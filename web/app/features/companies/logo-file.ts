import { LOGO_MAX_BYTES } from "@candor/core/kernel/limits";

/** As large as a logo is ever shown, on the sharpest screens. */
const SIDE_MAX = 512;
/** Smaller files are sent as they are, if the server takes their kind. */
const FINE_BYTES = 100 * 1024;
const TAKEN = ["image/png", "image/jpeg", "image/webp"];

/** A picture that is ready to be sent. */
export interface LogoFile {
  readonly file: File;
  /** Where this page finds it, until it is let go. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The file is no picture that this browser can draw. */
export class LogoUnreadable extends Error {
  override readonly name = "LogoUnreadable";
}

/**
 * Makes a logo of any picture that this browser can draw, a drawing (SVG) included: at most 512 pixels a side. What is small and of a
 * kind that the server takes stays as it is.
 * @throws LogoUnreadable for a file that is no picture
 */
export async function logoFrom(file: File): Promise<LogoFile> {
  try {
    return await drawn(file);
  } catch (error) {
    throw new LogoUnreadable(file.name, { cause: error });
  }
}

async function drawn(file: File): Promise<LogoFile> {
  const source = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const isDrawing = file.type === "image/svg+xml";
    // A drawing may have no size of its own.
    const [width, height] = [image.naturalWidth || SIDE_MAX, image.naturalHeight || SIDE_MAX];
    const scale = isDrawing ? SIDE_MAX / Math.max(width, height) : Math.min(1, SIDE_MAX / Math.max(width, height));
    if (scale === 1 && file.size <= FINE_BYTES && TAKEN.includes(file.type)) return shown(file, width, height);

    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("Nothing can be drawn here");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write WebP writes PNG.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
    if (!blob || blob.size > LOGO_MAX_BYTES) throw new Error("It could not be made small enough");
    return shown(new File([blob], file.name, { type: blob.type }), canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(source);
  }
}

const shown = (file: File, width: number, height: number): LogoFile => ({ file, url: URL.createObjectURL(file), width, height });
