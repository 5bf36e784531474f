import {
  BULK_LINK_MAX_CVS,
  BULK_LINK_MAX_DAYS,
  FILE_MAX_BYTES,
  FILE_MAX_PAGES,
  MAIL_MAX_FILES,
} from "@candor/core/kernel/limits";
import { ChevronRight } from "lucide-react";
import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { HelpSection } from "./HelpSection.tsx";

const QUESTIONS = [
  "formats",
  "scans",
  "noScore",
  "wrong",
  "hidden",
  "weights",
  "who",
  "mailbox",
  "links",
  "paying",
  "deleting",
] as const;

/** Frequent questions; each has an address of its own. */
export function Questions() {
  const { t } = useTranslation("help");
  const formats = useFormats();
  const numbers = {
    megabytes: formats.number(FILE_MAX_BYTES / 1024 / 1024),
    pages: formats.number(FILE_MAX_PAGES),
    files: formats.number(MAIL_MAX_FILES),
    cvs: formats.number(BULK_LINK_MAX_CVS),
    days: formats.number(BULK_LINK_MAX_DAYS),
  };
  return (
    <HelpSection id="questions" title={t(($) => $.questions.title)}>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {QUESTIONS.map((key) => (
          <details key={key} id={key} className="group scroll-mt-6">
            <summary className="flex cursor-pointer list-none items-center gap-2 rounded-chip py-3 text-body font-medium hover:text-accent-ink [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 stroke-[1.75] text-ink-3 transition-transform duration-120 group-open:rotate-90"
              />
              {t(($) => $.questions[key].q)}
            </summary>
            <p className="pr-2 pb-4 pl-6 text-body text-pretty text-ink-2">{t(($) => $.questions[key].a, numbers)}</p>
          </details>
        ))}
      </div>
    </HelpSection>
  );
}
