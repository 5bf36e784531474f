import type * as z from "zod";
import type { Books } from "../resources/books.ts";
import { invalid, missing } from "../store/problem.ts";
import type { Value } from "./form.ts";
import { read } from "./params.ts";

/** A call of the API. */
export interface Route {
  readonly method: string;
  /** The parts of its path; one that begins with a colon is an id. */
  readonly path: readonly string[];
  answer(books: Books, ids: readonly string[], form: Record<string, Value>): object;
}

/** `route("GET /v1/customers/:id", …)` */
export function route<T extends z.ZodType>(
  call: string,
  schema: T,
  answer: (books: Books, params: z.infer<T>, id: string) => object,
): Route {
  const [method = "", path = ""] = call.split(" ");
  return {
    method,
    path: path.split("/"),
    answer: (books, ids, form) => answer(books, read(schema, form), ids[0] ?? ""),
  };
}

interface Pages {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** A page of a list that is sorted newest first. */
export function pageOf<T extends { readonly id: string }>(
  url: string,
  items: readonly T[],
  { limit = 10, starting_after: after, ending_before: before }: Pages,
): object {
  if (after && before) throw invalid("Received both starting_after and ending_before parameters. Please pass in only one.");
  const at = (id: string, param: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index < 0) throw missing("object", id, param);
    return index;
  };
  if (before) {
    const end = at(before, "ending_before");
    return { object: "list", url, has_more: end > limit, data: items.slice(Math.max(0, end - limit), end) };
  }
  const start = after ? at(after, "starting_after") + 1 : 0;
  return { object: "list", url, has_more: items.length > start + limit, data: items.slice(start, start + limit) };
}
