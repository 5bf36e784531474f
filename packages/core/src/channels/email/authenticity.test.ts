import { expect, test } from "vitest";
import { isVerified, silenceFor, type Evidence } from "./authenticity.ts";
import type { Header } from "./letterhead.ts";

const OURS = ["jobs.candor.example", "candor.example"];

interface Given {
  readonly spam?: string;
  readonly spf?: string;
  readonly dkim?: string;
  readonly dmarc?: string;
  readonly from?: string | null;
  readonly envelope?: string;
  readonly headers?: readonly Header[];
  readonly isReport?: boolean;
  readonly subject?: string;
}

const evidence = ({
  spam = "PASS",
  spf = "PASS",
  dkim = "PASS",
  dmarc = "PASS",
  from = "ada@post.example",
  envelope = "ada@post.example",
  headers = [],
  isReport = false,
  subject = "Application",
}: Given): Evidence => ({
  receipt: {
    timestamp: "2026-11-21T08:00:00.000Z",
    recipients: [],
    action: { objectKey: "mail/x" },
    spamVerdict: { status: spam },
    spfVerdict: { status: spf },
    dkimVerdict: { status: dkim },
    dmarcVerdict: { status: dmarc },
  },
  envelopeSender: envelope,
  author: from,
  headers,
  isReport,
  subject,
});

const signedBy = (...domains: string[]): Header[] => [
  {
    name: "authentication-results",
    value: `amazonses.com; spf=pass; ${domains.map((domain) => `dkim=pass header.i=@${domain};`).join(" ")} dmarc=none`,
  },
];

test.for<readonly [string, Given, boolean]>([
  ["DMARC says yes", {}, true],
  ["DMARC says no, whatever else", { dmarc: "FAIL" }, false],
  ["no DMARC, SPF for the very domain", { dmarc: "GRAY", dkim: "FAIL" }, true],
  ["no DMARC, SPF for a domain above", { dmarc: "GRAY", dkim: "FAIL", from: "ada@mail.post.example" }, true],
  ["no DMARC, SPF for somebody else", { dmarc: "GRAY", dkim: "FAIL", envelope: "x@elsewhere.example" }, false],
  [
    "no DMARC, SPF for a look-alike",
    { dmarc: "GRAY", dkim: "FAIL", envelope: "x@post.example", from: "ada@evilpost.example" },
    false,
  ],
  ["no DMARC, SPF for a bare ending", { dmarc: "GRAY", dkim: "FAIL", envelope: "x@example" }, false],
  ["no DMARC, signed by the very domain", { dmarc: "PROCESSING_FAILED", spf: "FAIL", headers: signedBy("post.example") }, true],
  [
    "no DMARC, signed by the list and the very domain",
    { dmarc: "GRAY", spf: "FAIL", headers: signedBy("list.example", "POST.example") },
    true,
  ],
  ["no DMARC, signed by somebody else", { dmarc: "GRAY", spf: "FAIL", headers: signedBy("elsewhere.example") }, false],
  [
    "no DMARC, a signature claimed below what SES wrote",
    { dmarc: "GRAY", spf: "FAIL", headers: [...signedBy("elsewhere.example"), ...signedBy("post.example")] },
    false,
  ],
  [
    "no DMARC, results of another server",
    {
      dmarc: "GRAY",
      spf: "FAIL",
      headers: [{ name: "authentication-results", value: "mx.evil; dkim=pass header.i=@post.example" }],
    },
    false,
  ],
  ["everything undecided", { dmarc: "GRAY", spf: "GRAY", dkim: "GRAY", headers: signedBy("post.example") }, false],
  ["nothing looked at", { dmarc: "DISABLED", spf: "PROCESSING_FAILED", dkim: "PROCESSING_FAILED" }, false],
  ["spam", { spam: "FAIL" }, false],
  ["nobody in From", { from: null }, false],
])("%s: verified is %j", ([, given, verified]) => {
  expect(isVerified(evidence(given))).toBe(verified);
  expect(silenceFor(evidence(given), OURS) === undefined).toBe(verified);
});

