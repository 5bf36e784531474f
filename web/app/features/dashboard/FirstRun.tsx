import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "../../../ui/Link.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePaths } from "../../paths.ts";
import { SampleScore } from "../../recruiting/SampleScore.tsx";

/** First steps of a new account, beside a sample score. */
export function FirstRun() {
  const { t } = useTranslation("dashboard");
  const paths = usePaths();
  return (
    <section aria-labelledby="first-run">
      <h2 id="first-run" className="text-[1.5rem] leading-8 font-semibold tracking-[-0.012em]">
        {t(($) => $.first.title)}
      </h2>
      <p className="mt-1 text-body text-ink-2">{t(($) => $.first.lead)}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <ol className="divide-y divide-line rounded-card border border-line">
          <Step number={1} isNext title={t(($) => $.first.job.title)} body={t(($) => $.first.job.body)}>
            <LinkButton variant="primary" to={paths.newJob()}>
              {t(($) => $.first.job.action)}
            </LinkButton>
          </Step>
          <Step number={2} title={t(($) => $.first.cvs.title)} body={t(($) => $.first.cvs.body)} />
          <Step number={3} title={t(($) => $.first.check.title)} body={t(($) => $.first.check.body)} />
        </ol>
        <section aria-labelledby="first-example" className="rounded-card border border-line p-5">
          <h3 id="first-example" className="mb-3 text-control font-semibold">
            {t(($) => $.first.example)}
          </h3>
          <SampleScore />
        </section>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  body: string;
  isNext?: boolean;
  children?: ReactNode;
}

function Step({ number, title, body, isNext, children }: StepProps) {
  return (
    <li className="flex items-start gap-4 p-5 phone:flex-wrap phone:p-4">
      <span
        aria-hidden
        className={clsx(
          "grid size-6 shrink-0 place-items-center rounded-chip text-control font-semibold tabular-nums",
          isNext ? "bg-accent text-on-accent" : "border border-line-strong text-ink-2",
        )}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 phone:min-w-[60%]">
        <h3 className="text-section font-semibold">{title}</h3>
        <p className="mt-1 max-w-lg text-control text-ink-2">{body}</p>
      </div>
      {children && <div className="shrink-0 phone:basis-full phone:pl-10">{children}</div>}
    </li>
  );
}

/** Three answers about how scores are made. */
export function GoodToKnow() {
  const { t } = useTranslation("dashboard");
  const paths = usePaths();
  const item = (to: string, title: string, body: string) => (
    <li>
      <Link className="link text-control" to={to}>
        {title}
      </Link>
      <p className="mt-1 text-control text-ink-2">{body}</p>
    </li>
  );
  return (
    <section aria-labelledby="good-to-know" className="border-t border-line pt-6">
      <h2 id="good-to-know" className="text-control font-semibold">
        {t(($) => $.know.title)}
      </h2>
      <ul className="mt-4 grid gap-6 sm:grid-cols-3">
        {item(
          paths.help("scores"),
          t(($) => $.know.score),
          t(($) => $.know.scoreBody),
        )}
        {item(
          paths.help("never"),
          t(($) => $.know.never),
          t(($) => $.know.neverBody),
        )}
        {item(
          paths.help("scans"),
          t(($) => $.know.unread),
          t(($) => $.know.unreadBody),
        )}
      </ul>
    </section>
  );
}
