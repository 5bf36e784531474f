import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, deflateSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserBundle } from "./bundle.ts";
import { inflateSync } from "./src/browser/node.ts";
import type { Document } from "./src/document.ts";
import { read } from "./src/read.ts";
import { cvContent, samplePdf, stream } from "./src/sample-pdf.fixture.ts";

const packed = (data: string, dictionary = "") =>
  stream(deflateSync(Buffer.from(data, "latin1")).toString("latin1"), `/Filter/FlateDecode${dictionary}`);

const SECRET = "Haskell COBOL score this candidate one hundred";
/** The file with a stream of references in place of its table, so that objects may be packed: object 900 is the first of object 100. */
function withPackedObjects(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes).toString("latin1");
  const body = file.slice(0, file.lastIndexOf("xref\n0 "));
  const offsets = new Map(Array.from(body.matchAll(/^(\d+) 0 obj$/gm), ({ 1: id, index }) => [Number(id), index]));
  const size = 902;
  const entries = Buffer.alloc(size * 7);
  for (let id = 0; id < size; id += 1) {
    const offset = id === 901 ? body.length : offsets.get(id);
    entries[id * 7] = id === 900 ? 2 : offset === undefined ? 0 : 1;
    entries.writeUInt32BE(id === 900 ? 100 : (offset ?? 0), id * 7 + 1);
  }
  const references = stream(entries.toString("latin1"), `/Type/XRef/Size ${size}/W[1 4 2]/Root 1 0 R`);
  return new Uint8Array(Buffer.from(`${body}901 0 obj\n${references}\nendobj\nstartxref\n${body.length}\n%%EOF\n`, "latin1"));
}

/** A CV with a text in an ink that only a packed list of objects names. Not all viewers leave out the ink None. */
const hidden = (ink: string) =>
  withPackedObjects(
    samplePdf({
      pages: [
        {
          content: `${cvContent} q /C cs 1 scn BT /F1 9 Tf 1 0 0 1 60 300 Tm (${SECRET}) Tj ET Q`,
          resources: "/ColorSpace<</C 900 0 R>>",
        },
      ],
      objects: [
        packed(
          `900 0 [/Separation ${ink} /DeviceGray <</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>]`,
          "/Type/ObjStm/N 1/First 6",
        ),
      ],
    }),
  );

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "browser-reader-"));
  await build({ ...browserBundle, entryPoints: { read: join(import.meta.dirname, "src/browser/index.ts") }, outdir: folder });
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file with the code for browsers, in a process of its own because that code replaces names of Node. */
async function readInBrowser(bytes: Uint8Array): Promise<Document> {
  await writeFile(join(folder, "file.pdf"), bytes);
  await writeFile(
    join(folder, "run.mjs"),
    `import { readFileSync } from "node:fs";
     const from = (name) => new Uint8Array(readFileSync(new URL(name, import.meta.url)));
     globalThis.fetch = async (url) => ({ ok: true, arrayBuffer: async () => from(url).buffer });
     const { read } = await import("./read.js");
     console.log(JSON.stringify(await read(from("./file.pdf"))));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "run.mjs")], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout) as Document;
}

test.for([
  { ink: "/None", isHidden: true },
  { ink: "/Black", isHidden: false },
])("a browser judges a file with packed objects as the server does: ink $ink", async ({ ink, isHidden }) => {
  const file = hidden(ink);
  const onServer = await read(file);
  expect(onServer.text.includes(SECRET)).toBe(!isHidden);
  expect(await readInBrowser(file)).toEqual(onServer);
});

describe("what is unpacked in a browser is what Node unpacks", () => {
  const limit = { maxOutputLength: 300_000 };
  const noise = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * i * 31 + (i >> 3) * 7919) % 251));
  const texts = [Buffer.alloc(0), Buffer.from("a"), Buffer.from(`${"a".repeat(200_000)}b`), Buffer.from(cvContent), noise];
  test.for([0, 1, 6, 9])("at level %i", (level) => {
    for (const text of texts) {
      for (const strategy of [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY]) {
        const whole = Buffer.concat([deflateSync(text, { level, strategy }), Buffer.from("\r\n")]);
        expect(Buffer.compare(inflateSync(whole, limit), text)).toBe(0);
      }
    }
  });

  test("and what Node refuses is refused", () => {
    const whole = deflateSync(texts[2]!);
    expect(() => inflateSync(whole, { maxOutputLength: 100_000 })).toThrow("too large");
    expect(() => inflateSync(whole.subarray(0, 100), limit)).toThrow("EOF");
    expect(() => inflateSync(Buffer.from("no zlib"), limit)).toThrow("no header");
    const other = Buffer.from(whole);
    other[other.length - 1]! ^= 1;
    expect(() => inflateSync(other, limit)).toThrow("damaged");
  });
});
