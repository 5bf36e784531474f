import { type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";

/** A candidate's protected facts. They may not be read in the source of a page until the recruiter asks for them. */
const VEILED = "protected";

/** The answers of a drawn page as the text of an inert element. "<" would let a value end the element early. */
export function answersInPage(answers: DehydratedState): string {
  const veiled = (key: string, value: unknown): unknown =>
    key === VEILED && typeof value === "object" ? btoa(encodeURIComponent(JSON.stringify(value))) : value;
  return JSON.stringify(answers, veiled)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/**
 * Takes over the answers with which the page was drawn. They are as old as the page, whatever the clocks of server and browser say. False if
 * the page was not drawn.
 */
export function takeAnswers(queryClient: QueryClient): boolean {
  const element = document.getElementById("answers");
  if (!element) return false;
  const unveiled = (key: string, value: unknown): unknown =>
    key === VEILED && typeof value === "string" ? (JSON.parse(decodeURIComponent(atob(value))) as unknown) : value;
  const state = JSON.parse(element.textContent, unveiled) as DehydratedState;
  element.remove();
  const dataUpdatedAt = Date.now();
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...state, queries });
  return true;
}
