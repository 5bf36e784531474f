import { LETTER_MAX_CHARACTERS, LETTER_SUBJECT_MAX_CHARACTERS, LOCALES } from "@candor/core/kernel/limits";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/bits.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FieldError, TextArea, TextField } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { DraftState } from "./useDraft.ts";

interface DraftFieldsProps {
  state: DraftState;
  /** Beside the language. */
  aside?: ReactNode;
  /** Beneath the text. */
  help?: string;
}

/** Language, subject and text of a letter; the text can be kept as the account's own template. */
export function DraftFields({ state, aside, help }: DraftFieldsProps) {
  const { t } = useTranslation("decisions");
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  const { draft } = state;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Select
          label={t(($) => $.draft.language)}
          value={state.locale}
          onChange={state.setLocale}
          options={LOCALES.map((locale) => ({ value: locale, label: names.of(locale) ?? locale }))}
          className="w-44"
        />
        {aside}
      </div>
      {draft ? (
        <>
          <TextField
            label={t(($) => $.draft.subject)}
            maxLength={LETTER_SUBJECT_MAX_CHARACTERS}
            value={draft.subject}
            onChange={(event) => state.edit({ subject: event.target.value })}
          />
          <TextArea
            label={t(($) => $.draft.text)}
            {...(help && { help })}
            className="[&_textarea]:max-h-56 [&_textarea]:font-serif"
            maxLength={LETTER_MAX_CHARACTERS}
            rows={8}
            value={draft.text}
            onChange={(event) => state.edit({ text: event.target.value })}
          />
          <div className="flex flex-wrap items-center gap-2">
            {state.isEdited && (
              <Button size="sm" busy={state.isKeeping && t(($) => $.draft.keeping)} onClick={state.keep}>
                {t(($) => $.draft.keep)}
              </Button>
            )}
            {state.isOwn && !state.isEdited && <p className="text-caption text-ink-2">{t(($) => $.draft.isOwn)}</p>}
            {state.isOwn && (
              <Button size="sm" variant="quiet" busy={state.isKeeping && t(($) => $.draft.keeping)} onClick={state.restore}>
                {t(($) => $.draft.restore)}
              </Button>
            )}
          </div>
          <div role="alert">{state.hasFailed && <FieldError>{t(($) => $.draft.failed)}</FieldError>}</div>
        </>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
