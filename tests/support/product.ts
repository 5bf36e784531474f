import type { PlanState } from "@candor/core/account/account.info";
import { faultsAt, type FaultsHandle } from "@candor/local/testing";
import { expect, inject, test } from "vitest";
import { Client, tokenIn, type Mail } from "../../scripts/client.ts";
import { leave, setState, type PaidPlan } from "./plan.ts";
import { Recruiter } from "./recruiter.ts";

let own: string | undefined;

/** The product's URL: the local cloud that all files share, unless a file uses its own. */
export const url = (): string => own ?? inject("cloudUrl");

/** Makes this file use the product at another URL, or again the shared one. */
export const useProduct = (at: string | undefined): void => void (own = at);

export const aVisitor = (): Client => new Client(url());

/** The faults of the product. Files share a cloud: a fault names what it is `about`, so that it meets no other test. */
export const faults = (): FaultsHandle => faultsAt(url());

/** A recruiter with a fresh account, signed in. */
export const aRecruiter = (): Promise<Recruiter> => Recruiter.at(url());

export const outboxOf = (address: string): Promise<Mail[]> => aVisitor().outbox(address);

/** The token in the newest sign-in mail to an address. */
export async function mailedToken(address: string): Promise<string> {
  const [newest] = await outboxOf(address);
  if (!newest) throw new Error(`Nothing was mailed to ${address}`);
  return tokenIn(newest);
}

/** Moves the product's clock for all later tests as well, so a file that uses it needs its own cloud. */
export async function advanceClock(duration: string): Promise<void> {
  const response = await fetch(new URL("/_local/clock", url()), {
    method: "POST",
    headers: { origin: new URL(url()).origin, "content-type": "application/json" },
    body: JSON.stringify({ advance: duration }),
  });
  expect(response.status).toBe(200);
}

/** A test as a recruiter with a fresh, empty account. */
export const asRecruiter = (sentence: string, body: (recruiter: Recruiter) => Promise<void>) =>
  test(sentence, async () => body(await aRecruiter()));

/** The same for a test at size, which runs with `npm run check -- --long` alone. */
export const asRecruiterAtSize = (sentence: string, body: (recruiter: Recruiter) => Promise<void>) =>
  test(sentence, { tags: "size" }, async () => body(await aRecruiter()));

/** The same for a further state of a feature, which runs with `npm run check -- --long` alone. */
export const asRecruiterInDetail = (sentence: string, body: (recruiter: Recruiter) => Promise<void>) =>
  test(sentence, { tags: "detail" }, async () => body(await aRecruiter()));

/** Gives this process the environment of the shared cloud's operator. Import the product's code afterwards, because it reads it on loading. */
export const asOperator = (): void => void Object.assign(process.env, inject("operator"));

/** Sets the subscription of a recruiter of the shared cloud, or gives them unlimited use. */
export async function setPlan(email: string, to: PlanState | "beta", paid?: PaidPlan): Promise<void> {
  asOperator();
  await setState(email, to, paid);
}

/** Leaves a recruiter of the shared cloud with `left` readings of their plan. */
export async function leaveReadings(email: string, left: number): Promise<void> {
  asOperator();
  await leave(email, left);
}

declare module "vitest" {
  interface ProvidedContext {
    cloudUrl: string;
    smtpPort: number;
    /** Environment of the operator of the shared cloud. */
    operator: Record<string, string>;
    /** Data folder that holds the same environment as a file, as `npm start` leaves it for the operator's commands. */
    operatorFolder: string;
  }
}
