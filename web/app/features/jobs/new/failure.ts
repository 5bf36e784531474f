import { useTranslation } from "react-i18next";
import { ApiError } from "../../../api/client.ts";
import type { Source } from "./source.ts";

/** Why nothing was read, and where it is said: at the link, or above the form. */
export interface Failure {
  at: "link" | "page";
  title: string;
  detail?: string | undefined;
  /** The same words may be taken another time. */
  canRepeat: boolean;
}

/** Of a reading that failed. A spent plan or too many requests has its own sentence; whatever else went wrong is told in one. */
export function useFailure(): (error: unknown, from: Source) => Failure {
  const { t } = useTranslation("jobs");
  return (error, from) => {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined;
    if (refused && from === "link" && refused.code.startsWith("advert."))
      return { at: "link", title: refused.message, canRepeat: refused.code !== "advert.unsupported" };
    const title = from === "link" ? t(($) => $.new.link.failed) : t(($) => $.new.failed);
    return { at: "page", title, detail: refused?.message, canRepeat: true };
  };
}
