import type { ReactNode } from "react";
import { rich } from "../../../i18n/rich.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MarginNumber } from "../../../recruiting/pills.tsx";
import type { Source } from "./source.ts";

const FIRST = { description: "read", link: "fetch", brief: "write" } as const;

/** The next steps, and what is left out of the text. */
export function NextSteps({ from }: { from: Source }) {
  const { t } = useTranslation("newJob");
  const bold = (words: string): ReactNode => <strong className="font-medium text-ink">{words}</strong>;
  return (
    <aside aria-label={t(($) => $.next.title)} className="text-control text-ink-2">
      <h2 className="font-semibold text-ink">{t(($) => $.next.title)}</h2>
      <ol className="mt-2.5 space-y-3">
        {([FIRST[from], "check", "nothing"] as const).map((step, index) => (
          <li key={step} className="flex gap-3">
            <MarginNumber number={index + 1} />
            <span>
              {rich(
                t(($) => $.next[step]),
                { b: bold },
              )}
            </span>
          </li>
        ))}
      </ol>
      <h2 className="mt-5 border-t border-line pt-5 font-semibold text-ink">{t(($) => $.notAllowed.title)}</h2>
      <p className="mt-1.5">{t(($) => $.notAllowed.body)}</p>
    </aside>
  );
}
