import { sentenceOf } from "@candor/contract";
import { ExtensionToken } from "@candor/core/account/extension/token";
import { Session } from "@candor/core/account/session/session";
import { SentCv } from "@candor/core/channels/extension/sent-cv";
import { pathIn } from "../federation/refused.ts";
import { routes } from "../http/endpoint.ts";

export const handler = routes({
  "POST /api/extension/codes": ({ body }) => ExtensionToken.issueCode(body),
  "GET /api/extension/tokens": () => ExtensionToken.list(),
  "DELETE /api/extension/tokens": () => ExtensionToken.revokeMine(),
  "DELETE /api/extension/tokens/{tokenId}": ({ path }) => ExtensionToken.revoke(path),

  "POST /api/extension/tokens": ({ body }) =>
    ExtensionToken.exchange(body, async (sessionId) => (await Session.find(sessionId)) !== undefined),
  "DELETE /api/extension/tokens/current": (_, { connection }) => ExtensionToken.disconnect(connection()),
  "GET /api/extension/jobs": async (_, { connection }) => ({ email: connection().email, jobs: await SentCv.openJobs() }),
  "POST /api/extension/uploads": async ({ body }, { connection, locale, idempotencyKey }) => {
    const { cvId, ...post } = await SentCv.begin(body, { connection: connection(), locale, idempotencyKey });
    return { cvId, post };
  },
  "GET /api/extension/uploads/{cvId}": async ({ path: { cvId }, query: { jobId } }, { locale }) => {
    const { code, candidate, ...outcome } = await SentCv.told({ jobId, cvId });
    return {
      ...outcome,
      sentence: code && sentenceOf(code, locale),
      url: candidate && pathIn(locale, `/dashboard/jobs/${jobId}/${candidate}`),
    };
  },
});
