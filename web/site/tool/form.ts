/** Typed words and choices by the names of their fields; a checkbox is "on" or missing. */
export type Values = Readonly<Record<string, string>>;

export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]));

/** Puts values into the fields of a form; fields without a value are emptied. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox"))
      field.checked = values[field.name] === (field.type === "radio" ? field.value : "on");
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
      field.value = values[field.name] ?? "";
  }
}

export const isEqual = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? "") === (b[name] ?? ""));
