import type { Problem } from "@candor/contract";

/** The outcome of a call: its answer, or the refusal in the page's language. */
export type Outcome<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly problem?: Problem; readonly retryAfterSeconds?: number };

/** Calls the API. `problem` is missing when the server could not be reached or gave no JSON. */
export async function callJson<T>(path: string, { locale, ...init }: RequestInit & { locale: string }): Promise<Outcome<T>> {
  try {
    const headers = { "accept-language": locale, ...(init.body !== undefined && { "content-type": "application/json" }) };
    const answer = await fetch(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    if (answer.ok) return { ok: true, body: body as T };
    const wait = Number(answer.headers.get("retry-after"));
    return { ok: false, problem: body as Problem, ...(wait > 0 && { retryAfterSeconds: wait }) };
  } catch {
    return { ok: false };
  }
}
