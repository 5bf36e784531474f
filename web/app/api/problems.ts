import { useTranslation } from "react-i18next";
import { ApiError } from "./client.ts";

/** The sentence for a failure, in the reader's language: the server's own, else what can be said without it. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation("common");
  return (error) => {
    if (error instanceof ApiError && error.code === "network") return t(($) => $.error.network);
    if (error instanceof ApiError && error.message) return error.message;
    return t(($) => $.error.unexpected);
  };
}
