import { mail, multipart, pdfPart, textPart } from "@candor/core/channels/email/sample-mails.fixture";
import { expect } from "vitest";
import { anAddress, postAndWait } from "../support/mails/post-office.ts";
import { aCv } from "../support/pdf.ts";
import { asOperator, asRecruiter, asRecruiterInDetail } from "../support/product.ts";

const DAY_S = 86_400;

asRecruiterInDetail(
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

asRecruiter("the index holds a file while it is on its way, then only one that was not taken", async (recruiter) => {
  const { id: jobId } = await recruiter.openJob();
  asOperator();
  const [{ Account }, { UploadEntity }] = await Promise.all([
    import("@candor/core/account/account"),
    import("@candor/core/upload/upload.entity"),
  ]);
  const { accountId } = (await Account.findUser({ email: recruiter.email }))!;
  const indexed = async (indexedUnder: string) => {
    const { data } = await UploadEntity.query.indexed({ indexedUnder }).go({ pages: "all" });
    return data.map(({ name }) => name).toSorted();
  };

  await recruiter.ok("POST /api/jobs/{jobId}/uploads", {
    path: { jobId },
    body: { files: [{ name: "never sent.pdf", size: 1 }] },
  });
  const bytes = await aCv({ salt: "indexed" });
  await recruiter.send(jobId, bytes, "good.pdf");
  await recruiter.send(jobId, bytes, "known.pdf");
  await recruiter.send(jobId, Buffer.from("not a PDF"), "broken.pdf");
  const list = () => recruiter.ok("GET /api/jobs/{jobId}/uploads", { path: { jobId } });
  await expect
    .poll(async () => (await list()).items.filter(({ state }) => state === "complete" || state === "failed").length)
    .toBe(3);
  expect(await indexed(jobId)).toEqual(["never sent.pdf"]);
  expect(await indexed(accountId)).toEqual(["broken.pdf"]);
});
