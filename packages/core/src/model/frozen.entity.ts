import type { Finding, Prose } from "@candor/scoring/model";
import { Entity } from "electrodb";
import { createdAt, packed, primary, table } from "../kernel/table.ts";

/**
 * What a model answered once about a text and will never be asked again. All answers about one text lie in one partition, so that they
 * are erased with it; the first write wins.
 */
export const FrozenEntity = new Entity(
  {
    model: { service: "candor", entity: "frozenMark", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** SHA-256 of the scorer's text, without what is redacted from it. */
      textHash: { type: "string", required: true },
      /** "mark" and the hash of a criterion's kind and text, or "prose", the hash of the criteria and a language. */
      about: { type: "string", required: true },
      asOf: { type: "string", required: true },
      engine: { type: "string", required: true },
      model: { type: "string", required: true },
      finding: packed<Finding>(),
      prose: packed<Prose>(),
      createdAt,
    },
    indexes: { ofText: primary(["accountId", "textHash"], ["about", "asOf", "engine", "model"]) },
  },
  table,
);
