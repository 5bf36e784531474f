import { expect } from "vitest";
import { aSignedInPage, inBrowser } from "../support/browser.ts";
import { aCv } from "../support/pdf.ts";

inBrowser("on a phone, CVs are added and criteria opened from the foot of the window", { tags: "detail" }, async () => {
  const size = { width: 360, height: 740 };
  const { page, recruiter, complaints } = await aSignedInPage({ viewport: size });
  const { id: jobId } = await recruiter.openJob();
  await recruiter.upload(jobId, await aCv({ name: "Ada Lovelace" }));
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole("link", { name: "Ada Lovelace" }).waitFor();

  const upload = page.getByRole("button", { name: "Upload CVs" });
  const belowTheList = async () => {
    const box = await upload.boundingBox();
    return box !== null && box.y > size.height - 80 && box.x + box.width <= size.width;
  };
  await expect.poll(belowTheList).toBe(true);
  const asked = page.waitForEvent("filechooser");
  await upload.click();
  await (
    await asked
  ).setFiles({ name: "bo.pdf", mimeType: "application/pdf", buffer: Buffer.from(await aCv({ name: "Bo Stays" })) });
  await page.getByRole("link", { name: "Bo Stays" }).waitFor();

  await page.getByRole("link", { name: "Criteria" }).click();
  await page.getByRole("tab", { name: "Criteria", selected: true }).waitFor();
  await expect.poll(() => upload.count()).toBe(0);
  expect(complaints).toEqual([]);
});
