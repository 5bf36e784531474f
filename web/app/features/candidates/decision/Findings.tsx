import { Bot, EyeOff, TriangleAlert } from "lucide-react";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { HIDDEN_KINDS, type HiddenKind } from "../kinds.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { HIDDEN_TARGET, noteTarget } from "../thread.ts";

interface FindingsProps {
  candidate: Candidate;
  /** Shows a place of the CV. */
  onShow: (target: string) => void;
}

/** Hidden text and instructions found in the file. They changed nothing. */
export function Findings({ candidate, onShow }: FindingsProps) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const formats = useFormats();
  const { hidden, verdict, notes } = candidate.integrity;
  const kindOf = (kind: string): HiddenKind => HIDDEN_KINDS.find((known) => known === kind) ?? "other";
  return (
    <>
      {verdict === "lowText" && (
        <p className="flex items-start gap-2 rounded-card border border-warn/50 px-3 py-2.5 text-control">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-warn" />
          {t(($) => $.candidate.findings.lowText)}
        </p>
      )}
      {hidden.length > 0 && (
        <section className="overflow-hidden rounded-card border border-warn/50">
          <h2 className="flex items-center gap-2 px-3 py-2.5 text-control font-medium text-warn">
            <EyeOff aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
            {t(($) => $.list.hiddenText)}
          </h2>
          {hidden.map(({ kind, page, text, words }, index) => (
            <div key={`${kind}-${page}-${index}`}>
              <p className="hatched border-y border-line px-3 py-2">
                <q className="line-clamp-3 font-serif text-quote break-words text-ink-2">{text}</q>
              </p>
              <p className="px-3 py-2 text-caption text-ink-2">
                {t(($) => $.candidate.findings.where, {
                  kind: t(($) => $.candidate.findings.kind[kindOf(kind)]),
                  page: formats.number(page),
                  count: words,
                })}
              </p>
            </div>
          ))}
          <p className="border-t border-line px-3 py-2 text-caption text-ink-2">
            {candidate.computedScore !== null && t(($) => $.candidate.findings.unchanged, { score: candidate.computedScore })}{" "}
            {hidden.some(({ boxes }) => boxes.length > 0) && (
              <button type="button" onClick={() => onShow(HIDDEN_TARGET)} className="link phone:py-2.5">
                {t(($) => $.candidate.showInCv)}
              </button>
            )}
          </p>
        </section>
      )}
      {notes.length > 0 && (
        <section className="overflow-hidden rounded-card border border-warn/50">
          <h2 className="flex items-center gap-2 px-3 py-2.5 text-control font-medium text-warn">
            <Bot aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
            {t(($) => $.candidate.findings.instruction)}
          </h2>
          {notes.map(({ quote }, index) => (
            <p key={`${quote.page}-${quote.text}`} className="border-t border-line px-3 py-2">
              <q className="line-clamp-4 font-serif text-quote break-words text-ink-2">{quote.text}</q>
              <span className="mt-1 block text-caption text-ink-2">
                {t(($) => $.candidate.findings.onPage, { page: formats.number(quote.page) })}{" "}
                {quote.boxes.length > 0 && (
                  <button type="button" onClick={() => onShow(noteTarget(index))} className="link phone:py-2.5">
                    {t(($) => $.candidate.showInCv)}
                  </button>
                )}
              </span>
            </p>
          ))}
        </section>
      )}
    </>
  );
}
