/** SES's verdicts on a mail: spam, virus, SPF, DKIM and DMARC. */

export type Verdict = "PASS" | "FAIL" | "DISABLED";

export interface Verdicts {
  readonly spam: Verdict;
  readonly virus: Verdict;
  readonly spf: Verdict;
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
}

const GOOD: Verdicts = { spam: "PASS", virus: "PASS", spf: "PASS", dkim: "PASS", dmarc: "PASS" };

/** Envelope senders of these domains get other verdicts, so that each can be provoked by hand. */
const BY_DOMAIN: Readonly<Record<string, Partial<Verdicts>>> = {
  "spf-fail.test": { spf: "FAIL", dkim: "FAIL", dmarc: "FAIL" },
  "spam.test": { spam: "FAIL" },
  "virus.test": { virus: "FAIL" },
};

/**
 * Nothing is looked up or scanned: a mail passes unless its envelope sender is of one of the domains above.
 * @param scans true where the receipt rule scans for spam and viruses
 */
export function verdictsOn(sender: string, scans: boolean): Verdicts {
  const verdicts = { ...GOOD, ...BY_DOMAIN[domainOf(sender)] };
  return scans ? verdicts : { ...verdicts, spam: "DISABLED", virus: "DISABLED" };
}

/** "Ada@Example.com" -> "example.com" */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
