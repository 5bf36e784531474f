import type { MarkShown } from "@candor/core/candidacy/candidate.info";
import { useTranslation } from "../../i18n/useTranslation.ts";

type Note = NonNullable<MarkShown["note"]>;

/** A number of months as "8 years 9 months". */
export function useMonths(): (months: number) => string {
  const { t } = useTranslation("marks");
  return (months) => {
    const years = Math.floor(months / 12);
    const rest = months % 12;
    return [
      years > 0 && t(($) => $.time.years, { count: years }),
      (rest > 0 || years === 0) && t(($) => $.time.months, { count: rest }),
    ]
      .filter(Boolean)
      .join(" ");
  };
}

/** The sentence of a note under a quote: "B1 shown, B2 asked for". Undefined for unknown notes. */
export function useNoteText(): (note: Note) => string | undefined {
  const { t } = useTranslation("marks");
  const monthsText = useMonths();
  return ({ key, values }) => {
    const word = (name: string) => (values[name] === "native" ? t(($) => $.note.native) : String(values[name] ?? ""));
    const number = (name: string) => Number(values[name] ?? 0);
    switch (key) {
      case "currentRole":
        return t(($) => $.note.currentRole);
      case "expired":
        return t(($) => $.note.expired);
      case "inProgress":
        return t(($) => $.note.inProgress);
      case "basic":
        return t(($) => $.note.basic);
      case "missing":
        return t(($) => $.note.missing, { missing: word("missing") });
      case "related":
        return t(($) => $.note.related, { shown: word("shown") });
      case "languageLevel":
      case "educationLevel":
        return t(($) => $.note.level, { shown: word("shown"), asked: word("asked") });
      case "languageLevelUnknown":
        return t(($) => $.note.levelUnknown, { asked: word("asked") });
      case "months": {
        const time = monthsText(number("months"));
        const inRoles = t(($) => $.note.months, { time, count: number("roles") });
        if (number("months") >= number("asked")) return inRoles;
        return t(($) => $.note.monthsAsked, { inRoles, asked: monthsText(number("asked")) });
      }
      default:
        return undefined;
    }
  };
}
