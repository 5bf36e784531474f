import { useFormats } from "../../i18n/format.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** Says when something was: the time of today and yesterday, the day of all before. */
export function useWhen(): (iso: string) => string {
  const { t } = useTranslation("account");
  const formats = useFormats();
  return (iso) => {
    const days = formats.daysSince(iso);
    if (days === 0) return t(($) => $.when.today, { time: formats.time(iso) });
    if (days === 1) return t(($) => $.when.yesterday, { time: formats.time(iso) });
    return t(($) => $.when.day, { date: formats.longDay(iso) });
  };
}
