import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Line } from "./progress.ts";

/** Up to this many changes are announced one by one, more as a number. */
const EACH = 2;

/** Announcements for screen readers: a file's new state, never its percentage. */
export function useAnnouncement(lines: readonly Line[]): string {
  const { t } = useTranslation("uploads");
  const [known, setKnown] = useState<ReadonlyMap<string, Line["state"]>>(new Map());
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const changed = lines.filter((line) => known.get(line.key) !== line.state);
    if (changed.length === 0) return;
    setKnown(new Map(lines.map((line) => [line.key, line.state])));

    const byState = Map.groupBy(changed, ({ state }) => state);
    setAnnouncement(
      [...byState]
        .flatMap(([key, files]) => {
          const state = t(($) => $.state[key]);
          if (files.length > EACH) return [t(($) => $.announce.many, { count: files.length, state })];
          return files.map(({ name, score }) =>
            score === null ? t(($) => $.announce.one, { name, state }) : t(($) => $.announce.scored, { name, state, score }),
          );
        })
        .join(". "),
    );
  }, [lines, known, t]);
  return announcement;
}
