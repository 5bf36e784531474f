import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ApiError } from "../api/client.ts";
import { usePaths } from "../paths.ts";

/** Codes of what a larger plan, or a coupon, would allow. */
const isOfPlan = (code: string): boolean => code === "job.credits" || code === "cv.limit" || code.startsWith("subscription.");

/** The way to the plans, behind a refusal that comes from the account's plan; nothing behind any other. */
export function PlansLink({ after }: { after: unknown }) {
  const { t } = useTranslation("common");
  const paths = usePaths();
  const code = after instanceof ApiError ? after.code : after;
  if (typeof code !== "string" || !isOfPlan(code)) return null;
  return (
    <>
      {" "}
      <Link className="link whitespace-nowrap" to={paths.pricing()}>
        {t(($) => $.plan.see)}
      </Link>
    </>
  );
}
