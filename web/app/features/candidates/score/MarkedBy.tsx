import { useFormats } from "../../../i18n/format.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";

/** Reasons why the built-in rules evaluated although a model was called. */
const FALLBACKS = ["rateLimited", "unavailable", "timeout", "refused", "invalid", "budget"] as const;

/** The engine of the evaluation, its version, and the day to which years were counted. */
export function MarkedBy({
  candidate: { marker, engine, asOf, error },
}: {
  candidate: Pick<Candidate, "marker" | "engine" | "asOf" | "error">;
}) {
  const { t } = useTranslation("candidate");
  const formats = useFormats();
  const date = formats.date(asOf);
  const fallback = FALLBACKS.find((known) => known === marker.fallback) ?? "other";
  return (
    <p className="px-4 py-3.5 text-caption text-ink-2">
      {marker.by === "model" && marker.model
        ? t(($) => $.marked.byModel, { model: marker.model, version: engine, date })
        : t(($) => $.marked.builtIn, { version: engine, date })}
      {marker.fallback && (
        <>
          {" "}
          {t(($) => (marker.by === "model" ? $.marked.partly : $.marked.instead), {
            reason: t(($) => $.marked.fallback[fallback]),
          })}
        </>
      )}
      {error && <span className="block text-ink">{t(($) => $.marked.failed, { message: error.message })}</span>}
    </p>
  );
}
