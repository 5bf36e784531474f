import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ApiError } from "../api/client.ts";
import { usePaths } from "../paths.ts";

/** Refusals that a larger plan or a coupon would lift. */
const isOfPlan = (code: string): boolean => code === "job.credits" || code === "cv.limit" || code.startsWith("subscription.");

/** A link to the plans after a refusal that comes from the account's plan; nothing after others. */
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
