import { ChevronRight } from "lucide-react";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { STAGES } from "../../../recruiting/codes.ts";
import { usePersonName } from "../people.ts";
import { LETTERS } from "../../../recruiting/letters/letters.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { LABELS } from "./Contact.tsx";

type Entry = Candidate["history"][number];
type Told = Pick<Candidate, "history" | "merged">;

/** The history, latest first, folded. */
export function History({ candidate: { history, merged } }: { candidate: Told }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const whatHappened = useWhatHappened(merged);
  const nameOf = usePersonName();
  if (history.length === 0) return null;
  return (
    <details className="group border-t border-line pt-3 text-control">
      <summary className="flex min-h-6 list-none items-center gap-1 font-semibold phone:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 stroke-[1.75] text-ink-2 transition-transform group-open:rotate-90" />
        {t(($) => $.history.title)}
        <span className="font-normal text-ink-3 tabular-nums">{formats.number(history.length)}</span>
      </summary>
      <ol className="mt-2 space-y-2.5 pl-5">
        {history.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.fact}`}>
            <p className="break-words">{whatHappened(entry)}</p>
            {entry.reason && <p className="break-words text-ink-2">{t(($) => $.history.reason, { reason: entry.reason })}</p>}
            <p className="text-caption text-ink-2">
              {nameOf(entry.by)},{" "}
              <time dateTime={entry.at}>
                {t(($) => $.history.at, { date: formats.date(entry.at), time: formats.time(entry.at) })}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A history entry as a sentence without its author. */
export function useWhatHappened(merged: Candidate["merged"]): (entry: Entry) => string {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const stage = (value = "") => {
    const known = STAGES.find((option) => option === value);
    return known ? tr(($) => $.stage[known]) : value;
  };
  return ({ what, fact, from = "", to = "" }) => {
    const label = fact ? t(($) => $.details[LABELS[fact]]) : "";
    // The file's name is known only until the merge is undone.
    const file = merged.find(({ cvId }) => cvId === from || cvId === to)?.fileName;
    switch (what) {
      case "merged":
        return file ? t(($) => $.history.mergedFile, { file }) : t(($) => $.history.merged);
      case "unmerged":
        return t(($) => $.history.unmerged);
      case "stage":
        return t(($) => $.history.stage, { from: stage(from), to: stage(to) });
      case "scoreEdited":
        return from ? t(($) => $.history.scoreEdited, { from, to }) : t(($) => $.history.scoreSet, { to });
      case "scoreReset":
        return t(($) => $.history.scoreReset, { from, to });
      case "corrected":
        return from ? t(($) => $.history.corrected, { fact: label, from, to }) : t(($) => $.history.entered, { fact: label, to });
      case "restored":
        return to ? t(($) => $.history.restored, { fact: label, to }) : t(($) => $.history.removed, { fact: label, from });
      case "mailed":
        return t(($) => $.history.mailed, { subject: to });
      case "mailFailed":
        return t(($) => $.history.mailFailed, { subject: to });
      case "written": {
        const letter = LETTERS.find((known) => known === to);
        return t(($) => $.history.written, { letter: letter ? t(($) => $.contact.letter[letter]) : to });
      }
      case "analyzed":
      default:
        return to ? t(($) => $.history.analyzed, { to }) : t(($) => $.history.read);
    }
  };
}
