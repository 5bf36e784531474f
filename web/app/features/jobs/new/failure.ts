import { ApiError } from "../../../api/client.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Source } from "./source.ts";

/** A failed reading, with the place of its message: at the link, or above the form. */
export interface Failure {
  at: "link" | "page";
  title: string;
  detail?: string | undefined;
  /** True if the same text may succeed later. */
  canRepeat: boolean;
}

/** The failure of a reading. A used-up plan and too many requests have their own sentences; all other errors share one. */
export function useFailure(): (error: unknown, from: Source) => Failure {
  const { t } = useTranslation("newJob");
  return (error, from) => {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined;
    if (refused && from === "link" && refused.code.startsWith("advert."))
      return { at: "link", title: refused.message, canRepeat: refused.code !== "advert.unsupported" };
    const title = from === "link" ? t(($) => $.link.failed) : t(($) => $.failed);
    return { at: "page", title, detail: refused?.message, canRepeat: true };
  };
}
