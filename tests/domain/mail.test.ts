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
} from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, answered, answersTo, postAndWait, theAnswer, until } from "../support/mails/post-office.ts";
import { aCv, pdfOf } from "../support/pdf.ts";
import { aRecruiter, asRecruiter, asRecruiterInDetail, asRecruiterAtSize } from "../support/product.ts";
import type { Recruiter } from "../support/recruiter.ts";

const uploadsOf = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } })).items;

/** Waits until `count` files are listed and all are settled. */
async function settled(recruiter: Recruiter, jobId: string, count = 1) {
  await until(`${count} files are listed`, async () => ((await uploadsOf(recruiter, jobId)).length >= count ? true : undefined));
  return recruiter.settled(jobId);
}

const candidatesOf = async (recruiter: Recruiter, jobId: string) =>
  (await recruiter.ok("GET /api/jobs/{jobId}/candidates", { path: { jobId } })).items;

async function candidate(recruiter: Recruiter, jobId: string, cvId: string) {
  return recruiter.ok("GET /api/jobs/{jobId}/candidates/{cvId}", { path: { jobId, cvId } });
}

const words = textPart("Dear hiring team,\nplease find my CV attached.\nKind regards\nAda");

asRecruiter(
  "a CV mailed to a job becomes a candidate, and its sender gets an answer from the job's address",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const ada = anAddress("ada");
    const raw = mail(
      { from: `Ada Lovelace <${ada}>`, to: job.mailbox, subject: "My application", messageId: "<first@post.example>" },
      multipart("mixed", words, pdfPart(await aCv({ salt: ada }), "Ada CV.pdf")),
    );
    await postAndWait(raw, { from: ada, to: job.mailbox });

    const [item] = await settled(recruiter, job.id);
    expect(item).toMatchObject({ name: "Ada CV.pdf", state: "complete", source: "email", sender: ada });
    const [row] = await candidatesOf(recruiter, job.id);
    expect(row).toMatchObject({ fullName: "Ada Lovelace", source: "email" });
    const { application } = await candidate(recruiter, job.id, row!.cvId);
    expect(application).toEqual({
      email: ada,
      name: "Ada Lovelace",
      isVerified: true,
      foundAt: null,
      subject: "My application",
      message: "Dear hiring team,\nplease find my CV attached.\nKind regards\nAda",
      link: null,
      consent: null,
      letters: [],
    });

    const answer = await theAnswer(ada);
    expect(answer).toMatchObject({
      to: [ada],
      from: job.mailbox,
      replyTo: [],
      subject: "Re: My application",
      headers: {
        "Auto-Submitted": "auto-replied",
        "X-Auto-Response-Suppress": "All",
        "In-Reply-To": "<first@post.example>",
        References: "<first@post.example>",
      },
    });
    expect(answer.text).toContain("For “Senior Frontend Engineer” we have received:\n• Ada CV.pdf");
  },
);

