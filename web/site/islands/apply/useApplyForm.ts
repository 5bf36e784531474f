import { type FormEvent, useEffect, useRef, useState } from "react";
import { flawOf } from "../../../ui/files/check-file.ts";
import { fill } from "../../words.ts";
import { type Answers, type Field, FIELDS, missingIn } from "./answers.ts";
import { fieldErrors } from "./trouble.ts";
import type { Application } from "./useApplication.ts";
import type { ApplyWords } from "./words.ts";

export type Errors = Partial<Record<Field, string>>;

interface ApplyFormOptions {
  answers: Answers;
  onChange: (changes: Partial<Answers>) => void;
  application: Application;
  words: ApplyWords;
}

/** Checks the answers and the file, sends them, and shows refusals at their fields, the first with the focus. */
export function useApplyForm({ answers, onChange, application, words }: ApplyFormOptions) {
  const { phase, trouble, send } = application;
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const cv = useRef<{ focus: () => void }>(null);

  const focus = (field: Field) => {
    if (field === "file") cv.current?.focus();
    else form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  };
  /** Shows the errors and moves the focus to the first. True if there are any. */
  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) focus(first);
    return first !== undefined;
  };
  const change = (field: Field, changes: Partial<Answers>) => {
    const { [field]: _, ...rest } = errors;
    setErrors(rest);
    onChange(changes);
  };
  const choose = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    application.clearTrouble();
    const flaw = files.length > 1 ? "onlyOne" : await flawOf(file);
    if (flaw) setErrors((before) => ({ ...before, file: fill(words.flaw[flaw], { name: file.name }) }));
    else change("file", { file });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase.is === "sending") return;
    const missing = Object.entries(missingIn(answers)).map(([field, key]) => [field, words.missing[key]]);
    const { file } = answers;
    if (showErrors(Object.fromEntries(missing) as Errors) || !file) return;
    // The file may have been moved or changed since it was chosen.
    const flaw = await flawOf(file);
    if (flaw) {
      showErrors({ file: fill(words.flaw[flaw], { name: file.name }) });
      return;
    }
    const refused = await send(answers, file);
    if (refused) showErrors(fieldErrors(refused, words));
  };

  // The CV could not be read: the form is shown again and begins at the problem.
  useEffect(() => {
    if (trouble?.is !== "unread") return;
    onChange({ file: undefined });
    showErrors(fieldErrors(trouble, words));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal that the form is shown again with
  }, [trouble]);

  return { form, cv, errors, change, choose, submit };
}
