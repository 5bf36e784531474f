import { SEARCH_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { TextSearch } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { Checkbox, FieldError } from "../../../../ui/Field.tsx";
import { SearchField } from "../../../../ui/SearchField.tsx";
import { useProblemText } from "../../../api/problems.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PlansLink } from "../../../recruiting/PlansLink.tsx";
import { Score } from "../../../recruiting/Score.tsx";
import type { Ask } from "../../../recruiting/search/address.ts";
import { FoundCv } from "../../../recruiting/search/FoundCv.tsx";
import { PoolAnswers } from "../../../recruiting/search/PoolAnswers.tsx";
import { MOST, useSelection } from "../uploads/pool/selection.ts";
import { useImport } from "../uploads/pool/useImport.ts";
import type { Job } from "../../../recruiting/queries/jobs.ts";

interface PoolSearchDialogProps {
  job: Job;
  onClose: () => void;
  onImported: () => void;
}

/** Without a sentence, the job's own criteria are searched. */
const OF_JOB: Ask = { text: "", criteria: undefined };

/** The CVs of the account that fit a job best, by its criteria or a sentence, to be analysed for it. */
export default function PoolSearchDialog({ job, onClose, onImported }: PoolSearchDialogProps) {
  const { t } = useTranslation("cvs");
  const { t: tc } = useTranslation("common");
  const problemText = useProblemText();
  const [ask, setAsk] = useState<Ask>(OF_JOB);
  const [asksForSome, setAsksForSome] = useState(false);
  const selection = useSelection();
  const field = useRef<HTMLInputElement>(null);
  const importing = useImport(job.id, () => {
    onClose();
    onImported();
  });
  const count = selection.ids.size;
  const press = () => {
    setAsksForSome(count === 0);
    if (count > 0) importing.mutate([...selection.ids]);
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !importing.isPending && onClose()}
      initialFocus={field}
      title={t(($) => $.pool.title)}
      description={t(($) => $.pool.lead, { job: job.title })}
      footer={
        <>
          <p
            role="status"
            className="mr-auto self-center text-control text-ink-2 tabular-nums phone:order-last phone:mr-0 phone:self-start"
          >
            {selection.isFull ? t(($) => $.pool.full, { max: MOST }) : t(($) => $.pool.selected, { count, max: MOST })}
          </p>
          <Button variant="quiet" onClick={onClose}>
            {tc(($) => $.action.cancel)}
          </Button>
          <Button variant="primary" busy={importing.isPending && t(($) => $.pool.starting)} onClick={press}>
            {count === 0 ? t(($) => $.pool.analyzeNone) : t(($) => $.pool.analyze, { count })}
          </Button>
        </>
      }
    >
      <div inert={importing.isPending}>
        <Sentence field={field} ask={ask} onAsk={setAsk} />
        {ask.criteria !== undefined || ask.text !== "" ? (
          <p className="mt-2">
            <Button variant="quiet" size="sm" onClick={() => setAsk(OF_JOB)}>
              {t(($) => $.pool.byJob)}
            </Button>
          </p>
        ) : null}
        <Answers job={job} ask={ask} onAsk={setAsk} selection={selection} />
      </div>
      <div role="alert">
        {asksForSome && count === 0 && <FieldError>{t(($) => $.pool.required)}</FieldError>}
        {importing.isError && (
          <FieldError>
            {problemText(importing.error)} {t(($) => $.pool.kept)}
            <PlansLink after={importing.error} />
          </FieldError>
        )}
      </div>
    </Dialog>
  );
}

interface AnswersProps {
  job: Job;
  ask: Ask;
  onAsk: (ask: Ask) => void;
  selection: ReturnType<typeof useSelection>;
}

function Answers({ job, ask, onAsk, selection }: AnswersProps) {
  const { t } = useTranslation("cvs");
  return (
    <div className="-mx-6 mt-3 phone:-mx-4">
      <PoolAnswers
        jobId={job.id}
        ask={ask}
        onAsk={onAsk}
        className="mx-6 h-88 overflow-y-auto rounded-card border border-line phone:mx-4 phone:h-[46dvh]"
        row={({ cv, ...shown }) => (
          <FoundCv
            {...shown}
            cv={cv}
            name={
              <Checkbox
                checked={selection.ids.has(cv.id)}
                disabled={cv.isInJob || (selection.isFull && !selection.ids.has(cv.id))}
                onChange={() => selection.toggle(cv.id)}
                label={<span className="font-medium text-ink">{cv.fullName ?? t(($) => $.noName)}</span>}
              />
            }
            score={<Score score={cv.searchScore} className="phone:[&>span:not(:first-child)]:sr-only" />}
          />
        )}
      />
    </div>
  );
}

/** Pause in typing after which the sentence is searched. */
const SETTLES_MS = 400;

function Sentence({ field, ask, onAsk }: { field: RefObject<HTMLInputElement | null>; ask: Ask; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation("candidates");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(ask.text);
  // A search begun by a chip or an example puts its words into the field.
  if (asked !== ask.text) {
    setAsked(ask.text);
    if (ask.text !== text.trim()) setText(ask.text);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== ask.text) onAsk({ text: text.trim(), criteria: undefined });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), text === "" ? 0 : SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      field={field}
      label={t(($) => $.find.label)}
      placeholder={t(($) => $.find.placeholder)}
      clear={t(($) => $.list.clear)}
      icon={<TextSearch aria-hidden />}
      maxLength={SEARCH_MAX_CHARACTERS}
      value={text}
      onChange={setText}
    />
  );
}
