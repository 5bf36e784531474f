import type { Job } from "../../../recruiting/queries/jobs.ts";
import type { Edit } from "../job/edits.ts";
import type { Hint, Remark } from "./queries.ts";

type Words = Pick<Job, Remark["field"]>;
type Phrase = Pick<Remark | Hint, "field" | "line" | "start" | "end" | "text" | "wording">;

const wordsAt = (job: Words, { field, line }: Phrase): string | undefined => {
  const words = job[field];
  return typeof words === "string" ? words : words[line ?? 0];
};

/** False once the advert was changed at that place. */
export const isCurrent = (job: Words, remark: Phrase): boolean =>
  wordsAt(job, remark)?.slice(remark.start, remark.end) === remark.text;

/** The edit that puts the lawful wording in place of the phrase. */
export function taking(job: Words, remark: Phrase): Edit {
  const { field, line, start, end, wording } = remark;
  const words = wordsAt(job, remark) ?? "";
  const next = `${words.slice(0, start)}${wording}${words.slice(end)}`;
  const lines = job[field];
  return { [field]: typeof lines === "string" ? next : lines.map((one, index) => (index === line ? next : one)) };
}

/** The phrase of a wording that was taken: taking it back puts the old words in its place. */
export const taken = <P extends Phrase>(phrase: P): P => ({
  ...phrase,
  end: phrase.start + phrase.wording.length,
  text: phrase.wording,
  wording: phrase.text,
});
