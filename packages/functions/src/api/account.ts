import { Account } from "@candor/core/account/account";
import { Coupon } from "@candor/core/account/coupon/coupon";
import { DataExport } from "@candor/core/account/export/export";
import { AuditList } from "@candor/core/dashboard/audit";
import { Dashboard } from "@candor/core/dashboard/dashboard";
import { offers } from "@candor/core/account/plan/plans";
import { Support } from "@candor/core/account/support";
import { Answer, routes } from "../http/endpoint.ts";

export const handler = routes({
  "GET /api/plans": async () => offers(),
  "GET /api/subscription": () => Account.subscription(),
  "POST /api/coupons/validate": ({ body }) => Coupon.validate(body),
  "POST /api/coupons/redeem": ({ body }, { idempotencyKey }) => Coupon.redeem(body, { idempotencyKey }),
  "GET /api/dashboard": () => Dashboard.current(),
  "POST /api/account/export": () => DataExport.request(),
  "GET /api/account/export": () => DataExport.current(),
  "GET /api/account/export/files/{number}": async ({ path }) =>
    new Answer(undefined, { headers: { location: await DataExport.fileUrl(path) } }),
  "GET /api/audit": ({ query }) => AuditList.list(query),
  "POST /api/support": async ({ body }) => {
    await Support.ask(body);
    return undefined;
  },
});
