import { Button } from "../../../../ui/Button.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePersonName } from "../people.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useUnmerge } from "./changes.ts";

/** Candidacies that were merged into this one, each with a button to undo it. */
export function Merged({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation("candidate");
  const { t: tc } = useTranslation("common");
  const formats = useFormats();
  const nameOf = usePersonName();
  const unmerge = useUnmerge(candidate);
  if (candidate.merged.length === 0) return null;
  return (
    <section className="text-control">
      <h2 className="font-semibold">{t(($) => $.merge.list)}</h2>
      <ul className="mt-2 space-y-2">
        {candidate.merged.map(({ cvId, fileName, by, at }) => (
          <li key={cvId} className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="break-words">{fileName}</p>
              <p className="text-caption text-ink-2">{t(($) => $.merge.by, { by: nameOf(by), date: formats.date(at) })}</p>
            </div>
            <Button
              size="sm"
              aria-label={t(($) => $.merge.undoOf, { file: fileName })}
              busy={unmerge.isPending && unmerge.variables === cvId && t(($) => $.merge.undoing)}
              disabled={unmerge.isPending && unmerge.variables !== cvId}
              onClick={() => unmerge.mutate(cvId)}
            >
              {tc(($) => $.action.undo)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
