import { Highlighter, Upload } from "lucide-react";
import { Button } from "../../../../ui/Button.tsx";
import { LinkButton } from "../../../../ui/LinkButton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePaths } from "../../../paths.ts";

/** The main actions of a job with candidates, in reach of the thumb. It gives way to the actions on chosen candidates. */
export function PhoneBar({ jobId, onUpload }: { jobId: string; onUpload: () => void }) {
  const { t } = useTranslation("uploads");
  const { t: tj } = useTranslation("jobs");
  const paths = usePaths();
  return (
    <div className="fixed inset-x-0 bottom-0 z-(--z-bar) flex gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] in-[body:has([data-selection])]:hidden sm:hidden">
      <LinkButton
        size="lg"
        className="shrink-0"
        icon={<Highlighter aria-hidden />}
        to={paths.job(jobId, "criteria")}
        replace
        preventScrollReset
      >
        {tj(($) => $.tab.criteria)}
      </LinkButton>
      <Button
        variant="primary"
        size="lg"
        className="min-w-0 flex-1 whitespace-nowrap"
        icon={<Upload aria-hidden />}
        onClick={onUpload}
      >
        {t(($) => $.title)}
      </Button>
    </div>
  );
}
