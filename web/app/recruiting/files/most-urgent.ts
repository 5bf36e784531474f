import type { AnswerOf } from "@candor/contract";

type State = AnswerOf<"GET /api/jobs/{jobId}/uploads">["items"][number]["state"];

const URGENCY: readonly State[] = ["error", "failed", "uploading", "analyzing", "waiting", "complete"];

/** The `most` lines of a long list that matter most, errors first and then files in progress, in the list's own order. */
export function mostUrgent<L extends { readonly state: State }>(lines: readonly L[], most: number): L[] {
  const urgency = (line: L) => URGENCY.indexOf(line.state);
  const chosen = new Set(lines.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, most));
  return lines.filter((line) => chosen.has(line));
}
