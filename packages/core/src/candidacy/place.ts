/** Where a candidate stands in a ranking: the best score first, among equals the earlier application. */
export interface Place {
  readonly score: number;
  readonly cvId: string;
}

export const compare = (a: Place, b: Place): number => b.score - a.score || (a.cvId < b.cvId ? -1 : a.cvId > b.cvId ? 1 : 0);

export const cursorFor = ({ score, cvId }: Place): string => Buffer.from(`${score} ${cvId}`).toString("base64url");

/** Parses a cursor. A forged one only leads to some other page of the same list. */
export function cursorOf(next: string): Place {
  const [score, cvId = ""] = Buffer.from(next, "base64url").toString("utf8").split(" ");
  return { score: Number(score), cvId };
}
