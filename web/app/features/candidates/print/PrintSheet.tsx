import type { Criterion } from "@candor/scoring/criterion.info";
import { createPortal } from "react-dom";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Evidence } from "../../../recruiting/evidence.tsx";
import type { Job } from "../../../recruiting/queries/jobs.ts";
import { useWhatHappened } from "../decision/History.tsx";
import { HIDDEN_KINDS } from "../kinds.ts";
import { useNoteText } from "../../../recruiting/candidate/notes.ts";
import { usePersonName } from "../people.ts";
import type { Candidate, Mark } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import "./print.css";

interface PrintSheetProps {
  candidate: Candidate;
  job: Job;
  /** Interview notes are confidential, so they are printed only if chosen. */
  hasNotes: boolean;
  /** ISO 8601 UTC. */
  printedAt: string;
}

/** A candidate on paper, with the reasons. Redacted facts are left out here, too. */
export function PrintSheet({ candidate, job, hasNotes, printedAt }: PrintSheetProps) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const markOf = new Map(candidate.marks.map((mark) => [mark.criterionId, mark]));
  return createPortal(
    <article className="print-sheet">
      <Head candidate={candidate} job={job} />
      {candidate.marks.length > 0 && (
        <>
          <h2>{t(($) => $.reasons.title)}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.print.criterion)}</th>
                <th scope="col">{t(($) => $.print.evidence)}</th>
                <th scope="col">{t(($) => $.print.points)}</th>
              </tr>
            </thead>
            <tbody>
              {job.criteria.map((criterion, index) => (
                <Row key={criterion.id} number={index + 1} criterion={criterion} mark={markOf.get(criterion.id)} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {candidate.overallSummary && (
        <section>
          <h2>{t(($) => $.details.summary)}</h2>
          <p>{candidate.overallSummary}</p>
        </section>
      )}
      <Findings candidate={candidate} />
      {hasNotes && candidate.interviewNotes.trim() !== "" && (
        <section>
          <h2>{t(($) => $.notes.label)}</h2>
          <p className="print-notes">{candidate.interviewNotes}</p>
        </section>
      )}
      <Told candidate={candidate} />
      <footer className="print-small">
        {t(($) => $.print.printed, { date: formats.date(printedAt), time: formats.time(printedAt) })}
        {" · "}
        {t(($) => $.print.engine, { version: candidate.engine, date: formats.date(candidate.asOf) })}
        {" · "}
        {candidate.file.name}
      </footer>
    </article>,
    document.body,
  );
}

function Head({ candidate, job }: { candidate: Candidate; job: Job }) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const nameOf = usePersonName();
  const name = useNameOf()(candidate);
  const { score, level, edited, computedScore, email, phone, location } = candidate;
  return (
    <header>
      <div>
        <h1>{name}</h1>
        {candidate.jobTitle && <p>{candidate.jobTitle}</p>}
        <p>{[email, phone, location].filter(Boolean).join(" · ")}</p>
        <p className="print-small">
          {[
            job.title,
            tr(($) => $.stage[candidate.stage]),
            t(($) => $.candidate.details.sourceOn, {
              source: tr(($) => $.source[candidate.source]),
              date: formats.date(candidate.appliedAt),
            }),
          ].join(" · ")}
        </p>
      </div>
      <div className="print-score">
        <b>{score === null ? t(($) => $.list.noScore) : t(($) => $.candidate.print.score, { score })}</b>
        {level !== null && <p>{tr(($) => $.level[level])}</p>}
        {edited && (
          <p className="print-small">
            {nameOf(edited.by)}
            {computedScore !== null && `, ${t(($) => $.candidate.print.computed, { computed: computedScore })}`}
          </p>
        )}
        {edited?.reason && <p className="print-small">{t(($) => $.candidate.history.reason, { reason: edited.reason })}</p>}
        {candidate.isCapped && <p className="print-small">{tr(($) => $.cappedReason)}</p>}
        {candidate.isBesideOtherWork && <p className="print-small">{t(($) => $.list.besideOtherWork)}</p>}
      </div>
    </header>
  );
}

function Row({ number, criterion, mark }: { number: number; criterion: Criterion; mark: Mark | undefined }) {
  const { t } = useTranslation("candidate");
  const { t: tr } = useTranslation("recruiting");
  const formats = useFormats();
  const noteText = useNoteText();
  const note = mark?.note && noteText(mark.note);
  return (
    <tr>
      <td>
        {number}. {criterion.text}
        <div className="print-small">{tr(($) => $.importance[criterion.importance])}</div>
      </td>
      <td>
        {mark?.quotes.map((quote, index) => (
          <div key={`${quote.page}-${index}`}>
            <Evidence quote={quote} size="row" />
            <span className="print-small"> ({t(($) => $.print.page, { page: formats.number(quote.page) })})</span>
          </div>
        ))}
        {mark?.rung && <div className="print-small">{tr(($) => $.rung[mark.rung!])}</div>}
        {note && <div className="print-small">{note}</div>}
        {!mark && <div className="print-small">{t(($) => $.reasons.unread)}</div>}
        {mark?.mark === "notShown" && !note && <div className="print-small">{t(($) => $.reasons.notShown)}</div>}
      </td>
      <td>
        {mark ? (
          <>
            {formats.points(mark.points)} / {formats.points(mark.possible)}
            <div className="print-small">{tr(($) => $.mark[mark.mark])}</div>
          </>
        ) : (
          "–"
        )}
      </td>
    </tr>
  );
}

function Findings({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation(["candidates", "candidate"]);
  const formats = useFormats();
  const { hidden, notes, verdict } = candidate.integrity;
  if (hidden.length === 0 && notes.length === 0 && verdict !== "lowText") return null;
  return (
    <section>
      <h2>{t(($) => $.candidate.print.findings)}</h2>
      <ul>
        {verdict === "lowText" && <li>{t(($) => $.candidate.findings.lowText)}</li>}
        {hidden.map(({ kind, page, text, words }, index) => (
          <li key={`${kind}-${page}-${index}`}>
            {t(($) => $.list.hiddenText)}: <q>{text}</q>{" "}
            <span className="print-small">
              {t(($) => $.candidate.findings.where, {
                kind: t(($) => $.candidate.findings.kind[HIDDEN_KINDS.find((known) => known === kind) ?? "other"]),
                page: formats.number(page),
                count: words,
              })}
            </span>
          </li>
        ))}
        {notes.map(({ quote }) => (
          <li key={`${quote.page}-${quote.text}`}>
            {t(($) => $.candidate.findings.instruction)} <q>{quote.text}</q>{" "}
            <span className="print-small">{t(($) => $.candidate.findings.onPage, { page: formats.number(quote.page) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ candidate: { history, merged } }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const nameOf = usePersonName();
  const whatHappened = useWhatHappened(merged);
  if (history.length === 0) return null;
  return (
    <section>
      <h2>{t(($) => $.history.title)}</h2>
      <ul>
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.fact}`}>
            {t(($) => $.history.at, { date: formats.date(entry.at), time: formats.time(entry.at) })}, {nameOf(entry.by)}:{" "}
            {whatHappened(entry)}
            {entry.reason && <> {t(($) => $.history.reason, { reason: entry.reason })}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}
