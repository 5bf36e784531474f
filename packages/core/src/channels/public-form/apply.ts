import * as z from "zod/mini";
import { EmailAddress, type Locale } from "../../account/account.info.ts";
import { HOUR_MS } from "../../kernel/durations.ts";
import { Actor } from "../../kernel/actor.ts";
import type { Application as StoredApplication } from "../../upload/upload.info.ts";
import { Failure, type FailureCode } from "../../kernel/failure.ts";
import { cleanLine } from "../../kernel/clean-text.ts";
import { assertTakesCvs } from "../../job/stored.ts";
import {
  APPLICATIONS_PER_EMAIL_AND_HOUR,
  APPLICATIONS_PER_VIEWER_AND_HOUR,
  APPLICATIONS_WITHOUT_FORM_PER_VIEWER_AND_HOUR,
  FORM_MAX_MS,
  FORM_MIN_MS,
} from "../../kernel/limits.ts";
import { Rate } from "../../kernel/rate.ts";
import type { Form, Told } from "../../upload/upload.info.ts";
import { Upload } from "../../upload/upload.ts";
import { CONSENT_VERSION, consentText } from "../../job/consent.info.ts";
import type { Application } from "../../job/publication.info.ts";
import { Publication } from "../../job/publication.ts";
import { SenderView } from "../sender-view.ts";

export * as PublicForm from "./apply.ts";

interface Sent extends Application {
  readonly files?: readonly { readonly name: string; readonly size: number }[] | undefined;
}

/** Request data about an applicant, taken from the API layer. */
export interface Applicant {
  /** IP address of the applicant. */
  readonly viewer: string;
  /** Age of the returned form in milliseconds; undefined when we did not issue it for this job. */
  readonly formAgeMs: number | undefined;
  readonly idempotencyKey: string | undefined;
}

/**
 * Accepts an application to a published job: announces its one file and returns the form for it. The state of the employer's plan
 * is never revealed here. Refusals, in this order: `job.notFound`; `job.closed`, `job.onHold`; one code per invalid field, all at
 * once; `form.refused` for input that no person makes; `rate.limited`.
 */
export async function begin(publicId: string, sent: Sent, applicant: Applicant): Promise<{ uploads: Form[] }> {
  const { accountId, job, company } = await Publication.find(publicId);
  assertTakesCvs(job);
  const { email, foundAt, file } = complete(sent);
  assertFilledInByPerson(sent, applicant);

  const application: StoredApplication = {
    email,
    name: cleanLine(sent.name ?? "", 120) || null,
    isVerified: false,
    foundAt,
    message: null,
    subject: null,
    link: null,
    consent: { version: CONSENT_VERSION, text: consentText(job.language, company.name), at: new Date().toISOString() },
    letters: [],
  };
  const announce = async (cvIds: readonly string[]) => {
    await spend(email, sent, applicant);
    return Upload.reserve({
      jobId: job.id,
      files: Upload.named([file], cvIds),
      source: "public",
      locale: job.language,
      application,
    });
  };
  const { form: _, ...body } = sent;
  const call = { route: `POST /api/public/jobs/${job.publicId}/uploads`, key: applicant.idempotencyKey, body, files: 1 };
  return Actor.enter({ type: "system", accountId }, () =>
    Upload.formsOnce(call, async (cvIds) => Upload.formsFor(await announce(cvIds))),
  );
}

/** Returns the state of an application's file, in the applicant's language. */
export async function told(publicId: string, cvIds: string, locale: Locale): Promise<{ items: Told[] }> {
  const { accountId, job } = await Publication.find(publicId);
  return Actor.enter({ type: "system", accountId }, () => SenderView.of({ jobId: job.id, source: "public", cvIds, locale }));
}

/** Checks the required fields and returns them; the refusal names every invalid one. */
function complete({ source: typed = "", email, consent, files = [] }: Sent) {
  const source = cleanLine(typed, 100);
  const parsed = z.safeParse(EmailAddress, email ?? "");
  const [file, ...more] = files;
  const fields: Record<string, FailureCode> = {
    ...(!source && { source: "source.required" }),
    ...(!parsed.success && { email: emailFault(email) }),
    ...(consent !== true && consent !== CONSENT_VERSION && { consent: "consent.required" }),
    ...(!file && { files: "file.required" }),
    ...(more.length > 0 && { files: "upload.tooMany" }),
  };
  const [first] = Object.values(fields);
  if (first || !source || !parsed.success || !file) {
    throw new Failure(first ?? "input.invalid", undefined, { fields, ...(more.length > 0 && { max: 1, current: files.length }) });
  }
  return { foundAt: source, email: parsed.data, file };
}

const emailFault = (typed: string | undefined): FailureCode => (typed?.trim() ? "email.invalid" : "email.required");

/** Refuses programs: they fill in hidden fields, are faster than people, or send forms that were never loaded. */
function assertFilledInByPerson({ website, form }: Sent, { formAgeMs }: Applicant): void {
  if (website) throw new Failure("form.refused", "the unseen field");
  if (form === undefined) return;
  if (formAgeMs === undefined || formAgeMs < FORM_MIN_MS || formAgeMs > FORM_MAX_MS) throw new Failure("form.refused", "its age");
}

/**
 * Counts an application by e-mail address and IP address, or by neither. Requests without our form are allowed too, at a lower
 * limit.
 */
async function spend(email: string, { form }: Sent, { viewer }: Applicant): Promise<void> {
  const [subject, limit] =
    form === undefined
      ? [`apply:formless:${viewer}`, APPLICATIONS_WITHOUT_FORM_PER_VIEWER_AND_HOUR]
      : [`apply:viewer:${viewer}`, APPLICATIONS_PER_VIEWER_AND_HOUR];
  await Rate.spend(subject, limit, HOUR_MS);
  try {
    await Rate.spend(`apply:email:${email}`, APPLICATIONS_PER_EMAIL_AND_HOUR, HOUR_MS);
  } catch (error) {
    await Rate.giveBack(subject, HOUR_MS);
    throw error;
  }
}
