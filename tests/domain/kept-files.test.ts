import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, postAndWait } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { asOperator, asRecruiter } from "../support/product.ts";

const DAY_S = 86_400;

asRecruiter(
  "a file that became a candidate leaves its job's files after three days; one that failed or came by mail stays for thirty",
  async (recruiter) => {
    const { id: jobId, mailbox } = await recruiter.openJob();
    const ada = anAddress("ada");
    const words = textPart("Please find my CV attached.");
    const raw = mail({ from: ada, to: mailbox }, multipart("mixed", words, pdfPart(await aCv({ salt: ada }), "Ada.pdf")));
    await postAndWait(raw, { from: ada, to: mailbox });
    await recruiter.upload(jobId, await aCv({ salt: "uploaded" }), "uploaded.pdf");
    await recruiter.upload(jobId, Buffer.from("not a PDF"), "broken.pdf");
    await expect.poll(async () => (await recruiter.settled(jobId)).length).toBe(3);

    asOperator();
    const [{ Account }, { UploadEntity }] = await Promise.all([
      import("@candor/core/account/account"),
      import("@candor/core/upload/upload.entity"),
    ]);
    const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
    const { data } = await UploadEntity.query.byJob({ accountId, jobId }).go({ pages: "all" });
    const days = data.map(({ name, state, expiresAt }) => [name, state, Math.round((expiresAt! - Date.now() / 1000) / DAY_S)]);
    expect(days.toSorted()).toEqual([
      ["Ada.pdf", "complete", 30],
      ["broken.pdf", "failed", 30],
      ["uploaded.pdf", "complete", 3],
    ]);
  },
);
