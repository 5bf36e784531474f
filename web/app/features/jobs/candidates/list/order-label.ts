import type { Sort } from "@candor/core/candidacy/candidate.info";
import { useTranslation } from "../../../../i18n/useTranslation.ts";

const ORDERS = {
  "-score": "highest",
  score: "lowest",
  name: "nameUp",
  "-name": "nameDown",
  "-applied": "latest",
  applied: "earliest",
  stage: "stageUp",
  "-stage": "stageDown",
  own: "own",
} as const satisfies Record<Sort, string>;

/** The label of an order as it follows a number of candidates: "highest score first". */
export function useOrderLabel(): (sort: Sort) => string {
  const { t } = useTranslation("candidates");
  return (sort) => t(($) => $.list.order[ORDERS[sort]]);
}
