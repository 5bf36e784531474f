import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePlanName } from "../../recruiting/plan-name.ts";
import { nameOf } from "../../session/providers.tsx";
import type { Action } from "./queries.ts";

/** The name of a browser on its system. */
export function useDevice(): (device: { readonly browser: string | null; readonly system: string | null }) => string {
  const { t } = useTranslation("account");
  return ({ browser, system }) =>
    browser && system ? t(($) => $.sessions.device, { browser, system }) : (browser ?? system ?? t(($) => $.sessions.unknown));
}

/** Says what was done, without the things that it was done with. */
export function useDeed(): (action: Action) => string {
  const { t } = useTranslation(["account", "recruiting"]);
  const formats = useFormats();
  const planName = usePlanName();
  return ({ kind, way, count, stage, format, plan, state }) => {
    const several = { count: count ?? 0, number: formats.number(count ?? 0) };
    const provider = { provider: nameOf(way) };
    const said: Readonly<Record<Action["kind"], () => string>> = {
      "session.opened": () => t(($) => $.record.did.loggedIn[way ?? "link"]),
      "session.closed": () => t(($) => $.record.did.loggedOut),
      "session.ended": () => t(($) => $.record.did.otherLoggedOut),
      "sessions.ended": () => t(($) => $.record.did.everywhere),
      "way.added": () => t(($) => $.record.did.wayAdded, provider),
      "way.removed": () => t(($) => $.record.did.wayRemoved, provider),
      "extension.connected": () => t(($) => $.record.did.extensionConnected),
      "extension.disconnected": () => t(($) => $.record.did.extensionDisconnected),
      "job.created": () => t(($) => $.record.did.jobCreated),
      "job.opened": () => t(($) => $.record.did.jobOpened),
      "job.held": () => t(($) => $.record.did.jobHeld),
      "job.closed": () => t(($) => $.record.did.jobClosed),
      "job.published": () => t(($) => $.record.did.jobPublished),
      "job.withdrawn": () => t(($) => $.record.did.jobWithdrawn),
      "job.deleted": () => t(($) => $.record.did.jobDeleted),
      "link.made": () => t(($) => $.record.did.linkMade),
      "link.revoked": () => t(($) => $.record.did.linkRevoked),
      "cv.opened": () => t(($) => $.record.did.cvOpened),
      "cv.downloaded": () => t(($) => $.record.did.cvDownloaded),
      "cv.erased": () => t(($) => $.record.did.cvErased),
      "candidates.moved": () =>
        t(($) => $.record.did.moved, {
          ...several,
          stage: t(($) => $.stage[stage ?? "screening"], { ns: "recruiting" }),
        }),
      "candidates.removed": () => t(($) => $.record.did.removed, several),
      "candidates.exported": () => t(($) => $.record.did.exported, { ...several, format: (format ?? "csv").toUpperCase() }),
      "plan.changed": () =>
        t(($) => $.record.did.plan[state ?? "active"], { plan: plan ? planName({ name: plan, state: "active" }) : "" }),
      "coupon.redeemed": () => t(($) => $.record.did.coupon),
      "account.exported": () => t(($) => $.record.did.accountExported),
      "export.downloaded": () => t(($) => $.record.did.exportDownloaded, { number: several.number }),
    };
    return said[kind]();
  };
}
