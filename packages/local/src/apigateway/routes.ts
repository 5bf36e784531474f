/** Finds the route of an HTTP API for a request: the most specific one wins. */

export interface Match<T> {
  readonly route: T;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Pattern<T> {
  readonly route: T;
  /** Undefined for ANY. */
  readonly method: string | undefined;
  readonly segments: readonly string[];
  readonly isDefault: boolean;
}

export class Routes<T extends { readonly routeKey: string }> {
  readonly #patterns: readonly Pattern<T>[];

  constructor(routes: readonly T[]) {
    this.#patterns = routes.map(patternOf).toSorted((one, other) => compare(rank(other), rank(one)));
  }

  /** @throws URIError for a path that is not validly percent-encoded */
  find(method: string, path: string): Match<T> | undefined {
    const segments = path.split("/").slice(1).map(decodeURIComponent);
    for (const pattern of this.#patterns) {
      if (pattern.method !== undefined && pattern.method !== method) continue;
      const pathParameters = pattern.isDefault ? {} : capture(pattern.segments, segments);
      if (pathParameters) return { route: pattern.route, pathParameters };
    }
    return undefined;
  }
}

function patternOf<T extends { readonly routeKey: string }>(route: T): Pattern<T> {
  if (route.routeKey === "$default") return { route, method: undefined, segments: [], isDefault: true };
  const [method = "", path = ""] = route.routeKey.split(" ");
  return { route, method: method === "ANY" ? undefined : method, segments: path.split("/").slice(1), isDefault: false };
}

/** Order of routes: words before parameters, parameters before greedy ones, a method before ANY, $default last. */
function rank<T>({ method, segments, isDefault }: Pattern<T>): number[] {
  if (isDefault) return [-1];
  return [...segments.map((segment) => (isGreedy(segment) ? 0 : isParameter(segment) ? 1 : 2)), method === undefined ? 0 : 1];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? -1) - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function capture(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined || segment === "") return undefined;
    if (isGreedy(part)) return { ...found, [part.slice(1, -2)]: segments.slice(index).join("/") };
    if (isParameter(part)) found[part.slice(1, -1)] = segment;
    else if (part !== segment) return undefined;
  }
  return pattern.length === segments.length ? found : undefined;
}

const isParameter = (segment: string) => segment.startsWith("{") && segment.endsWith("}");
const isGreedy = (segment: string) => segment.startsWith("{") && segment.endsWith("+}");