const WORLD: readonly (readonly [string, (pdf: Uint8Array) => Piece])[] = [
  [
    "Outlook",
    (pdf) =>
      multipart(
        "mixed",
        multipart(
          "related",
          multipart("alternative", textPart("Anbei."), htmlPart('<p>Anbei.</p><img src="cid:logo">')),
          piece({
            headers: [
              'Content-Type: image/png; name="image001.png"',
              'Content-Disposition: inline; filename="image001.png"',
              "Content-ID: <logo>",
            ],
            bytes: Buffer.from("89504e470d0a1a0a", "hex"),
          }),
        ),
        piece({
          headers: [
            'Content-Type: application/pdf;\r\n\tname="=?iso-8859-1?Q?Lebenslauf_M=FCller.pdf?="',
            "Content-Disposition: attachment",
          ],
          bytes: pdf,
        }),
      ),
  ],
  [
    "Gmail",
    (pdf) =>
      multipart(
        "mixed",
        multipart("alternative", textPart("Hola"), htmlPart('<div dir="ltr">Hola</div>')),
        piece({
          headers: [
            "Content-Type: application/pdf",
            "Content-Disposition: attachment; filename*0*=UTF-8''Lebenslauf%20;\r\n filename*1*=M%C3%BCller.pdf",
            "X-Attachment-Id: f_m1",
            "Content-ID: <f_m1>",
          ],
          bytes: pdf,
        }),
      ),
  ],
  [
    "Apple Mail",
    (pdf) =>
      multipart(
        "alternative",
        textPart("Anbei."),
        multipart(
          "mixed",
          htmlPart("<p>Anbei.</p>"),
          attachment("application/pdf", "Lebenslauf Müller.pdf", pdf, "inline"),
          htmlPart("<br>"),
        ),
      ),
  ],
  [
    "a phone",
    (pdf) =>
      multipart(
        "mixed",
        textPart("Von meinem Telefon gesendet"),
        piece({
          headers: [
            Buffer.from('Content-Type: application/octet-stream; name="Lebenslauf M\xfcller.pdf"', "latin1"),
            "Content-Disposition: attachment",
          ],
          bytes: pdf,
        }),
      ),
  ],
  [
    "a program that signs",
    (pdf) =>
      multipart(
        'signed; protocol="application/pkcs7-signature"; micalg=sha-256',
        multipart("mixed", words, pdfPart(pdf, "Lebenslauf Müller.pdf")),
        attachment("application/pkcs7-signature", "smime.p7s", Buffer.from("signature")),
      ),
  ],
  [
    "a calendar, beside an invitation",
    (pdf) =>
      multipart(
        "mixed",
        words,
        attachment("text/calendar; method=REQUEST", "invite.ics", Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR")),
        pdfPart(pdf, "Lebenslauf Müller.pdf", "quoted-printable"),
      ),
  ],
];

asRecruiter(
  "a CV from any mail program arrives byte for byte under its name, and no other part of the mail does",
  async (recruiter) => {
    const job = await recruiter.openJob();
    for (const [program, content] of WORLD) {
      const from = anAddress();
      const pdf = await aCv({ name: "Ida Müller", salt: program });
      await postAndWait(mail({ from, to: job.mailbox, subject: program }, content(pdf)), { from, to: job.mailbox });
    }
    const items = await settled(recruiter, job.id, WORLD.length);
    expect(items.map(({ name, state, score }) => [name, state, score !== null])).toEqual(
      WORLD.map(() => ["Lebenslauf Müller.pdf", "complete", true]),
    );
  },
);

asRecruiterInDetail(
  "the same CV by mail, twice over, and by upload is one candidate; each mail is answered",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const [from, pdf] = [anAddress(), await aCv({ salt: "three ways" })];
    await recruiter.upload(job.id, pdf, "own.pdf");
    for (const encoding of ["base64", "quoted-printable"] as const) {
      const content = multipart("mixed", words, pdfPart(pdf, "a.pdf", encoding), pdfPart(pdf, "b.pdf", encoding));
      await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
    }
    const items = await settled(recruiter, job.id, 3);
    expect(items.map(({ name, duplicateOf }) => [name, duplicateOf === null])).toEqual([
      ["own.pdf", true],
      ["a.pdf", false],
      ["a.pdf", false],
    ]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).totalResumes).toBe(1);
    for (const { text } of await answered(from, 2)) expect(text).toContain("we have received:\n• a.pdf");
  },
);

asRecruiterInDetail("one mail can bring two people, and a letter beside a CV is not a second person", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress("agency");
  const letter = await pdfOf([
    "Ada Lovelace, Example Street 1, 10115 Berlin",
    "",
    "Dear hiring team,",
    "",
    "I read your advert for a senior frontend engineer with great interest, because I have built portals of this kind for years.",
    "In my present position I lead a small team, and I would like to bring what I have learnt there to your company.",
    "I look forward to talking with you.",
    "",
    "Kind regards",
    "Ada Lovelace",
  ]);
  const content = multipart(
    "mixed",
    words,
    pdfPart(await aCv({ name: "Ada Lovelace", salt: from }), "ada.pdf"),
    pdfPart(letter, "letter.pdf"),
    pdfPart(await aCv({ name: "Bo Berg", salt: from }), "bo.pdf"),
  );
  await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
  const answer = await theAnswer(from);
  expect(answer.text).toContain("we have received:\n• ada.pdf\n• bo.pdf\n\nKept as a letter with it:\n• letter.pdf");

  const items = await settled(recruiter, job.id, 3);
  const letterId = items.find(({ name }) => name === "letter.pdf")!.cvId;
  const rows = await candidatesOf(recruiter, job.id);
  expect(rows.map(({ fullName }) => fullName).toSorted()).toEqual(["Ada Lovelace", "Bo Berg"]);
  for (const { cvId } of rows) {
    const { application } = await candidate(recruiter, job.id, cvId);
    expect(application?.letters).toEqual([{ id: letterId, name: "letter.pdf" }]);
  }
  const document = await recruiter.call("GET /api/jobs/{jobId}/candidates/{cvId}/document", {
    path: { jobId: job.id, cvId: rows[0]!.cvId },
    query: { letter: letterId },
  });
  const fetched = await fetch(document.headers.get("location")!);
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(Buffer.from(letter));
});

