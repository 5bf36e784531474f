/**
 * Makes, lists and ends coupons, of the running local product or of a stage:
 *
 *   npm run coupon -- create --days 30 [--code SPRING-30]
 *   npm run coupon -- create --beta [--code FRIENDS]
 *   npm run coupon -- list
 *   npm run coupon -- deactivate CODE
 *
 * Without TABLE_NAME in the environment it uses the table of the product that `npm start` runs; with it, that table of AWS
 * (docs/operations.md).
 */
import { parseArgs } from "node:util";
import type { Fields, Info } from "@candor/core/account/coupon/coupon.info";
import { COUPON_MAX_DAYS } from "@candor/core/kernel/limits";
import { HOW_TO_START, localOperator } from "./operator.ts";

const USAGE = `npm run coupon -- create --days 30 [--code CODE]   more days of trial, 1 to ${COUPON_MAX_DAYS}
npm run coupon -- create --beta [--code CODE]      use without limits
npm run coupon -- list
npm run coupon -- deactivate CODE`;

/** A command line that is wrong; the message is for the person who typed it. */
class Misused extends Error {}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { days: { type: "string" }, beta: { type: "boolean" }, code: { type: "string" } },
  });
  const [command, code] = positionals;
  const { days, beta } = values;
  if (command === "create" && positionals.length === 1 && (days === undefined) !== (beta === undefined)) {
    const grants = beta ? "beta" : { trialDays: daysOf(days!) };
    return print([await (await coupons()).create({ grants, ...(values.code && { code: values.code }) } satisfies Fields)]);
  }
  if (command === "list" && positionals.length === 1) return print(await (await coupons()).list());
  if (command === "deactivate" && code) return print([await (await coupons()).deactivate({ code })]);
  throw new Misused(USAGE);
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > COUPON_MAX_DAYS)
    throw new Misused(`--days is "${text}", which is no number from 1 to ${COUPON_MAX_DAYS}.`);
  return days;
}

/** Loads the product's module after the environment is set, because it reads its settings when it is loaded. */
async function coupons() {
  if (!process.env["TABLE_NAME"]) Object.assign(process.env, localOperator());
  return import("@candor/core/account/coupon/coupon");
}

function print(items: readonly Info[]): void {
  if (items.length === 0) console.log("There are no coupons.");
  for (const item of items) {
    const grants = item.kind === "beta" ? "beta" : `${item.trialDays} days`;
    console.log(`${item.code.padEnd(20)} ${grants.padEnd(9)} ${standingOf(item)}`);
  }
}

function standingOf({ isActive, usedBy, usedAt }: Info): string {
  if (usedBy) return `used on ${usedAt?.slice(0, 10)} by ${usedBy}`;
  return isActive ? "free" : "inactive";
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ECONNREFUSED") return `The product does not run. ${HOW_TO_START}`;
  if ("code" in error && error.code === "input.invalid")
    return "A code is letters and digits, with dashes between them, 40 at most.";
  return error.message;
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}
