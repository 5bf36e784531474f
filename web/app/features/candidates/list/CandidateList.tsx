import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../../ui/LongList.tsx";
import type { CandidateRow } from "../queries.ts";
import { CardFoot, CardHead } from "./cells.tsx";

const USUAL_HEIGHT = 106;

interface CandidateListProps {
  rows: readonly CandidateRow[];
  total: number;
  empty: ReactNode;
}

/** The table of candidates as a list, on phones. */
export function CandidateList({ rows, total, empty }: CandidateListProps) {
  const { t } = useTranslation("candidates");
  return (
    <LongList
      label={t(($) => $.list.title)}
      items={rows}
      total={total}
      itemKey={({ cvId }) => cvId}
      estimate={USUAL_HEIGHT}
      empty={empty}
    >
      {card}
    </LongList>
  );
}

const card = (row: CandidateRow) => (
  <>
    <CardHead row={row} />
    <CardFoot row={row} />
  </>
);