test.for<readonly [string, Given]>([
  ["an out-of-office note", { headers: [{ name: "auto-submitted", value: "auto-replied" }] }],
  ["a report of a machine", { headers: [{ name: "auto-submitted", value: " auto-generated; owner=x" }] }],
  ["bulk mail", { headers: [{ name: "precedence", value: "Bulk" }] }],
  ["a mailing list", { headers: [{ name: "list-id", value: "<jobs.lists.example>" }] }],
  ["a newsletter", { headers: [{ name: "list-unsubscribe", value: "<mailto:x@y.example>" }] }],
  ["Exchange's automatic mail", { headers: [{ name: "x-auto-response-suppress", value: "DR, OOF, AutoReply" }] }],
  ["another program's", { headers: [{ name: "x-autoreply", value: "yes" }] }],
  ["a mail that went round", { headers: [{ name: "x-loop", value: "jobs" }] }],
  ["a bounce", { envelope: "" }],
  ["a bounce with a null path", { envelope: "<>" }],
  ["a delivery report", { isReport: true }],
  ["a job board's mail", { from: "no-reply@board.example", envelope: "bounce-17=x@board.example" }],
  ["a mail of nobody", { from: "noreply+123@board.example" }],
  ["a German one", { from: "nicht-antworten@firma.example" }],
  ["a postmaster", { from: "Postmaster@post.example".toLowerCase() }],
  ["a mailer daemon in the envelope", { envelope: "MAILER-DAEMON@post.example" }],
  ["a mailbox of ours", { from: "nurse-abc@jobs.candor.example" }],
  ["an address of ours", { from: "login@candor.example" }],
  ["what is sent on our behalf", { envelope: "x@bounce.candor.example" }],
  ["an old list server's alarm", { headers: [{ name: "x-mlserver", value: "fml [fml 4.0.3 release]" }] }],
  ["Apple's note of absence", { headers: [{ name: "x-apple-action", value: "VACATION" }] }],
])("%s is not answered", ([, given]) => {
  expect(silenceFor(evidence(given), OURS)).toBeTruthy();
});

test.for<readonly [string, Given, string]>([
  ["a null return path", { envelope: "" }, "bounce"],
  ["a null return path and a name without an address", { envelope: "<>", from: null }, "report"],
  [
    "a null return path and a mail system in From",
    { envelope: "<>", headers: [{ name: "from", value: "<mailer-daemon@relay.example>" }] },
    "report",
  ],
  ["a null return path and its subject", { envelope: "", subject: "Undeliverable Message" }, "report"],
  ["a provider's complaint", { subject: "complaint about message from 192.0.2.222" }, "report"],
  ["the type of a report", { isReport: true, from: null, envelope: "x@relay.example" }, "report"],
  ["a mail system without a domain as its sender", { envelope: "MAILER-DAEMON", from: null }, "machine"],
  ["a mail system without an address in From", { from: null, headers: [{ name: "from", value: "MAILER-DAEMON <>" }] }, "report"],
  [
    "a postmaster in From and its subject",
    { subject: "Undeliverable: Application", headers: [{ name: "from", value: "postmaster@relay.example" }] },
    "report",
  ],
  [
    "a mail system's name in From",
    { from: "root7@relay.example", headers: [{ name: "from", value: "Mail Delivery System <root7@relay.example>" }] },
    "report",
  ],
  ["a postmaster written in two words", { from: "post_master@relay.example" }, "machine"],
])("a bounce with %s is known as one, though nothing vouches for its sender", ([, given, reason]) => {
  const unknown = { spf: "GRAY", dkim: "GRAY", dmarc: "GRAY" };
  expect(silenceFor(evidence({ ...unknown, ...given }), OURS)).toBe(reason);
});

test.for([
  "Undeliverable: Your application",
  "Undelivered Mail Returned to Sender",
  "Returned mail: see transcript for details",
  "Delivery Status Notification (Failure)",
  "Mail delivery failed: returning message to sender",
  "Automatic reply: Your application",
  "Auto reply: Your application",
  "Out of Office: back on Monday",
  "Automatische Antwort: Ihre Bewerbung",
  "Abwesenheitsnotiz: Ihre Bewerbung",
  "Unzustellbar: Ihre Bewerbung",
  "Respuesta automática: Su candidatura",
  "Otomatik Yanıt: Başvurunuz",
])("“%s” is not answered, though only its subject is automatic", (subject) => {
  expect(silenceFor(evidence({ subject }), OURS)).toBe("looksAutomatic");
});

test.for([
  "Fwd: Undeliverable: My application, now to you",
  "Automatic test engineer, application",
  "Office manager, out of Hamburg",
  "Postmaster at the town hall: application",
])("“%s” is a person's subject and is answered", (subject) => {
  expect(silenceFor(evidence({ subject }), OURS)).toBeUndefined();
});

test.for<readonly [string, Given]>([
  ["that says it is from a person", { headers: [{ name: "auto-submitted", value: "No" }] }],
  [
    "of a program that marks it as usual",
    {
      headers: [
        { name: "precedence", value: "normal" },
        { name: "x-auto-response-suppress", value: "None" },
      ],
    },
  ],
  [
    "with headers named like what every object has",
    {
      headers: [
        { name: "constructor", value: "x" },
        { name: "__proto__", value: "x" },
      ],
    },
  ],
  ["of somebody called Norep", { from: "norep.lyon@post.example" }],
  ["of a domain that ends like ours", { from: "ada@notcandor.example", envelope: "ada@notcandor.example" }],
])("a mail %s is answered", ([, given]) => {
  expect(silenceFor(evidence(given), OURS)).toBeUndefined();
});