asRecruiter("a letter alone is no candidate: its sender is asked for the CV", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress();
  const letter = await pdfOf([
    "Dear Sir or Madam,",
    "",
    "I would like to apply for the position of engineer that you have advertised on your site.",
    "I have worked for ten years in this field and would be glad to tell you more about it.",
    "",
    "Yours faithfully",
    "Ada Lovelace",
  ]);
  await postAndWait(mail({ from, to: job.mailbox }, multipart("mixed", words, pdfPart(letter, "letter.pdf"))), {
    from,
    to: job.mailbox,
  });
  expect((await theAnswer(from)).text).toContain(
    "we have found a letter but no CV:\n• letter.pdf\n\nPlease send your CV to this address as a PDF.",
  );
  expect(await candidatesOf(recruiter, job.id)).toEqual([]);
});

asRecruiterInDetail(
  "CVs in forwarded mails, nested twice, belong to their authors, and the forwarder is answered",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const agency = anAddress("agency");
    const first = mail(
      { from: "Ada <ada@private.example>", subject: "Here I am" },
      multipart("mixed", textPart("My words"), pdfPart(await aCv({ name: "Ada Ayk", salt: agency }), "ada.pdf")),
    );
    const second = mail({ from: "Bo <bo@private.example>" }, multipart("mixed", textPart("fyi"), forwarded(first)));
    const content = multipart(
      "mixed",
      textPart("Two for you"),
      forwarded(second, "Bewerbung.eml"),
      pdfPart(await aCv({ name: "Cem Can", salt: agency }), "cem.pdf"),
    );
    await postAndWait(mail({ from: agency, to: job.mailbox }, content), { from: agency, to: job.mailbox });

    await settled(recruiter, job.id, 2);
    const rows = await candidatesOf(recruiter, job.id);
    const applications = new Map(
      await Promise.all(
        rows.map(async ({ cvId, fullName }) => [fullName, (await candidate(recruiter, job.id, cvId)).application] as const),
      ),
    );
    expect(applications.get("Ada Ayk")).toMatchObject({
      email: "ada@private.example",
      name: "Ada",
      isVerified: false,
      subject: "Here I am",
      message: "My words",
    });
    expect(applications.get("Cem Can")).toMatchObject({ email: agency, isVerified: true });
    expect((await theAnswer(agency)).text).toMatch(/• (?:ada|cem)\.pdf\n• (?:ada|cem)\.pdf/);
    expect(await answersTo("ada@private.example")).toEqual([]);
  },
);

asRecruiterInDetail("a mail to the jobs of two accounts brings both the CV, and each answers for itself", async (recruiter) => {
  const other = await aRecruiter();
  const [one, two] = [await recruiter.openJob({ title: "Nurse" }), await other.openJob({ title: "Baker" })];
  const from = anAddress();
  const raw = mail({ from, to: `${one.mailbox}, ${two.mailbox}` }, multipart("mixed", words, pdfPart(await aCv({ salt: from }))));
  await postAndWait(raw, { from, to: [one.mailbox, two.mailbox] });

  const [[here], [there]] = [await settled(recruiter, one.id), await settled(other, two.id)];
  expect(here).toMatchObject({ state: "complete", duplicateOf: null });
  expect(there).toMatchObject({ state: "complete", duplicateOf: null });
  expect(here!.cvId).not.toBe(there!.cvId);
  const answers = await answered(from, 2);
  expect(answers.map(({ from: by, text }) => [by, /“(\w+)”/.exec(text)![1]]).toSorted()).toEqual(
    [
      [one.mailbox, "Nurse"],
      [two.mailbox, "Baker"],
    ].toSorted(),
  );
});

asRecruiter("an address is recognised in any case and with any suffix after a plus", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress();
  const [name, domain] = job.mailbox.split("@");
  const to = [`${name!.toUpperCase()}@${domain}`, `${name}+linkedin@${domain}`];
  await postAndWait(mail({ from }, multipart("mixed", words, pdfPart(await aCv({ salt: from })))), { from, to });
  expect(await settled(recruiter, job.id)).toHaveLength(1);
  expect(await answered(from)).toHaveLength(1);
});

