import { Button } from "../../../../ui/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { useUndistinction } from "./changes.ts";

/** Candidates who were declared to be other people, each with a button to take that back. */
export function Distinct({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const nameOf = useNameOf();
  const undo = useUndistinction(candidate);
  if (candidate.distinct.length === 0) return null;
  return (
    <section className="text-control">
      <h2 className="font-semibold">{t(($) => $.duplicates.distinct)}</h2>
      <ul className="mt-2 space-y-2">
        {candidate.distinct.map(({ cvId, fullName }) => {
          const name = nameOf({ fullName });
          return (
            <li key={cvId} className="flex items-center gap-3">
              <p className="min-w-0 flex-1 break-words">{name}</p>
              <Button
                size="sm"
                aria-label={t(($) => $.duplicates.undoOf, { name })}
                busy={undo.isPending && undo.variables === cvId && t(($) => $.merge.undoing)}
                disabled={undo.isPending && undo.variables !== cvId}
                onClick={() => undo.mutate(cvId)}
              >
                {tc(($) => $.action.undo)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
