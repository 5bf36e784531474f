/** What SES finds out about a mail: whether it is spam, carries a virus, and comes from whom it says. */

export type Verdict = "PASS" | "FAIL" | "DISABLED";

export interface Verdicts {
  readonly spam: Verdict;
  readonly virus: Verdict;
  readonly spf: Verdict;
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
}

const GOOD: Verdicts = { spam: "PASS", virus: "PASS", spf: "PASS", dkim: "PASS", dmarc: "PASS" };

/** Envelope senders of these domains fare otherwise, so that every verdict can be provoked by an input that anyone can type. */
const BY_DOMAIN: Readonly<Record<string, Partial<Verdicts>>> = {
  "spf-fail.test": { spf: "FAIL", dkim: "FAIL", dmarc: "FAIL" },
  "spam.test": { spam: "FAIL" },
  "virus.test": { virus: "FAIL" },
};

/**
 * Nothing is looked up or scanned here: a mail is good unless its envelope sender is of one of the domains above.
 * @param scans whether the receipt rule looks for spam and viruses
 */
export function verdictsOn(sender: string, scans: boolean): Verdicts {
  const verdicts = { ...GOOD, ...BY_DOMAIN[domainOf(sender)] };
  return scans ? verdicts : { ...verdicts, spam: "DISABLED", virus: "DISABLED" };
}

/** "Ada@Example.com" -> "example.com" */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
