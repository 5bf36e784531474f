import type { MouseEvent } from "react";
import { TERMS_VERSION } from "@candor/core/account/terms.info";
import { config } from "../../config.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { rememberVisit } from "../../session/tabs.ts";
import { wantedPath } from "../../session/wanted.ts";
import { MARKS, PROVIDERS, type ProviderName } from "../../session/providers.tsx";

/** Ground, edge and words of the buttons, as each provider asks for them, in light and in dark. */
const COLORS: Record<ProviderName, string> = {
  google: "border-[#747775] bg-[#ffffff] text-[#1f1f1f] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3]",
  azure: "border-[#8c8c8c] bg-[#ffffff] text-[#5e5e5e] dark:border-[#8c8c8c] dark:bg-[#2f2f2f] dark:text-[#ffffff]",
};

interface ProviderButtonsProps {
  intent: "login" | "register";
  agreed: boolean;
  /** Called with a press without consent. */
  onMissingTerms: () => void;
}

/** Links to the providers of this stage. A link and not a form, whose policy would cover the redirects that follow. */
export function ProviderButtons({ intent, agreed, onMissingTerms }: ProviderButtonsProps) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const hrefOf = (provider: ProviderName) => {
    const returnTo = wantedPath();
    const query = { intent, acceptTerms: String(agreed), termsVersion: TERMS_VERSION, locale, ...(returnTo && { returnTo }) };
    return `${config.apiUrl ?? ""}/api/auth/${provider}?${new URLSearchParams(query).toString()}`;
  };
  const press = (event: MouseEvent) => {
    if (agreed) return rememberVisit();
    event.preventDefault();
    onMissingTerms();
  };
  return (
    <>
      <div className="mt-6 grid gap-2">
        {PROVIDERS.map((provider) => (
          <a
            key={provider}
            href={hrefOf(provider)}
            onClick={press}
            className={`inline-flex h-10 items-center justify-center gap-2.5 rounded-control border px-3 text-body font-medium tint select-none hover:brightness-96 active:opacity-85 phone:h-11 dark:hover:brightness-125 [&_svg]:size-4.5 [&_svg]:shrink-0 ${COLORS[provider]}`}
          >
            {MARKS[provider]}
            {t(($) => $.providers[provider])}
          </a>
        ))}
      </div>
      <p className="mt-6 flex items-center gap-3 text-caption text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t(($) => $.providers.or)}
      </p>
    </>
  );
}
