import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";

const DAY_MS = 86_400_000;

/** Says when something was: the time of today and yesterday, the day of all before. */
export function useWhen(): (iso: string) => string {
  const { t } = useTranslation("account");
  const formats = useFormats();
  return (iso) => {
    const day = new Date(iso).toDateString();
    if (day === new Date().toDateString()) return t(($) => $.when.today, { time: formats.time(iso) });
    if (day === new Date(Date.now() - DAY_MS).toDateString()) return t(($) => $.when.yesterday, { time: formats.time(iso) });
    return t(($) => $.when.day, { date: formats.longDay(iso) });
  };
}
