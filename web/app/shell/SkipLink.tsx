import { useTranslation } from "../i18n/useTranslation.ts";

/** For the keyboard: leads past the frame to the page. */
export function SkipLink() {
  const { t } = useTranslation("common");
  return (
    <a
      href="#main"
      className="sr-only z-(--z-tooltip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-medium focus:text-on-accent"
    >
      {t(($) => $.skip)}
    </a>
  );
}
