import type { Locale } from "@candor/core/kernel/limits";
import { sitePaths } from "../paths.ts";
import { Column } from "./Column.tsx";
import { commonWords } from "./words.ts";

/** Asks whether visits may be measured. Refusing takes one press, as agreeing does. `islands/consent.client.ts` shows and answers it. */
export function ConsentBar({ locale }: { locale: Locale }) {
  const words = commonWords(locale).consent;
  return (
    <section id="consent" hidden className="consent no-print" aria-label={words.label}>
      <Column className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="max-w-2xl flex-1">
          <p className="font-semibold">{words.title}</p>
          <p className="mt-0.5 text-control text-ink-2">
            {words.body}{" "}
            <a className="link" href={sitePaths(locale).privacy()}>
              {words.more}
            </a>
          </p>
        </div>
        <div className="flex gap-2">
          <button type="button" data-consent="no" className="button button-plain">
            {words.refuse}
          </button>
          <button type="button" data-consent="yes" className="button button-plain">
            {words.agree}
          </button>
        </div>
      </Column>
    </section>
  );
}
