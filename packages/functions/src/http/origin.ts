import { Failure } from "@candor/core/kernel/failure";

/**
 * Refuses a call that changes something and was sent by another site: browsers name the origin of a request in Sec-Fetch-Site, and
 * every client can name it in Origin.
 */
export function assertSameOrigin(method: string, headers: Readonly<Record<string, string | undefined>>): void {
  if (method === "GET" || method === "HEAD") return;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw new Failure("origin.refused", site);
  const origin = headers["origin"];
  if (origin !== undefined ? origin !== process.env["SITE_URL"] : site === undefined) throw new Failure("origin.refused", origin);
}
