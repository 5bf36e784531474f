import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CONNECTIONS_PER_ACCOUNT } from "@candor/core/kernel/limits";
import { afterEach, expect, test, vi } from "vitest";
import { aCv } from "../support/pdf.ts";
import { aRecruiter, asOperator, asRecruiter, asRecruiterInDetail, aVisitor, faults, url } from "../support/product.ts";
import { Recruiter } from "../support/recruiter.ts";
import { addressFor, openSocket, type PageSocket, refusalOf } from "../support/socket.ts";
import { STATE_MS } from "../support/patience.ts";

const open: PageSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** Opens the socket of a recruiter's page. */
async function pageOf(recruiter: Recruiter): Promise<PageSocket> {
  const socket = await openSocket(await addressFor(recruiter));
  open.push(socket);
  return socket;
}

/** The messages of a socket, once none is on its way to it any more. */
async function heardBy(socket: PageSocket): Promise<readonly unknown[]> {
  const before = socket.heard.length;
  socket.say('{"type":"ping"}');
  await vi.waitFor(() => expect(socket.heard.slice(before)).toContainEqual({ type: "pong" }), { timeout: STATE_MS });
  return socket.heard.filter((message) => (message as { type: string }).type !== "pong");
}

/** Loads the product's modules with the environment of the shared cloud's operator. */
async function core() {
  asOperator();
  const [{ Actor }, { Realtime }, entities] = await Promise.all([
    import("@candor/core/kernel/actor"),
    import("@candor/core/kernel/realtime/realtime"),
    import("@candor/core/kernel/realtime/realtime.entity"),
  ]);
  return { Actor, Realtime, ...entities };
}

const accountOf = async (recruiter: Recruiter) => (await recruiter.ok("GET /api/auth/session")).account.id;

asRecruiter(
  "an open page is notified when a CV of its account has settled; a page of another account is not",
  async (recruiter) => {
    const stranger = await aRecruiter();
    const [mine, other, theirs] = [await pageOf(recruiter), await pageOf(recruiter), await pageOf(stranger)];
    const job = await recruiter.openJob();
    await recruiter.upload(job.id, await aCv());

    const hint = { type: "hint", about: "uploads", jobId: job.id };
    for (const page of [mine, other]) await vi.waitFor(() => expect(page.heard).toContainEqual(hint), { timeout: STATE_MS });
    expect(await heardBy(theirs)).toEqual([]);
  },
);

asRecruiter("a ticket opens one socket", async (recruiter) => {
  const address = await addressFor(recruiter);
  expect(address).toMatch(/^ws:\/\/localhost:\d+\/realtime\?ticket=[\w-]{43}$/);
  open.push(await openSocket(address));
  expect(await refusalOf(address)).toMatchObject({ status: 403 });
});

asRecruiter("of three concurrent connections with one ticket one is accepted", async (recruiter) => {
  const address = await addressFor(recruiter);
  const comers = await Promise.allSettled([1, 2, 3].map(async () => open.push(await openSocket(address))));
  expect(comers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

asRecruiter("forged, missing, spent and old tickets are refused alike", async (recruiter) => {
  const [at] = (await addressFor(recruiter)).split("?");
  const [spent, old] = [await addressFor(recruiter), await addressFor(recruiter)];
  open.push(await openSocket(spent));
  const { TicketEntity } = await core();
  const ticketHash = createHash("sha256").update(old.split("ticket=")[1]!).digest("hex");
  await TicketEntity.patch({ ticketHash })
    .set({ endsAt: new Date(Date.now() - 1).toISOString() })
    .go();

  const forged = [randomBytes(32).toString("base64url"), "", "x".repeat(4000), "%00", "a&ticket=b"];
  const refusals = [await refusalOf(at!), await refusalOf(spent), await refusalOf(old)];
  for (const ticket of forged) refusals.push(await refusalOf(`${at}?ticket=${ticket}`));
  for (const refusal of refusals) expect(refusal).toEqual({ status: 403, body: refusals[0]!.body });
});

asRecruiter("a page of another site is refused with any ticket", async (recruiter) => {
  for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }, {} as Record<string, string>])
    expect(await refusalOf(await addressFor(recruiter), headers)).toMatchObject({ status: 403 });
});

test("neither a visitor nor a page of another site gets a ticket", async () => {
  expect(await aVisitor().call("POST /api/realtime/tickets")).toMatchObject({ status: 401, body: { code: "session.missing" } });
  const recruiter = await aRecruiter();
  const headers = { origin: "https://evil.example" };
  expect(await recruiter.call("POST /api/realtime/tickets", { headers })).toMatchObject({ status: 403 });
});

asRecruiter("only heartbeats are answered", async (recruiter) => {
  const page = await pageOf(recruiter);
  const padded = JSON.stringify({ type: "ping", padding: "x".repeat(1000) });
  for (const noise of ["", "no JSON", "null", "[]", '{"type":"hint","about":"jobs"}', '{"type":"$connect"}', padded])
    page.say(noise);
  expect(await heardBy(page)).toEqual([]);
  expect(page.heard).toEqual([{ type: "pong" }]);
});

