import { REASON_MAX_CHARACTERS, REASONS_MAX } from "@candor/core/kernel/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FieldError, TextArea } from "../../../ui/Field.tsx";
import { call } from "../../api/client.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { phrasesQuery } from "../letters/queries.ts";

interface ReasonsProps {
  /** Empty for none. */
  chosen: string;
  onChoose: (reason: string) => void;
}

/** The account's reasons for a rejection, of which one can be chosen; the list can be edited in place. */
export function Reasons({ chosen, onChoose }: ReasonsProps) {
  const { t } = useTranslation(["decisions", "candidates"]);
  const { data } = useQuery(phrasesQuery);
  const [isEditing, setEditing] = useState(false);
  const reasons = data?.reasons ?? [];
  if (isEditing) return <ReasonsForm reasons={reasons} onClose={() => setEditing(false)} />;
  return (
    <fieldset>
      <legend className="sr-only">{t(($) => $.reject.reason, { ns: "candidates" })}</legend>
      <div className="flex items-center justify-between">
        <p aria-hidden className="text-caption font-medium text-ink-2">
          {t(($) => $.reject.reason, { ns: "candidates" })}
        </p>
        <Button variant="quiet" size="sm" icon={<Pencil aria-hidden />} className="-mr-2.5" onClick={() => setEditing(true)}>
          {t(($) => $.reject.editReasons)}
        </Button>
      </div>
      <div className="mt-1 grid min-h-40 auto-rows-min grid-cols-2 gap-x-4 phone:grid-cols-1">
        {["", ...reasons].map((reason) => (
          <label
            key={reason}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-chip px-1.5 py-1 text-control hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-accent-ink phone:min-h-10"
          >
            <input
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => onChoose(reason)}
              className="size-4 shrink-0 accent-(--color-accent) outline-none"
            />
            <span className={reason ? "min-w-0 break-words" : "text-ink-2"}>{reason || t(($) => $.reject.noReason)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ReasonsForm({ reasons, onClose }: { reasons: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation("decisions");
  const { t: tc } = useTranslation("common");
  const client = useQueryClient();
  const [text, setText] = useState(reasons.join("\n"));
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const isTooMuch = lines.length > REASONS_MAX || lines.some(({ length }) => length > REASON_MAX_CHARACTERS);
  const saving = useMutation({
    mutationFn: () => call("PUT /api/phrases/reasons", { body: { reasons: lines } }),
    onSuccess: (answer) => {
      client.setQueryData(phrasesQuery.queryKey, answer);
      onClose();
    },
  });
  return (
    <div>
      <TextArea
        label={t(($) => $.reject.reasons)}
        help={t(($) => $.reject.reasonsHelp)}
        error={
          isTooMuch ? t(($) => $.reject.reasonsTooMuch, { lines: REASONS_MAX, characters: REASON_MAX_CHARACTERS }) : undefined
        }
        rows={9}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="alert">{saving.isError && <FieldError>{t(($) => $.draft.failed)}</FieldError>}</div>
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onClose}>
          {tc(($) => $.action.cancel)}
        </Button>
        <Button size="sm" busy={saving.isPending && t(($) => $.draft.keeping)} onClick={() => !isTooMuch && saving.mutate()}>
          {t(($) => $.reject.saveReasons)}
        </Button>
      </div>
    </div>
  );
}
