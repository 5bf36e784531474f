import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAIL_MAX_DEPTH } from "../../kernel/limits.ts";
import { openMail, Unreadable } from "./opened-mail.ts";
import {
  attachment,
  forwarded,
  htmlPart,
  mail,
  multipart,
  pdfPart,
  piece,
  textPart,
  type Piece,
} from "./sample-mails.fixture.ts";

const pdf = (salt = "") => Buffer.from(`%PDF-1.7\n%\u00e2\u00e3 ${salt}\n%%EOF\n`, "latin1");
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

const opened = (content: Piece, head: Parameters<typeof mail>[0] = {}) => openMail(mail(head, content));
const namesIn = async (content: Piece) => (await opened(content)).pdfs.map(({ name }) => name);

test("a mail yields its author, subject, text and its PDF byte for byte", async () => {
  const found = await opened(multipart("mixed", textPart("Hello,\nplease find my CV.\n"), pdfPart(pdf("one"))), {
    from: "=?UTF-8?Q?Ada_L=C3=B6velace?= <Ada@Post.example>",
    subject: "=?UTF-8?B?QmV3ZXJidW5nIGFscyBFbnR3aWNrbGVyaW4=?=",
  });
  expect(found).toMatchObject({
    email: "ada@post.example",
    name: "Ada Lövelace",
    subject: "Bewerbung als Entwicklerin",
    message: "Hello,\nplease find my CV.",
    others: [],
  });
  expect(found.pdfs).toHaveLength(1);
  expect(found.pdfs[0]).toMatchObject({ name: "CV.pdf", isForwarded: false, group: 0 });
  expect(Buffer.from(found.pdfs[0]!.bytes)).toEqual(pdf("one"));
});