asRecruiter("signing out ends the sockets of that session alone", async (recruiter) => {
  const elsewhere = new Recruiter(url());
  await elsewhere.register(recruiter.email);
  const [here, there] = [await pageOf(recruiter), await pageOf(elsewhere)];
  const unused = await addressFor(recruiter);

  await recruiter.ok("DELETE /api/auth/session");
  expect(await here.ended).toBe(1000);
  expect(await refusalOf(unused)).toMatchObject({ status: 403 });

  const job = await elsewhere.openJob();
  await elsewhere.upload(job.id, await aCv());
  await vi.waitFor(() => expect(there.heard).toContainEqual({ type: "hint", about: "uploads", jobId: job.id }), {
    timeout: STATE_MS,
  });
});

asRecruiter("a connection that ended without notice is deleted with the next notification", async (recruiter) => {
  const { Actor, Realtime, ConnectionEntity } = await core();
  const accountId = await accountOf(recruiter);
  const page = await pageOf(recruiter);
  const gone = { connectionId: "AAAAAAAAAAAAAAA=", accountId, userId: "usr_x", sessionId: "ses_x" };
  const createdAt = new Date(Date.now() - 120_000).toISOString();
  await ConnectionEntity.put({ ...gone, createdAt, expiresAt: Math.floor(Date.now() / 1000) + 60 }).go();
  expect((await ConnectionEntity.query.ofAccount({ accountId }).go()).data).toHaveLength(2);

  await Actor.enter({ type: "system", accountId }, () => Realtime.notify({ about: "jobs" }));
  expect(await page.next()).toEqual({ type: "hint", about: "jobs" });
  expect((await ConnectionEntity.query.ofAccount({ accountId }).go()).data).toHaveLength(1);
});

asRecruiterInDetail("a page that is notified while its socket opens is notified from then on", async (recruiter) => {
  const { Actor, Realtime, ConnectionEntity } = await core();
  const accountId = await accountOf(recruiter);
  const slow = await faults().add({
    service: "dynamodb",
    operation: "Query",
    caller: "realtime-connect",
    about: accountId,
    does: { kind: "delay", ms: 1000 },
  });
  const notify = () => Actor.enter({ type: "system", accountId }, () => Realtime.notify({ about: "jobs" }));
  const opening = pageOf(recruiter);
  await expect
    .poll(async () => (await ConnectionEntity.query.ofAccount({ accountId }).go()).data.length, { timeout: STATE_MS })
    .toBe(1);
  // API Gateway does not know the connection yet, and answers 410 as for one that has ended.
  await notify();
  const page = await opening;
  await slow.end();
  await notify();
  expect(await heardBy(page)).toEqual([{ type: "hint", about: "jobs" }]);
});

asRecruiter("the connection of a closed socket is deleted", async (recruiter) => {
  const { ConnectionEntity } = await core();
  const accountId = await accountOf(recruiter);
  const page = await pageOf(recruiter);
  page.close();
  await vi.waitFor(async () => expect((await ConnectionEntity.query.ofAccount({ accountId }).go()).data).toEqual([]), {
    timeout: STATE_MS,
  });
});

asRecruiterInDetail("when an account has too many sockets, the oldest is closed", async (recruiter) => {
  const pages: PageSocket[] = [];
  for (let count = 0; count < CONNECTIONS_PER_ACCOUNT; count++) pages.push(await pageOf(recruiter));
  const last = await pageOf(recruiter);
  expect(await pages[0]!.ended).toBe(1000);
  for (const page of [pages[1]!, last]) expect(await heardBy(page)).toEqual([]);
});

asRecruiterInDetail("a notification does not wait for sockets that do not read, and never fails", async (recruiter) => {
  vi.resetModules();
  const { Actor, Realtime, ConnectionEntity } = await core();
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  vi.stubEnv("REALTIME_ENDPOINT", `http://127.0.0.1:${(silent.address() as AddressInfo).port}/realtime`);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const accountId = await accountOf(recruiter);
  const item = { connectionId: "BBBBBBBBBBBBBBB=", accountId, userId: "usr_x", sessionId: "ses_x" };
  await ConnectionEntity.put({ ...item, expiresAt: Math.floor(Date.now() / 1000) + 60 }).go();

  // The call returns although the sockets never answer.
  await Actor.enter({ type: "system", accountId }, () => Realtime.notify({ about: "jobs" }));
  expect(warned).toHaveBeenCalledOnce();

  vi.stubEnv("REALTIME_ENDPOINT", "");
  await Actor.enter({ type: "system", accountId }, () => Realtime.notify({ about: "jobs" }));
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  vi.unstubAllEnvs();
  silent.closeAllConnections();
  silent.close();
});
