import { refuseProtected, type Criterion } from "@candor/scoring";
import { Failure } from "../kernel/failure.ts";

/** Refuses criteria about a protected fact, whether a person or a model wrote them. */
export function assertLawful(criteria: readonly Criterion[]): void {
  for (const [position, { text }] of criteria.entries()) {
    const reason = refuseProtected(text);
    if (reason) throw new Failure("criteria.protected", text, { fields: { [`criteria.${position}.text`]: reason } });
  }
}
