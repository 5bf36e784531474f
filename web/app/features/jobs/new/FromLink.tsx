import { Link2 } from "lucide-react";
import { TextField } from "../../../../ui/Field.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PLATFORM_NAMES } from "./source.ts";

interface FromLinkProps {
  url: string;
  isMissing: boolean;
  /** The server's sentence if the link could not be read. */
  refusal: string | undefined;
  onChange: (url: string) => void;
}

/** The field for the link of a published advert. */
export function FromLink({ url, isMissing, refusal, onChange }: FromLinkProps) {
  const { t } = useTranslation("newJob");
  const locale = useLocale();
  const platforms = new Intl.ListFormat(locale, { type: "conjunction" }).format(Object.values(PLATFORM_NAMES));
  return (
    <TextField
      size="lg"
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      icon={<Link2 aria-hidden />}
      label={t(($) => $.link.label)}
      placeholder="https://"
      help={t(($) => $.link.platforms, { platforms })}
      required
      value={url}
      error={isMissing ? t(($) => $.link.missing) : refusal}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
