import { type FormEvent, useState } from "react";
import { Button } from "../../../../../ui/Button.tsx";
import { FieldError, TextField } from "../../../../../ui/Field.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { type ListFilter, scoreIn } from "../../../../recruiting/search/filter.ts";

interface RangeFormProps {
  filter: ListFilter;
  onRange: (minScore: number | undefined, maxScore: number | undefined) => void;
}

/** The scores to keep: from, to, or both. */
export default function RangeForm({ filter, onRange }: RangeFormProps) {
  const { t } = useTranslation("candidates");
  const [least, setLeast] = useState(`${filter.minScore ?? ""}`);
  const [most, setMost] = useState(`${filter.maxScore ?? ""}`);
  const [isRefused, setRefused] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [scoreIn(least), scoreIn(most)];
    const isWritten = (from !== undefined || least.trim() === "") && (to !== undefined || most.trim() === "");
    if (!isWritten || (from ?? 0) > (to ?? 100)) return setRefused(true);
    return onRange(from, to);
  };
  const field = { inputMode: "numeric", autoComplete: "off", maxLength: 3, className: "min-w-0 flex-1" } as const;
  return (
    <form onSubmit={apply} noValidate>
      <div className="flex gap-3">
        <TextField
          {...field}
          label={t(($) => $.filter.from)}
          placeholder="0"
          value={least}
          onChange={(event) => setLeast(event.target.value)}
        />
        <TextField
          {...field}
          label={t(($) => $.filter.to)}
          placeholder="100"
          value={most}
          onChange={(event) => setMost(event.target.value)}
        />
      </div>
      <div role="alert">{isRefused && <FieldError>{t(($) => $.filter.refused)}</FieldError>}</div>
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="quiet" onClick={() => onRange(undefined, undefined)}>
          {t(($) => $.filter.any)}
        </Button>
        <Button type="submit" variant="primary">
          {t(($) => $.filter.apply)}
        </Button>
      </div>
    </form>
  );
}
