import { Link } from "../../../ui/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ChooseRow, useRowsNow } from "../../recruiting/selection/Choose.tsx";
import type { Selection } from "../../recruiting/selection/selection.ts";
import { useLocation } from "react-router-dom";
import { rowLink } from "../../../ui/TableCells.tsx";
import type { Ask } from "../../recruiting/search/address.ts";
import { FoundCv } from "../../recruiting/search/FoundCv.tsx";
import { PoolAnswers } from "../../recruiting/search/PoolAnswers.tsx";

const NO_ROWS: readonly { readonly cvId: string }[] = [];

interface FoundInPoolProps {
  ask: Ask;
  onAsk: (ask: Ask) => void;
  selection: Selection;
  /** True while phones show the check boxes. */
  isChoosing: boolean;
}

/** CVs of the account that answer a sentence; each opens over the list. */
export default function FoundInPool({ ask, onAsk, selection, isChoosing }: FoundInPoolProps) {
  const { t } = useTranslation("cvs");
  const { search, state } = useLocation();
  // Answers are loaded page by page in a list of their own; each is chosen by itself.
  const rows = useRowsNow(NO_ROWS, selection);
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
            <>
              <span className={isChoosing ? "mr-1" : "mr-1 phone:hidden"}>
                <ChooseRow
                  cvId={cv.id}
                  label={t(($) => $.choose, { name: cv.fullName ?? cv.fileName })}
                  {...{ selection, rows }}
                />
              </span>
              <Link
                to={{ search: opening(cv.id) }}
                state={state as unknown}
                preventScrollReset
                className={`${rowLink} text-body font-medium text-ink`}
              >
                {cv.fullName ?? t(($) => $.noName)}
              </Link>
            </>
          }
          score={<span className="text-section font-semibold tabular-nums">{cv.searchScore}</span>}
        />
      )}
    />
  );
}