test.for([
  [
    "Outlook: a logo in the signature",
    multipart(
      "mixed",
      multipart(
        "related",
        multipart("alternative", textPart("Hi"), htmlPart('<img src="cid:a">')),
        piece({
          headers: [
            'Content-Type: image/png; name="image001.png"',
            'Content-Disposition: inline; filename="image001.png"',
            "Content-ID: <a>",
          ],
          bytes: PNG,
        }),
      ),
      pdfPart(pdf()),
    ),
  ],
  [
    "Gmail: X-Attachment-Id and an alternative",
    multipart(
      "mixed",
      multipart("alternative", textPart("Hi"), htmlPart("<div>Hi</div>")),
      piece({
        headers: [
          'Content-Type: application/pdf; name="CV.pdf"',
          'Content-Disposition: attachment; filename="CV.pdf"',
          "Content-ID: <f_lx>",
          "X-Attachment-Id: f_lx",
        ],
        bytes: pdf(),
      }),
    ),
  ],
  [
    "Apple Mail: the PDF inline, within the HTML half of the alternative",
    multipart(
      "alternative",
      textPart("Hi"),
      multipart(
        "mixed",
        htmlPart("<p>Hi</p>"),
        attachment("application/pdf", "CV.pdf", pdf(), "inline"),
        htmlPart("<p>Sent from my Mac</p>"),
      ),
    ),
  ],
  [
    "a phone: the file as octets",
    multipart("mixed", textPart("Sent from my phone"), attachment("application/octet-stream", "CV.pdf", pdf())),
  ],
  ["a scanner: the PDF is the mail", pdfPart(pdf())],
  ["Lotus Notes: related without a cid", multipart("related", htmlPart("<p>Hi</p>"), pdfPart(pdf()))],
  ["eight bits", multipart("mixed", textPart("Hi"), pdfPart(pdf(), "CV.pdf", "8bit"))],
  ["quoted-printable", multipart("mixed", textPart("Hi"), pdfPart(pdf(), "CV.pdf", "quoted-printable"))],
  [
    "signed in the clear",
    multipart(
      'signed; protocol="application/pkcs7-signature"; micalg=sha-256',
      multipart("mixed", textPart("Hi"), pdfPart(pdf())),
      attachment("application/pkcs7-signature", "smime.p7s", Buffer.from("signature")),
    ),
  ],
  [
    "with an invitation and a business card",
    multipart(
      "mixed",
      textPart("Hi"),
      pdfPart(pdf()),
      attachment("text/calendar; method=REQUEST", "invite.ics", Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")),
      attachment("text/vcard", "ada.vcf", Buffer.from("BEGIN:VCARD")),
      attachment("application/pgp-signature", "signature.asc", Buffer.from("-----BEGIN PGP")),
    ),
  ],
  [
    "declared as plain text",
    multipart(
      "mixed",
      textPart("Hi"),
      piece({
        headers: ['Content-Type: text/plain; name="CV.pdf"', 'Content-Disposition: inline; filename="CV.pdf"'],
        bytes: pdf(),
      }),
    ),
  ],
  ["declared as a picture", multipart("mixed", textPart("Hi"), attachment("image/jpeg", "CV.pdf", pdf()))],
] as const)("%s: one PDF, and nothing else is listed", async ([, content]) => {
  const found = await opened(content);
  expect(found.pdfs.map(({ name }) => name)).toEqual(["CV.pdf"]);
  expect(Buffer.from(found.pdfs[0]!.bytes)).toEqual(pdf());
  expect(found.others).toEqual([]);
});

const named = (headers: readonly (string | Buffer)[]) => multipart("mixed", textPart("Hi"), piece({ headers, bytes: pdf() }));
const latin = (text: string) => Buffer.from(text, "latin1");

test.for([
  [
    "RFC 2231 in pieces",
    [
      "Content-Type: application/pdf",
      "Content-Disposition: attachment;\r\n filename*0*=UTF-8''%C3%96zge%C3%A7mi%C5%9F%20;\r\n filename*1*=%C5%9Eule%20I%C5%9F%C4%B1k.pdf",
    ],
    "Özgeçmiş Şule Işık.pdf",
  ],
  [
    "RFC 2231 in Turkish ISO-8859-9",
    ["Content-Type: application/pdf", "Content-Disposition: attachment; filename*=ISO-8859-9''%D6zge%E7mi%FE.pdf"],
    "Özgeçmiş.pdf",
  ],
  [
    "RFC 2047 in a parameter, as Outlook does",
    ['Content-Type: application/pdf;\r\n name="=?iso-8859-1?Q?Lebenslauf_M=FCller.pdf?="'],
    "Lebenslauf Müller.pdf",
  ],
  [
    "RFC 2047 in two words that share a letter",
    ['Content-Type: application/pdf; name="=?UTF-8?Q?=C3=96zge=C3=A7mi=C5?= =?UTF-8?Q?=9F.pdf?="'],
    "Özgeçmiş.pdf",
  ],
  ["UTF-8 as it is", ['Content-Type: application/pdf; name="Özgeçmiş.pdf"'], "Özgeçmiş.pdf"],
  ["Turkish letters in eight bits", [latin('Content-Type: application/pdf; name="\xd6zge\xe7mi\xfe.pdf"')], "Özgeçmiş.pdf"],
  [
    "German letters in eight bits, folded",
    [
      "Content-Type: application/pdf",
      latin('Content-Disposition: attachment;\r\n\tfilename="Lebenslauf J\xfcrgen Gr\xf6\xdfe.pdf"'),
    ],
    "Lebenslauf Jürgen Größe.pdf",
  ],
  [
    "percent signs without a word about them",
    ['Content-Type: application/pdf; name="Lebenslauf%20M%C3%BCller.pdf"'],
    "Lebenslauf Müller.pdf",
  ],
  ["a path", ['Content-Type: application/pdf; name="C:\\\\Users\\\\ada\\\\..\\\\cv.pdf"'], "cv.pdf"],
  ["another path", ['Content-Type: application/pdf; name="../../etc/cv.pdf"'], "cv.pdf"],
  [
    "turned round and with control characters",
    [`Content-Type: application/pdf; name="cv\u202efdp.\u0007exe\u200b.pdf"`],
    "cvfdp.exe.pdf",
  ],
  ["no name at all", ["Content-Type: application/pdf"], "CV.pdf"],
  ["only an ending", ['Content-Type: application/pdf; name=".pdf"'], "pdf.pdf"],
  ["another ending", ['Content-Type: application/octet-stream; name="cv.docx"'], "cv.docx.pdf"],
] as const)("a file named in %s is called %s", async ([, headers, name]) => {
  expect(await namesIn(named(headers))).toEqual([name]);
});

test("a name longer than a list can hold is cut and stays a PDF's", async () => {
  const [name] = await namesIn(named([`Content-Type: application/pdf; name="${"ü".repeat(400)}.pdf"`]));
  expect(name).toMatch(/^ü{251}\.pdf$/);
});

test("two PDFs are two, the same bytes twice are one", async () => {
  const parts = [pdfPart(pdf("a"), "a.pdf"), pdfPart(pdf("b"), "b.pdf"), pdfPart(pdf("a"), "again.pdf")];
  expect(await namesIn(multipart("mixed", textPart("Hi"), ...parts))).toEqual(["a.pdf", "b.pdf"]);
});

test("attachments that are no PDF are listed with their kind", async () => {
  const file = (type: string, name: string, bytes: Uint8Array = Buffer.from("x")) => attachment(type, name, bytes);
  const { pdfs, others } = await opened(
    multipart(
      "mixed",
      textPart("Hi"),
      file("application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Lebenslauf.docx"),
      file("application/octet-stream", "cv.pages"),
      file("application/octet-stream", "unterlagen", Buffer.from("PK\u0003\u0004rest", "latin1")),
      file("application/ms-tnef", "winmail.dat"),
      file("image/jpeg", "foto.jpg", Buffer.alloc(10)),
      file("application/pkcs7-mime; smime-type=enveloped-data", "smime.p7m"),
      file("application/vnd.ms-outlook", "bewerbung.msg"),
      file("text/csv", "list.csv"),
    ),
  );
  expect(pdfs).toEqual([]);
  expect(others).toEqual([
    { name: "Lebenslauf.docx", kind: "word" },
    { name: "cv.pages", kind: "word" },
    { name: "unterlagen", kind: "archive" },
    { name: "winmail.dat", kind: "winmail" },
    { name: "foto.jpg", kind: "picture" },
    { name: "bewerbung.msg", kind: "mail" },
    { name: "list.csv", kind: "other" },
    { name: "smime.p7m", kind: "encrypted" },
  ]);
});

test("a file that is only named as a PDF goes to the reader, which reports its fault", async () => {
  const { pdfs } = await opened(
    multipart("mixed", pdfPart(Buffer.from("<html></html>"), "cv.pdf"), pdfPart(Buffer.alloc(0), "empty.pdf")),
  );
  expect(pdfs.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ["cv.pdf", 13],
    ["empty.pdf", 0],
  ]);
});

