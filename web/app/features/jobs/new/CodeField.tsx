import { useState } from "react";
import { TextField } from "../../../../ui/Field.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CODES, type CodeField as Field } from "../../../recruiting/codes.ts";
import { useCodeLabel } from "../../../recruiting/labels.ts";

interface CodeFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

/** One of the known answers, or the recruiter's own words. */
export function CodeField({ field, value, onChange }: CodeFieldProps) {
  const { t } = useTranslation("jobs");
  const codeLabel = useCodeLabel();
  const codes: readonly string[] = CODES[field];
  const [isOwn, setOwn] = useState(value !== "" && !codes.includes(value));
  const label = t(($) => $.field[field]);
  return (
    <div>
      <Select
        label={label}
        size="lg"
        value={isOwn ? "own" : value}
        onChange={(next) => {
          setOwn(next === "own");
          onChange(next === "own" ? "" : next);
        }}
        options={[
          { value: "", label: t(($) => $.review.notSaid) },
          ...codes.map((code) => ({ value: code, label: codeLabel(field, code) })),
          { value: "own", label: t(($) => $.review.ownWords) },
        ]}
      />
      {isOwn && (
        <TextField
          className="mt-2"
          size="lg"
          label={t(($) => $.review.inOwnWords, { field: label })}
          hideLabel
          value={value}
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
