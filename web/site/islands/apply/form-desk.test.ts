import type { Problem } from "@candor/contract";
import { FORM_MIN_MS } from "@candor/core/kernel/limits";
import { CONSENT_VERSION } from "@candor/core/job/consent.info";
import { expect, test, vi } from "vitest";
import type { Answers } from "./answers.ts";
import { Refused } from "./calls.ts";
import { type Desk, FormDesk } from "./form-desk.ts";

const HOUR = 3600_000;
const language = "de";
const stampedAt = (loadedAt: number) => ({ form: "token", loadedAt });
const file = new File(["%PDF-1.7"], "cv.pdf");
const answers: Answers = {
  file,
  email: " deniz@mailbox.example ",
  name: " ",
  source: "recommendation",
  sourceWords: "",
  consent: true,
  trap: "",
};
const form = { cvId: "cv_1", url: "/bucket", fields: {} };
const never = new AbortController().signal;

const willing = () => ({
  request: vi.fn<Desk["request"]>(async () => form),
  renew: vi.fn<Desk["renew"]>(async () => "fresh"),
  wait: vi.fn<Desk["wait"]>(async () => {}),
});
const aDesk = (changes: Partial<ReturnType<typeof willing>> = {}) => ({ ...willing(), ...changes });
const refused = (code: Problem["code"]) => new Refused({ status: 400, code, message: "" });

test("an application carries what was filled in, the consent's version and the page's token, and nothing that was not said", async () => {
  const desk = aDesk();
  await new FormDesk().formFor({ language, stamp: stampedAt(Date.now() - HOUR), answers, file }, desk, never);
  expect(desk.request.mock.calls[0]![0]).toEqual({
    email: "deniz@mailbox.example",
    source: "Empfehlung",
    consent: CONSENT_VERSION,
    form: "token",
    files: [{ name: "cv.pdf", size: 8 }],
  });
});

test("who fills in quickly waits until a person could have done so; others do not wait", async () => {
  const quick = aDesk();
  await new FormDesk().formFor({ language, stamp: stampedAt(Date.now()), answers, file }, quick, never);
  expect(quick.wait.mock.calls[0]![0]).toBeGreaterThan(FORM_MIN_MS);
  const slow = aDesk();
  await new FormDesk().formFor({ language, stamp: stampedAt(Date.now() - HOUR), answers, file }, slow, never);
  expect(slow.wait.mock.calls[0]![0]).toBe(0);
});

test("a token that is refused is renewed once, a refusal after that is told", async () => {
  const request = vi.fn<Desk["request"]>(async ({ form: token }) => {
    if (token !== "fresh") throw refused("form.refused");
    return form;
  });
  await expect(new FormDesk().formFor({ language, stamp: stampedAt(0), answers, file }, aDesk({ request }), never)).resolves.toBe(
    form,
  );

  const always = aDesk({ request: vi.fn<Desk["request"]>().mockRejectedValue(refused("form.refused")) });
  await expect(
    new FormDesk().formFor({ language, stamp: stampedAt(Date.now() - HOUR), answers, file }, always, never),
  ).rejects.toMatchObject({
    code: "form.refused",
  });
  expect(always.renew).toHaveBeenCalledOnce();
});

test("a page that was open for a day is renewed before it is refused", async () => {
  const desk = aDesk();
  await new FormDesk().formFor({ language, stamp: stampedAt(Date.now() - 24 * HOUR), answers, file }, desk, never);
  expect(desk.request.mock.calls.map(([body]) => body.form)).toEqual(["fresh"]);
});

test("a page whose token could not be fetched fetches it when it sends", async () => {
  const desk = aDesk();
  await new FormDesk().formFor({ language, stamp: undefined, answers, file }, desk, never);
  expect(desk.request.mock.calls.map(([body]) => body.form)).toEqual(["fresh"]);
});

test("any other refusal is told at once", async () => {
  const desk = aDesk({ request: vi.fn<Desk["request"]>().mockRejectedValue(refused("job.closed")) });
  await expect(new FormDesk().formFor({ language, stamp: stampedAt(0), answers, file }, desk, never)).rejects.toMatchObject({
    code: "job.closed",
  });
});

test("a file that got lost is sent again with its form, one that changed or arrived with a new one", async () => {
  const desk = aDesk();
  const forms = new FormDesk();
  const send = (changes: Partial<Answers> = {}) =>
    forms.formFor({ language, stamp: stampedAt(0), answers: { ...answers, ...changes }, file }, desk, never);
  await send();
  await send();
  expect(desk.request).toHaveBeenCalledTimes(1);
  await send({ email: "other@mailbox.example" });
  expect(desk.request).toHaveBeenCalledTimes(2);
  forms.spent();
  await send({ email: "other@mailbox.example" });
  expect(desk.request).toHaveBeenCalledTimes(3);
});
