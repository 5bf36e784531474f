import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { aRecruiter, asRecruiter, aVisitor, url } from "../support/product.ts";
import { aJpeg, aPng, anSvg, aWebp, exif, jpegWithExif, pngChunk } from "../support/pictures.ts";
import { publish } from "../support/publishing.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { STATE_MS } from "../support/patience.ts";

const aCompany = (recruiter: Recruiter) => recruiter.ok("POST /api/companies", { body: { name: "Nordlicht Energie" } });

const BEGIN = "POST /api/companies/{companyId}/logo";
const KEEP = "PUT /api/companies/{companyId}/logo";

/** Uploads a file as the page does, and confirms it as the company's logo. */
async function send(recruiter: Recruiter, companyId: string, bytes: Buffer, { name = "logo.png", type = "image/png" } = {}) {
  const path = { companyId };
  const { logoId, ...form } = await recruiter.ok(BEGIN, { path, body: { name, size: bytes.length, type } });
  await recruiter.post(form, bytes);
  return recruiter.call(KEEP, { path, body: { logoId } });
}

/** Fetches a picture as a visitor's browser does. */
async function shown(address: string) {
  const response = await fetch(new URL(address, url()));
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function logoOf(recruiter: Recruiter, companyId: string) {
  return (await recruiter.ok("GET /api/companies/{companyId}", { path: { companyId } })).logo;
}

/** Waits until a picture is gone, because a task erases it after the answer. */
async function isGone(address: string): Promise<boolean> {
  for (const until = performance.now() + STATE_MS; performance.now() < until; await setTimeout(100)) {
    if ((await shown(address)).status === 404) return true;
  }
  return false;
}

describe("a logo", () => {
  test.for([
    ["PNG", aPng(), "image/png", 96, 64],
    ["JPEG", aJpeg(), "image/jpeg", 24, 16],
    ["WebP with losses", aWebp(), "image/webp", 24, 16],
    ["WebP without losses", aWebp("lossless"), "image/webp", 24, 16],
  ] as const)("may be a %s, is looked at, and is shown to anyone as what it is", async ([, bytes, type, width, height]) => {
    const recruiter = await aRecruiter();
    const { id } = await aCompany(recruiter);
    expect(await send(recruiter, id, bytes, { type })).toMatchObject({ status: 200, body: { logo: { width, height } } });

    const { url: address } = (await logoOf(recruiter, id))!;
    const picture = await shown(address);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=86400, immutable",
      "content-disposition": `inline; filename="logo.${type.slice(6)}"`,
    });
    expect(picture.headers.get("set-cookie")).toBeNull();
  });

  asRecruiter("is recognised by its content, whatever its name and the browser say", async (recruiter) => {
    const { id } = await aCompany(recruiter);
    expect((await send(recruiter, id, aJpeg(), { name: "logo.png", type: "image/png" })).status).toBe(200);
    expect((await shown((await logoOf(recruiter, id))!.url)).headers.get("content-type")).toBe("image/jpeg");
  });

  asRecruiter("shows in the public list and on the job's page, also after a change", async (recruiter) => {
    const { job, company, jobPublic } = await publish(recruiter);
    await send(recruiter, company.id, aPng());
    const listed = async () =>
      (await aVisitor().ok("GET /api/public/jobs", { query: { query: job.title } })).items.find(
        (each) => each.publicId === jobPublic,
      );
    const page = () => aVisitor().ok("GET /api/public/jobs/{jobPublic}", { path: { jobPublic } });
    const first = (await logoOf(recruiter, company.id))!;
    expect((await listed())?.logo).toEqual(first);
    expect((await page()).logo).toEqual(first);

    await send(recruiter, company.id, aPng({ width: 10, height: 10 }));
    const second = (await logoOf(recruiter, company.id))!;
    expect(second).toMatchObject({ width: 10, height: 10 });
    expect(second.url).not.toBe(first.url);
    expect((await listed())?.logo).toEqual(second);

    await recruiter.ok("DELETE /api/companies/{companyId}/logo", { path: { companyId: company.id } });
    expect(await listed()).not.toHaveProperty("logo");
    expect(await page()).not.toHaveProperty("logo");
  });

  asRecruiter("is erased when it is replaced or removed, and with its company", async (recruiter) => {
    const { id: companyId } = await aCompany(recruiter);
    const addresses: string[] = [];
    for (const end of [
      () => send(recruiter, companyId, aWebp()),
      () => recruiter.ok("DELETE /api/companies/{companyId}/logo", { path: { companyId } }),
      async () => {
        await send(recruiter, companyId, aPng());
        addresses.push((await logoOf(recruiter, companyId))!.url);
        await recruiter.ok("DELETE /api/companies/{companyId}", { path: { companyId } });
      },
    ]) {
      const logo = (await logoOf(recruiter, companyId)) ?? (await send(recruiter, companyId, aPng())).body.logo!;
      addresses.push(logo.url);
      await end();
    }
    for (const address of addresses) expect(await isGone(address)).toBe(true);
  });

  asRecruiter("may be confirmed twice, as a page does whose answer was lost", async (recruiter) => {
    const { id: companyId } = await aCompany(recruiter);
    const bytes = aPng();
    const path = { companyId };
    const { logoId, ...form } = await recruiter.ok(BEGIN, {
      path,
      body: { name: "logo.png", size: bytes.length, type: "image/png" },
    });
    expect(await recruiter.call(KEEP, { path, body: { logoId } })).toMatchObject({ status: 409, body: { code: "logo.missing" } });
    await recruiter.post(form, bytes);
    const first = await recruiter.ok(KEEP, { path, body: { logoId } });
    expect((await recruiter.ok(KEEP, { path, body: { logoId } })).logo).toEqual(first.logo);
    expect((await shown(first.logo!.url)).status).toBe(200);
  });
});