test("an inline photograph is listed if there is no other attachment, a logo never", async () => {
  const photo = attachment("image/jpeg", "IMG_1.jpeg", Buffer.alloc(200_000, 1), "inline");
  const logo = attachment("image/png", "logo.png", PNG, "inline");
  expect((await opened(multipart("mixed", textPart("My CV"), photo, logo))).others).toEqual([
    { name: "IMG_1.jpeg", kind: "picture" },
  ]);
  expect((await opened(multipart("mixed", textPart("My CV"), photo, pdfPart(pdf())))).others).toEqual([]);
});

test("forwarded mails are opened, and their PDFs belong to their authors", async () => {
  const first = mail(
    { from: "Ada <ada@post.example>", subject: "My CV" },
    multipart("mixed", textPart("From Ada"), pdfPart(pdf("ada"), "ada.pdf")),
  );
  const second = mail({ from: "Bo <bo@post.example>" }, multipart("mixed", textPart("See below"), forwarded(first)));
  const { email, pdfs } = await opened(
    multipart(
      "mixed",
      textPart("Two of them"),
      pdfPart(pdf("own"), "own.pdf"),
      forwarded(second, "bewerbung.eml"),
      attachment("application/octet-stream", "Cem.eml", mail({ from: "cem@post.example" }, pdfPart(pdf("cem"), "cem.pdf"))),
    ),
    { from: "Agency <agency@post.example>" },
  );
  expect(email).toBe("agency@post.example");
  expect(pdfs.map(({ name, by, isForwarded }) => [name, by.email, by.subject, isForwarded])).toEqual([
    ["own.pdf", "agency@post.example", "Application", false],
    ["ada.pdf", "ada@post.example", "My CV", true],
    ["cem.pdf", "cem@post.example", "Application", true],
  ]);
  expect(new Set(pdfs.map(({ group }) => group)).size).toBe(3);
});

test("nested mails are opened up to the depth limit; deeper ones are listed", async () => {
  const nested = (depth: number): Piece =>
    depth === 0
      ? pdfPart(pdf("deep"), "deep.pdf")
      : multipart("mixed", textPart(`${depth}`), forwarded(mail({}, nested(depth - 1)), `${depth}.eml`));
  expect((await opened(nested(MAIL_MAX_DEPTH))).pdfs).toHaveLength(1);
  expect(await opened(nested(MAIL_MAX_DEPTH + 1))).toMatchObject({ pdfs: [], others: [{ name: "1.eml", kind: "mail" }] });
});

test("three hundred nested parts are refused and not followed, also inside a mail that can be read", async () => {
  let nest: Piece = pdfPart(pdf());
  for (let depth = 0; depth < 300; depth++) nest = multipart("mixed", nest);
  await expect(opened(nest)).rejects.toThrow(Unreadable);
  const { pdfs, others } = await opened(multipart("mixed", pdfPart(pdf("outer")), forwarded(mail({}, nest), "nested.eml")));
  expect(pdfs).toHaveLength(1);
  expect(others).toEqual([{ name: "nested.eml", kind: "mail" }]);
});

