import type en from "../../words/en/jobs.json";

/** The words of the form, which the page passes on as props. */
export type ApplyWords = Pick<typeof en, "apply" | "missing" | "flaw" | "arrived" | "others" | "privacy"> &
  Readonly<Record<"closed" | "onHold", { readonly title: string; readonly body: string }>>;
