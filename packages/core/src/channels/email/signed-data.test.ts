import { expect, test } from "vitest";
import { openMail } from "./opened-mail.ts";
import { attachment, mail, multipart, pdfPart, textPart } from "./sample-mails.fixture.ts";
import { signedContent } from "./signed-data.ts";

// BER written by hand, because no program writes the damage and the nesting that these tests need.

const lengthOf = (length: number): Buffer => {
  if (length < 128) return Buffer.of(length);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return Buffer.concat([Buffer.of(0x84), bytes]);
};
const ber = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
};
const sequence = (...parts: Uint8Array[]) => ber(0x30, ...parts);
const set = (...parts: Uint8Array[]) => ber(0x31, ...parts);
const tagged = (...parts: Uint8Array[]) => ber(0xa0, ...parts);
const octets = (text: string | Uint8Array) => ber(0x04, Buffer.from(text));
const inPieces = (...parts: Uint8Array[]) => ber(0x24, ...parts);
const time = (text: string) => ber(0x18, Buffer.from(text));
const SIGNED_DATA = ber(0x06, Buffer.from("2a864886f70d010702", "hex"));
const DATA = ber(0x06, Buffer.from("2a864886f70d010701", "hex"));
const SHA_256 = sequence(ber(0x06, Buffer.from("608648016503040201", "hex")), ber(0x05));
const SIGNING_TIME = ber(0x06, Buffer.from("2a864886f70d010905", "hex"));

/** A signed message about this content, whose signer names the time. */
const signed = (content: Uint8Array, signedAt = "20261120120000Z") =>
  sequence(
    SIGNED_DATA,
    tagged(
      sequence(
        ber(0x02, Buffer.of(1)),
        set(SHA_256),
        sequence(DATA, tagged(content)),
        set(
          sequence(
            ber(0x02, Buffer.of(1)),
            SHA_256,
            tagged(sequence(SIGNING_TIME, set(time(signedAt)))),
            octets(Buffer.alloc(64, 0xa5)),
          ),
        ),
      ),
    ),
  );

const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");
const mailWith = (part: Uint8Array) =>
  mail({}, multipart("mixed", textPart("Hi"), pdfPart(PDF), attachment("application/pkcs7-mime", "smime.p7m", part)));

test.for(["2020", "", "20261120120000+9", "20261120120000.5.5Z"])(
  "a signed part whose time is %j is listed as one that cannot be opened, and the PDF beside it is taken",
  async (signedAt) => {
    const { pdfs, others } = await openMail(mailWith(signed(octets("hello"), signedAt)));
    expect(pdfs.map(({ name }) => name)).toEqual(["CV.pdf"]);
    expect(others).toEqual([{ name: "smime.p7m", kind: "encrypted" }]);
  },
);

test("a signed part whose octets are nested pieces is joined in their order", () => {
  const nested = inPieces(inPieces(octets("h"), inPieces(octets("i"))), octets("h"), inPieces(), octets("o"));
  expect(Buffer.from(signedContent(signed(nested))!).toString()).toBe("hiho");
});

test("40 MB in pieces of 512 bytes are joined", { tags: "size" }, () => {
  const pieces = Array.from({ length: 80_000 }, (_, n) => octets(Buffer.alloc(512, n % 256)));
  const content = signedContent(signed(inPieces(Buffer.concat(pieces))));
  expect(content).toHaveLength(80_000 * 512);
  expect(content?.at(-1)).toBe(79_999 % 256);
});

test("octets nested deeper than a mail program nests them are refused", () => {
  let deep = octets("deep");
  for (let depth = 0; depth < 5_000; depth++) deep = inPieces(deep);
  expect(signedContent(signed(deep))).toBeUndefined();
});

test("no damage to a signed part throws", () => {
  const whole = signed(inPieces(octets("hello "), octets("there")));
  let state = 7;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 5_000; round++) {
    const broken = Buffer.from(whole);
    for (let damage = 0; damage <= round % 4; damage++) broken[random(broken.length)] = random(256);
    expect(() => signedContent(round % 5 === 0 ? broken.subarray(0, random(broken.length)) : broken)).not.toThrow();
  }
});