test.for([
  [["From: Ada <ada@post.example>, Bo <bo@post.example>"], "names two people"],
  [["From: ada@post.example", "From: bo@post.example"], "stands there twice"],
  [["From: Ada"], "holds no address"],
  [["From: undisclosed-recipients:;"], "is a group of nobody"],
  [["X-From: ada@post.example"], "is missing"],
] as const)("when From %s the sender is unknown", async ([lines]) => {
  const raw = Buffer.from(`${lines.join("\r\n")}\r\nSubject: x\r\n\r\nHello`);
  expect(await openMail(raw)).toMatchObject({ email: null, subject: "x", message: "Hello" });
});

test("a text that exists only as HTML is read without its hidden parts", async () => {
  const { message } = await opened(
    htmlPart(
      "<html><head><style>p{color:red}</style><title>t</title></head><body><!-- no --><p>Guten Tag,</p><div>anbei&nbsp;mein Lebenslauf&#33; 1 &lt; 2</div><script>x</script>Gr&uuml;&szlig;e<br>Ada &#x41;</body></html>",
    ),
  );
  expect(message).toBe("Guten Tag,\n\nanbei mein Lebenslauf! 1 < 2\nGrüße\nAda A");
});

test.for<{ name: string; html: string; text: string }>([
  {
    name: "Outlook: tables within tables, a line per row",
    html: "<table><tr><td><table><tr><td>Ada</td><td>Lovelace</td></tr><tr><td>London</td></tr></table></td></tr></table>",
    text: "Ada Lovelace\nLondon",
  },
  {
    name: "Gmail: a line per <div>",
    html: '<div dir="ltr">Hello,<div><br></div><div>my CV.</div><div>Ada</div></div>',
    text: "Hello,\nmy CV.\nAda",
  },
  { name: "line ends of the source are spaces", html: "<b>Hello\r\nthere</b>,\nfriend", text: "Hello there, friend" },
  { name: "comments, conditional ones too", html: "<p>A<!-- > <p>no</p> --><!--[if mso]><p>no</p><![endif]-->B</p>", text: "AB" },
  {
    name: "tags that never close",
    html: "<p>One<p>Two<div>Three<ul><li>Four<li>Five",
    text: "One\n\nTwo\n\nThree\n\n- Four\n- Five",
  },
  { name: "a style that never closes", html: "<p>Hello</p><style>p{} <p>no", text: "Hello" },
  { name: "a script that holds tags", html: '<p>A</p><script>document.write("</p><p>no</p>")</script><p>B</p>', text: "A\n\nB" },
  { name: "closing tags of nothing", html: "</div></p></table>Hello</span>", text: "Hello" },
  {
    name: "attributes that hold brackets",
    html: '<a title="1 > 2" href="x">Link</a> <img alt="<b>no</b>">end',
    text: "Link end",
  },
  {
    name: "entities, also broken ones",
    html: "R&eacute;sum&eacute; &#128640; &#x1F680; &euro;5 &amp;lt; AT&T &nosuch; &#0;x &#1114112;y &#xD800;z",
    text: "Résumé 🚀 🚀 €5 &lt; AT&T &nosuch; �x �y �z",
  },
  { name: "the preview line that nobody sees", html: '<div style="display:none">Preview</div><p>Hello</p>', text: "Hello" },
])("HTML alone: $name", async ({ html, text }) => {
  expect((await opened(htmlPart(`<html><body>${html}</body></html>`))).message).toBe(text);
});

test("long words and subjects are cut, and control and direction marks taken out", async () => {
  const { message, subject } = await opened(textPart(`a\u0000b\u202ec\u0007\n\n\n\n${"x".repeat(9000)}`), {
    subject: `=?UTF-8?Q?One=0D=0ABcc:_x@y.example?= ${"s".repeat(300)}`,
  });
  expect(message).toHaveLength(4000);
  expect(message).toMatch(/^abc\n\nx/);
  expect(subject).toHaveLength(200);
  expect(subject).toMatch(/^One Bcc: x@y\.example s/);
});

