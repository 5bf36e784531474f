import { DESCRIPTION_MAX_CHARACTERS } from "@candor/core/kernel/limits";
import { useDeferredValue } from "react";
import { TextArea } from "../../../../ui/Field.tsx";
import { useFormats } from "../../../i18n/format.ts";
import { LANGUAGE_NAMES } from "../../../i18n/locale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { guessLanguage } from "./language.ts";

interface FromTextProps {
  text: string;
  isMissing: boolean;
  onChange: (text: string) => void;
}

/** The field for the advert's text. */
export function FromText({ text, isMissing, onChange }: FromTextProps) {
  const { t } = useTranslation(["jobs", "newJob"]);
  const formats = useFormats();
  const language = guessLanguage(useDeferredValue(text));
  const count = t(($) => $.newJob.characters, { count: text.length, number: formats.number(text.length) });
  return (
    <TextArea
      label={t(($) => $.field.description)}
      aside={text && [count, language && LANGUAGE_NAMES[language]].filter(Boolean).join(", ")}
      placeholder={t(($) => $.newJob.placeholder)}
      rows={11}
      maxLength={DESCRIPTION_MAX_CHARACTERS}
      required
      value={text}
      error={isMissing ? t(($) => $.newJob.missing) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
