import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Changes } from "./changes.ts";

/** Summary of an edit: "2 weights changed, 1 text changed". */
export function useChangeSummary(): (changes: Changes) => string {
  const { t } = useTranslation("criteria");
  return ({ weights, importances, kinds, texts, added, removed, isReordered }) =>
    [
      weights > 0 && t(($) => $.changes.weights, { count: weights }),
      importances > 0 && t(($) => $.changes.importances, { count: importances }),
      kinds > 0 && t(($) => $.changes.kinds, { count: kinds }),
      texts > 0 && t(($) => $.changes.texts, { count: texts }),
      added > 0 && t(($) => $.changes.added, { count: added }),
      removed > 0 && t(($) => $.changes.removed, { count: removed }),
      isReordered && t(($) => $.changes.order),
    ]
      .filter(Boolean)
      .join(", ");
}
