import { useLocale } from "../../i18n/useLocale.ts";
import { CODES } from "../../recruiting/codes.ts";
import { useCodeLabel } from "../../recruiting/labels.ts";

/** The place of work: "Berlin, hybrid"; empty if it is not given. */
export function usePlace(): (job: { location: string | null; remotePolicy: string | null }) => string {
  const codeLabel = useCodeLabel();
  const locale = useLocale();
  return ({ location, remotePolicy }) => {
    if (!remotePolicy) return location ?? "";
    const word = codeLabel("remotePolicy", remotePolicy);
    if (!location) return word;
    const isOurs = (CODES.remotePolicy as readonly string[]).includes(remotePolicy);
    return `${location}, ${isOurs ? word.charAt(0).toLocaleLowerCase(locale) + word.slice(1) : word}`;
  };
}
