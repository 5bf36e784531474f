import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { create, type Font } from "fontkit";
import type { Cv } from "./cv.ts";
import { FONT_FILES } from "./layouts.ts";

/** Dots per inch of a fax in "fine". */
const DPI = 150;
const WIDTH = Math.round(8.27 * DPI);
const HEIGHT = Math.round(11.69 * DPI);
/** Rotation of the page, as of a sheet that was scanned slightly askew. */
const TILT = 0.009;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A scanned page of the CV: black and white dots, slightly rotated, as PNG bytes. */
export function scanOf(cv: Cv): Buffer {
  const fonts = { regular: open(FONT_FILES.regular), bold: open(FONT_FILES.bold) };
  const dots = new Uint8Array(WIDTH * HEIGHT);
  let y = 150;
  const line = (text: string, size: number, font: Font = fonts.regular) => {
    y += Math.round(size * 1.45);
    draw(dots, font, text, 130, y, size);
  };

  line(cv.name, 44, fonts.bold);
  for (const text of [cv.title, ...cv.contact]) line(text, 23);
  for (const section of cv.sections) {
    y += 36;
    line(section.heading, 27, fonts.bold);
    for (const entry of section.entries) {
      y += 10;
      const head = [entry.title, entry.place, entry.dates].filter((part) => part !== undefined).join(", ");
      if (head !== "") line(head, 23, fonts.bold);
      for (const text of [...(entry.lines ?? []), ...(entry.text === undefined ? [] : [entry.text])]) line(text, 23);
    }
  }
  return png(dots);
}

function open(path: string): Font {
  const font = create(readFileSync(path));
  if (!("layout" in font)) throw new Error(`${path} is a collection, not a font`);
  return font;
}

function draw(dots: Uint8Array, font: Font, text: string, left: number, baseline: number, size: number): void {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = left;
  run.glyphs.forEach((glyph, index) => {
    const origin = pen;
    fill(
      dots,
      outline(glyph.path.commands).map((ring) => ring.map(({ x, y }) => tilted(origin + x * scale, baseline - y * scale))),
    );
    pen += (run.positions[index]?.xAdvance ?? 0) * scale;
  });
}

function tilted(x: number, y: number): Point {
  return { x: x - y * TILT, y: y + x * TILT };
}

/** Glyph outlines as closed rings of straight lines; four pieces to a curve are enough at this size. */
function outline(commands: readonly { command: string; args: number[] }[]): Point[][] {
  const rings: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const { command, args } of commands) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args;
    const ring = rings.at(-1);
    if (command === "moveTo") {
      at = { x: x1, y: y1 };
      rings.push([at]);
    } else if (command === "lineTo") {
      at = { x: x1, y: y1 };
      ring?.push(at);
    } else if (command === "quadraticCurveTo") {
      const from = at;
      for (const t of [0.25, 0.5, 0.75, 1]) {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        ring?.push({ x: a * from.x + b * x1 + c * x2, y: a * from.y + b * y1 + c * y2 });
      }
      at = { x: x2, y: y2 };
    }
  }
  return rings;
}

/** Fills rings by the even-odd rule, one row of dots at a time. */
function fill(dots: Uint8Array, rings: readonly (readonly Point[])[]): void {
  const ys = rings.flat().map((point) => point.y);
  if (ys.length === 0) return;
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= Math.min(HEIGHT - 1, Math.ceil(Math.max(...ys))); row++) {
    const crossings: number[] = [];
    for (const ring of rings) {
      ring.forEach((from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        if (from.y <= row + 0.5 !== to.y <= row + 0.5)
          crossings.push(from.x + ((row + 0.5 - from.y) / (to.y - from.y)) * (to.x - from.x));
      });
    }
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      dots.fill(1, row * WIDTH + Math.round(crossings[index] ?? 0), row * WIDTH + Math.round(crossings[index + 1] ?? 0));
    }
  }
}

/** Encodes a PNG with one bit per dot, greyscale (ISO/IEC 15948). */
function png(dots: Uint8Array): Buffer {
  const stride = Math.ceil(WIDTH / 8) + 1;
  const rows = Buffer.alloc(stride * HEIGHT, 0xff);
  for (let y = 0; y < HEIGHT; y++) {
    rows[y * stride] = 0;
    for (let x = 0; x < WIDTH; x++) {
      const byte = y * stride + 1 + (x >> 3);
      if (dots[y * WIDTH + x] === 1) rows[byte] = (rows[byte] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
