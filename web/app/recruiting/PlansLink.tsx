import { Link } from "../../ui/Link.tsx";
import { ApiError } from "../api/client.ts";
import { useFormats } from "../i18n/format.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePaths } from "../paths.ts";
import { useSession } from "../session/session.ts";

/** The allowance of the plan that a refusal is about. */
const ALLOWANCE: Readonly<Record<string, "jobPosts" | "cvs">> = { "job.credits": "jobPosts", "cv.limit": "cvs" };

/** Refusals that a larger plan or a coupon would lift. */
const OF_PLAN: ReadonlySet<string> = new Set([...Object.keys(ALLOWANCE), "subscription.cancelled", "subscription.expired"]);

/** Refusals that a payment or a word with us would lift. */
const OF_PAYMENT: ReadonlySet<string> = new Set(["subscription.paused", "subscription.pastDue", "subscription.unpaid"]);

interface PlansLinkProps {
  after: unknown;
  /** Beside many alike: the link alone, without the numbers. */
  brief?: boolean;
}

/** The numbers of the plan and a link that helps, after a refusal that comes from the account's plan; nothing after others. */
export function PlansLink({ after, brief }: PlansLinkProps) {
  const { t } = useTranslation("common");
  const paths = usePaths();
  const code = after instanceof ApiError ? after.code : after;
  if (typeof code !== "string" || !(OF_PLAN.has(code) || OF_PAYMENT.has(code))) return null;
  const isOfPlan = OF_PLAN.has(code);
  return (
    <>
      {!brief && <Numbers code={code} />}{" "}
      <Link className="link whitespace-nowrap" to={isOfPlan ? paths.pricing() : paths.subscription()}>
        {isOfPlan ? t(($) => $.plan.see) : t(($) => $.plan.toSubscription)}
      </Link>
    </>
  );
}

/** How much of an allowance is used, and when it starts anew. */
function Numbers({ code }: { code: string }) {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const { plan } = useSession().account;
  const what = ALLOWANCE[code];
  if (!what) return null;
  const { used, allowed } = plan[what];
  if (allowed === null) return null;
  const numbers = { used: formats.number(used), allowed: formats.number(allowed) };
  return (
    <>
      {" "}
      {what === "jobPosts" ? t(($) => $.plan.jobPostsUsed, numbers) : t(($) => $.plan.cvsUsed, numbers)}
      {plan.resetsAt && <> {t(($) => $.plan.resets, { date: formats.longDate(plan.resetsAt) })}</>}
    </>
  );
}
