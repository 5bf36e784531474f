import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { aSignedInPage } from "./browser.ts";
import { STATE_MS } from "./patience.ts";
import type { Recruiter } from "./recruiter.ts";

/** A recruiter's page whose calls are recorded. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Paths of the calls that read jobs, without the tickets of sockets. */
  readonly asked: string[];
}

/** Runs in the page: lists the addresses of sockets that were opened. */
const COUNT_SOCKETS = `
  globalThis.letIn = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("open", () => globalThis.letIn.push(address));
    }
  };`;

/** Addresses of the sockets opened since the page was loaded. */
export const letIn = ({ page }: Opened) => page.evaluate<string[]>("globalThis.letIn");

/** Waits in real time until the page has opened this many sockets. */
export const hasSockets = (opened: Opened, count: number) =>
  vi.waitFor(async () => expect(await letIn(opened)).toHaveLength(count), { timeout: STATE_MS, interval: 100 });

/** Opens a job and records the calls of its page. With `isMoved` the test moves the page's clock, with `isBlocked` its sockets are closed. */
export async function openJob(recruiter: Recruiter, jobId: string, { isBlocked = false, isMoved = true } = {}): Promise<Opened> {
  const { page, complaints } = await aSignedInPage({ recruiter });
  await page.addInitScript(COUNT_SOCKETS);
  if (isBlocked) await page.routeWebSocket(/\/realtime/, (socket) => socket.close());
  if (isMoved) await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === "GET" && path.startsWith("/api/jobs")) asked.push(path);
  });
  await page.goto(`/dashboard/jobs/${jobId}`);
  await page.getByRole("heading", { name: "Senior Frontend Engineer" }).first().waitFor();
  return { page, complaints, asked };
}