describe("metadata of a picture is not published", () => {
  const SECRETS = /GPS|Ada Lovelace|Google|<script|hidden/u;

  test.for([
    ["EXIF of a JPEG", jpegWithExif(1)],
    ["the colour profile of a JPEG", aJpeg()],
    ["the colour profile of a WebP", aWebp()],
    [
      "EXIF and texts of a PNG",
      aPng({ chunks: [pngChunk("eXIf", exif()), pngChunk("tEXt", Buffer.from("Author\0Ada Lovelace"))] }),
    ],
    ["a page behind a PNG", Buffer.concat([aPng(), Buffer.from("<html><script>alert(1)</script></html>")])],
    ["a page behind a JPEG", Buffer.concat([aJpeg(), Buffer.from("<html><script>alert(1)</script></html>")])],
    ["a page behind a WebP", Buffer.concat([aWebp(), Buffer.from("<html><script>alert(1)</script></html>")])],
    ["a comment of a JPEG", withComment(aJpeg(), "<script>alert(1)</script> hidden")],
  ] as const)("%s", async ([, bytes]) => {
    expect(bytes.toString("latin1").replaceAll("\0", "")).toMatch(SECRETS);
    const recruiter = await aRecruiter();
    const { id } = await aCompany(recruiter);
    const { status, body } = await send(recruiter, id, bytes);
    expect(status).toBe(200);
    expect((await shown(body.logo!.url)).bytes.toString("latin1").replaceAll("\0", "")).not.toMatch(SECRETS);
  });

  asRecruiter("but its rotation is applied, so that it is shown upright", async (recruiter) => {
    const { id } = await aCompany(recruiter);
    const { body } = await send(recruiter, id, jpegWithExif(6));
    expect(body.logo).toMatchObject({ width: 16, height: 24 });
    const { bytes } = await shown(body.logo!.url);
    expect(bytes.indexOf(Buffer.from("Exif"))).toBeGreaterThan(0);
    expect(bytes.toString("latin1")).not.toContain("GPS");
  });
});

