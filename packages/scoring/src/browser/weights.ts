import { unpacked, type WeightTable } from "../advert/weight-table.ts";
import type { Weights } from "../advert/weights.ts";
import type { Packs } from "./packs.ts";

/** `weightsWith` of a table, whose features of some languages come with their packs. */
export const weightsWithOf = (table: WeightTable, packs: Packs): ((features: readonly string[]) => Weights) => {
  const weights = new Map(unpacked(table));
  packs.onPack((_, pack) => {
    for (const [feature, own] of unpacked(pack.weights)) weights.set(feature, own);
  });
  return (features) => {
    packs.need(features);
    return weights;
  };
};
