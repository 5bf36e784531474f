import { Unsaid } from "../../ui/unsaid.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { ApiError } from "./client.ts";

/** The sentence for an error in the user's language: the server's, or a general one. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation("common");
  return (error) => {
    if (error instanceof ApiError && error.code === "network") return t(($) => $.error.network);
    if (error instanceof Unsaid) return t(($) => $.error.unsaid);
    if (error instanceof ApiError && error.isForeign) return t(($) => $.error.busy);
    if (error instanceof ApiError && error.message) return error.message;
    return t(($) => $.error.unexpected);
  };
}