describe("a file that cannot be a logo is refused in a sentence, and the present logo is kept", () => {
  const long = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(1024 * 1024 - bytes.length)]);
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.8));
  const flipped = (bytes: Buffer, at: number) => Buffer.from(bytes).fill(bytes[at]! ^ 0xff, at, at + 1);
  /** A refused file changes nothing: all of them are sent to one company. */
  let withLogo: ReturnType<typeof aCompanyWithLogo> | undefined;
  const aCompanyWithLogo = async () => {
    const recruiter = await aRecruiter();
    const { id } = await aCompany(recruiter);
    await send(recruiter, id, aPng());
    return { recruiter, id };
  };

  test.for([
    ["an empty file", Buffer.alloc(0), "logo.notImage"],
    ["an SVG with a script, named as a PNG", anSvg(), "logo.notImage"],
    ["a GIF", Buffer.from("GIF89a\u0001\0\u0001\0\0\0\0;", "latin1"), "logo.notImage"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "logo.notImage"],
    ["a page that begins as HTML", Buffer.concat([Buffer.from("<!doctype html><script>"), aPng()]), "logo.notImage"],
    ["the first bytes of a PNG", aPng().subarray(0, 8), "logo.damaged"],
    ["a cut PNG", cut(aPng()), "logo.damaged"],
    ["a cut JPEG", cut(aJpeg()), "logo.damaged"],
    ["a cut WebP", cut(aWebp()), "logo.damaged"],
    ["a PNG with a changed byte", flipped(aPng(), 60), "logo.damaged"],
    ["a PNG with fewer pixels than it says", aPng({ pixels: Buffer.alloc(100) }), "logo.damaged"],
    ["a bomb: 200 MB of pixels in a PNG of 96 x 64", aPng({ pixels: Buffer.alloc(200 * 1024 * 1024) }), "logo.damaged"],
    ["a PNG of 4,001 pixels", aPng({ width: 4001, height: 1 }), "logo.tooWide"],
    ["a PNG that says to be 2 billion pixels wide", aPng({ width: 1, height: 1, chunks: [] }).fill(0x7f, 16, 17), "logo.damaged"],
    ["a JPEG that says to be 65,535 pixels high", highJpeg(), "logo.tooWide"],
    ["a moving WebP", movingWebp(), "logo.animated"],
    ["a JPEG with a length of nothing", Buffer.from("ffd8ffe00000ffd9", "hex"), "logo.damaged"],
    ["noise after a PNG's signature", long(aPng().subarray(0, 8)), "logo.damaged"],
  ] as const)("%s", async ([, bytes, code]) => {
    const { recruiter, id } = await (withLogo ??= aCompanyWithLogo());
    const before = await logoOf(recruiter, id);
    const reply = await send(recruiter, id, bytes);
    expect(reply).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(/\w{3}/u) } });
    expect(await logoOf(recruiter, id)).toEqual(before);
    expect((await shown(before!.url)).status).toBe(200);
  });

  asRecruiter("more than 1 MB, in the announced size and in the bytes sent", async (recruiter) => {
    const { id: companyId } = await aCompany(recruiter);
    const path = { companyId };
    const size = 1024 * 1024;
    expect(await recruiter.call(BEGIN, { path, body: { name: "a.png", size: size + 1, type: "image/png" } })).toMatchObject({
      status: 400,
      body: { code: "logo.tooLarge" },
    });
    const { logoId: _, ...form } = await recruiter.ok(BEGIN, { path, body: { name: "a.png", size, type: "image/png" } });
    await expect(recruiter.post(form, Buffer.alloc(size + 1))).rejects.toThrow("S3 answered 400");
  });

  asRecruiter("another content type, before it is sent", async (recruiter) => {
    const { id: companyId } = await aCompany(recruiter);
    for (const type of ["image/svg+xml", "image/gif", "text/html", ""]) {
      expect(await recruiter.call(BEGIN, { path: { companyId }, body: { name: "logo", size: 10, type } })).toMatchObject({
        status: 400,
        body: { code: "logo.notImage" },
      });
    }
  });

  asRecruiter("in the caller's language", async (recruiter) => {
    const { id: companyId } = await aCompany(recruiter);
    for (const [language, word] of [
      ["en", "picture"],
      ["de", "Bild"],
      ["es", "imagen"],
      ["tr", "resim"],
    ] as const) {
      const reply = await recruiter.call(BEGIN, {
        path: { companyId },
        body: { name: "logo.svg", size: 10, type: "image/svg+xml" },
        headers: { "accept-language": language },
      });
      expect(reply.body.message).toContain(word);
    }
  });
});

test("another account's file cannot become a logo, and its logo cannot be removed", async () => {
  const [owner, stranger] = await Promise.all([aRecruiter(), aRecruiter()]);
  const [theirs, own] = await Promise.all([aCompany(owner), aCompany(stranger)]);
  const bytes = aPng();
  const { logoId, ...form } = await owner.ok(BEGIN, {
    path: { companyId: theirs.id },
    body: { name: "logo.png", size: bytes.length, type: "image/png" },
  });
  await owner.post(form, bytes);
  expect(await stranger.call(KEEP, { path: { companyId: own.id }, body: { logoId } })).toMatchObject({
    status: 409,
    body: { code: "logo.missing" },
  });
  await owner.ok(KEEP, { path: { companyId: theirs.id }, body: { logoId } });
  expect(await stranger.call("DELETE /api/companies/{companyId}/logo", { path: { companyId: theirs.id } })).toMatchObject({
    status: 404,
  });
  expect(await logoOf(owner, theirs.id)).toBeDefined();
});

test("an address that names no logo is not found, whatever its shape", async () => {
  for (const id of ["lgo_00000000000000000000000000", "..%2Fcv%2Facc_1", "x", "%00"]) {
    expect({ id, status: (await shown(`/api/logos/${id}`)).status }).toEqual({ id, status: 404 });
  }
});

function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

function highJpeg(): Buffer {
  const bytes = aJpeg();
  bytes.writeUInt16BE(65_535, bytes.indexOf(Buffer.from("ffc0", "hex")) + 5);
  return bytes;
}

function movingWebp(): Buffer {
  const bytes = aWebp();
  bytes.writeUInt8(bytes.readUInt8(20) | 2, 20);
  return bytes;
}
