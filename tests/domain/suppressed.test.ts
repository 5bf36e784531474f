import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PutSuppressedDestinationCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { expect, inject, test } from "vitest";
import { asOperator, aVisitor, outboxOf } from "../support/product.ts";
import { freshAddress } from "../support/recruiter.ts";

/** The operator's command on the shared cloud: its output. */
async function mail(...words: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["scripts/mail.ts", ...words, "--stage", "local"], {
    env: { PATH: process.env["PATH"], LOCAL_DATA: inject("operatorFolder") },
  });
  return stdout;
}

test(
  "a link never comes to an address whose mail bounced: the operator sees why, lifts it, and the next one comes",
  { tags: "detail" },
  async () => {
    asOperator();
    const email = freshAddress();
    const ask = () => aVisitor().ok("POST /api/auth/magic-links", { body: { email, intent: "register", acceptTerms: true } });
    await new SESv2Client({}).send(new PutSuppressedDestinationCommand({ EmailAddress: email, Reason: "BOUNCE" }));
    await ask();
    expect(await outboxOf(email)).toEqual([]);

    expect(await mail("why", email.toUpperCase())).toMatch(/gets no mail: a mail bounced for good on \d{4}-\d\d-\d\d/u);
    expect(await mail("suppressed")).toContain(email);
    expect(await mail("lift", email)).toContain("gets mail again");
    await ask();
    expect(await outboxOf(email)).toHaveLength(1);
    expect(await mail("why", email)).toContain("is not suppressed");
  },
);
