import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { rowLink } from "../../../ui/Table.tsx";
import type { Ask } from "../../recruiting/search/address.ts";
import { FoundCv } from "../../recruiting/search/FoundCv.tsx";
import { PoolAnswers } from "../../recruiting/search/PoolAnswers.tsx";

/** CVs of the account that answer a sentence; each opens over the list. */
export default function FoundInPool({ ask, onAsk }: { ask: Ask; onAsk: (ask: Ask) => void }) {
  const { t } = useTranslation("cvs");
  const { search, state } = useLocation();
  const opening = (cvId: string) => {
    const address = new URLSearchParams(search);
    address.set("cv", cvId);
    return `?${address.toString()}`;
  };
  return (
    <PoolAnswers
      ask={ask}
      onAsk={onAsk}
      className="border-t border-line"
      row={({ cv, ...shown }) => (
        <FoundCv
          {...shown}
          cv={cv}
          name={
            <Link
              to={{ search: opening(cv.id) }}
              state={state as unknown}
              preventScrollReset
              className={`${rowLink} text-body font-medium text-ink`}
            >
              {cv.fullName ?? t(($) => $.noName)}
            </Link>
          }
          score={<span className="text-section font-semibold tabular-nums">{cv.searchScore}</span>}
        />
      )}
    />
  );
}