test("hostile HTML takes little of the processor's time", async () => {
  const before = process.threadCpuUsage();
  for (const hostile of ["<", "<!--", "<style>", "<a ", "&#", "<style></", "<div>", "<table><tr><td>", "<p x='"].map((sign) =>
    sign.repeat(1_000_000),
  )) {
    await opened(htmlPart(hostile.slice(0, 1_000_000)));
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(10_000);
});

test.for([[[]], [["-stream", "-indef"]]] as const)(
  "a mail signed the opaque way is opened like any other, %j",
  async ([flags]) => {
    const folder = mkdtempSync(join(tmpdir(), "signed-"));
    const at = (name: string) => join(folder, name);
    const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "pipe" });
    try {
      openssl(
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=Ada",
        "-keyout",
        at("key"),
        "-out",
        at("cert"),
        "-days",
        "2",
      );
      writeFileSync(at("in"), mail({}, multipart("mixed", textPart("Signed"), pdfPart(pdf("signed"), "signed.pdf"))));
      openssl(
        "cms",
        "-sign",
        "-nodetach",
        ...flags,
        "-binary",
        "-in",
        at("in"),
        "-signer",
        at("cert"),
        "-inkey",
        at("key"),
        "-outform",
        "DER",
        "-out",
        at("out"),
      );
      const p7m = readFileSync(at("out"));
      const { pdfs, message, others } = await opened(
        attachment("application/pkcs7-mime; smime-type=signed-data", "smime.p7m", p7m),
      );
      expect(pdfs.map(({ name, isForwarded }) => [name, isForwarded])).toEqual([["signed.pdf", false]]);
      expect(pdfs[0]!.by).toMatchObject({ email: "ada@post.example", message: "Signed" });
      expect([message, others]).toEqual([null, []]);

      // Truncated, or with one byte changed near its beginning, it is still reported only as a file that cannot be opened.
      for (let at = 0; at < 300; at++) {
        const broken = Buffer.from(p7m.subarray(0, at % 2 === 0 ? p7m.length : p7m.length - at));
        broken[at] = (broken[at]! + 1 + at) % 256;
        await opened(attachment("application/pkcs7-mime", "smime.p7m", broken));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test("the mail that a bounce returns is nobody's application, and a bounce that somebody forwards is opened", async () => {
  const sentOnce = mail({}, multipart("mixed", textPart("Hi"), pdfPart(pdf("returned"))));
  const status = piece({
    headers: ["Content-Type: message/delivery-status"],
    bytes: Buffer.from("Reporting-MTA: dns; relay.example\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n"),
    encoding: "7bit",
  });
  const report = multipart(
    "report; report-type=delivery-status",
    textPart("It could not be delivered."),
    status,
    forwarded(sentOnce),
  );
  expect(await namesIn(report)).toEqual([]);
  expect((await opened(report)).others).toEqual([]);
  const passedOn = multipart("mixed", textPart("It came back to me, so here it is."), forwarded(mail({}, report)));
  expect(await namesIn(passedOn)).toEqual(["CV.pdf"]);
});

test("a report that was packed for Outlook is known by the class of its message, and a person's mail is none", async () => {
  const isReport = async (bytes: Uint8Array) =>
    (await opened(multipart("mixed", textPart("Hi"), attachment("application/ms-tnef", "winmail.dat", bytes)))).isReport;
  for (const of of [packedFor, packedIn16, packedIn]) {
    expect(await isReport(of("REPORT.IPM.Note.NDR"))).toBe(true);
    expect(await isReport(of("IPM.Note"))).toBe(false);
    expect(await isReport(of("IPM.Note.REPORT.Sales"))).toBe(false);
  }
  expect(await isReport(packedFor("IPM.Microsoft Mail.Non-Delivery"))).toBe(true);
  expect(await isReport(Buffer.concat([packedFor("IPM.Note"), Buffer.from("REPORT.IPM.Note.NDR")]))).toBe(false);
});

/** Outlook's packing with one attribute of the mail. */
function packed(id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(15);
  head.writeUInt32LE(0x223e9f78, 0);
  head.writeUInt8(1, 6);
  head.writeUInt32LE(id, 7);
  head.writeUInt32LE(content.length, 11);
  return Buffer.concat([head, content, Buffer.alloc(2)]);
}

/** The message's class as an attribute of the mail. */
const packedFor = (name: string) => packed(0x78008, Buffer.from(`${name}\0`, "latin1"));
/** The same among the properties of its message, in eight and in sixteen bits a character. */
const packedIn = (name: string) => packed(0x69003, property(0x1e, Buffer.from(`${name}\0`, "latin1")));
const packedIn16 = (name: string) => packed(0x69003, property(0x1f, Buffer.from(`${name}\0`, "utf16le")));

function property(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(0x1a, 2);
  head.writeUInt32LE(1, 4);
  head.writeUInt32LE(value.length, 8);
  return Buffer.concat([head, value]);
}