asRecruiterInDetail(
  "the same mail sent twice, as by a server that missed our answer, changes nothing the second time",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const from = anAddress();
    const raw = mail({ from, to: job.mailbox }, multipart("mixed", words, pdfPart(await aCv({ salt: from }))));
    await Promise.all([postAndWait(raw, { from, to: job.mailbox }), postAndWait(raw, { from, to: job.mailbox })]);
    await settled(recruiter, job.id);
    await theAnswer(from);
    await postAndWait(raw, { from, to: job.mailbox });
    // Once a later mail is answered, answers to the repeated ones would have arrived.
    await postAndWait(
      mail({ from, to: job.mailbox }, multipart("mixed", words, pdfPart(await aCv({ salt: `${from} later` }), "later.pdf"))),
      { from, to: job.mailbox },
    );
    expect(await settled(recruiter, job.id, 2)).toHaveLength(2);
    expect((await answered(from, 2)).map(({ text }) => /• (\S+)/.exec(text)![1])).toEqual(["CV.pdf", "later.pdf"]);
    expect((await recruiter.ok("GET /api/jobs/{jobId}", { path: { jobId: job.id } })).totalResumes).toBe(2);
  },
);

asRecruiterInDetail(
  "refused files are named with the reason, in the job's language, and the recruiter sees them",
  async (recruiter) => {
    const job = await recruiter.openJob({ language: "de" });
    const from = anAddress();
    const content = multipart(
      "mixed",
      words,
      pdfPart(await pdfOf(["geheim"], { password: "x" }), "gesperrt.pdf"),
      pdfPart(Buffer.from("<html>"), "seite.pdf"),
      pdfPart(Buffer.concat([await aCv({ salt: "large" }), Buffer.alloc(10 * 1024 * 1024)]), "riesig.pdf"),
      attachment("application/msword", "Lebenslauf.doc", Buffer.from("d0cf11e0", "hex")),
      attachment("application/zip", "alles.zip", Buffer.from("504b0304", "hex")),
      attachment("application/ms-tnef", "winmail.dat", Buffer.from("789f3e22", "hex")),
    );
    await postAndWait(mail({ from, to: job.mailbox, subject: "Bewerbung" }, content), { from, to: job.mailbox });
    const { text, subject } = await theAnswer(from);
    expect(subject).toBe("Re: Bewerbung");
    expect(text.split("\n").filter((line) => line.startsWith("• "))).toEqual([
      "• gesperrt.pdf: Das PDF verlangt ein Passwort. Bitte senden Sie eine Fassung ohne Passwort.",
      "• seite.pdf: Diese Datei ist kein PDF. Bitte senden Sie den Lebenslauf als PDF.",
      "• riesig.pdf: Die Datei ist größer als 10 MB. Bitte senden Sie ein kleineres PDF.",
      "• Lebenslauf.doc: Ein Textdokument. Bitte speichern Sie es als PDF und senden Sie dieses.",
      "• alles.zip: Ein Archiv. Bitte senden Sie die PDFs daraus einzeln.",
      "• winmail.dat: Outlook hat Ihre Dateien so verpackt, dass andere Programme sie nicht öffnen können. Bitte senden Sie die E-Mail im HTML-Format.",
    ]);
    const items = await settled(recruiter, job.id, 3);
    expect(items.map(({ name, code, sender }) => [name, code, sender])).toEqual(
      expect.arrayContaining([
        ["gesperrt.pdf", "read.encrypted", from],
        ["seite.pdf", "read.notPdf", from],
        ["riesig.pdf", "read.tooLarge", from],
      ]),
    );
  },
);

asRecruiterAtSize(
  "of a mail with too many PDFs the first twenty are taken, and the answer names the others",
  async (recruiter) => {
    const job = await recruiter.openJob();
    const from = anAddress();
    const pdfs = await Promise.all(
      Array.from({ length: 22 }, async (_, n) => pdfPart(await aCv({ salt: `${from} ${n}` }), `${n + 1}.pdf`)),
    );
    await postAndWait(mail({ from, to: job.mailbox }, multipart("mixed", words, ...pdfs)), { from, to: job.mailbox });
    const { text } = await theAnswer(from);
    expect(text).toContain("One mail can bring 20 PDFs. Please send these in another mail:\n• 21.pdf\n• 22.pdf");
    expect(await settled(recruiter, job.id, 20)).toHaveLength(20);
  },
);

asRecruiterAtSize("a mail of 30 MB is taken in, and its CV is read", async (recruiter) => {
  const job = await recruiter.openJob();
  const from = anAddress();
  const content = multipart(
    "mixed",
    words,
    pdfPart(await aCv({ salt: from })),
    attachment("video/mp4", "me.mp4", Buffer.alloc(21 * 1024 * 1024, 7)),
  );
  await postAndWait(mail({ from, to: job.mailbox }, content), { from, to: job.mailbox });
  expect((await theAnswer(from)).text).toContain("• CV.pdf\n\nThis could not be taken:\n• me.mp4: Not a PDF.");
});
