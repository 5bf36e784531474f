import { useLocale } from "../../i18n/useLocale.ts";
import { CODES } from "../jobs/codes.ts";
import { useWords } from "../jobs/words.ts";

/** Where the work is done: "Berlin, hybrid". Empty where nobody said. */
export function usePlace(): (job: { location: string | null; remotePolicy: string | null }) => string {
  const words = useWords();
  const locale = useLocale();
  return ({ location, remotePolicy }) => {
    if (!remotePolicy) return location ?? "";
    const word = words.code("remotePolicy", remotePolicy);
    if (!location) return word;
    const isOurs = (CODES.remotePolicy as readonly string[]).includes(remotePolicy);
    return `${location}, ${isOurs ? word.charAt(0).toLocaleLowerCase(locale) + word.slice(1) : word}`;
  };
}
