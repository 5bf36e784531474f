import type { Finding, Prose } from "@candor/scoring/model";
import { Entity } from "electrodb";
import { createdAt, packed, primary, table } from "../kernel/table.ts";

/**
 * A redacted text of a CV about which a model was asked: an erasure finds the answers by it. Two CVs that differ only in protected facts have
 * the same text and share its answers.
 */
export const FrozenTextEntity = new Entity(
  {
    model: { service: "candor", entity: "frozenText", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** SHA-256 of the CV's bytes. */
      sha256: { type: "string", required: true },
      /** SHA-256 of the redacted text. */
      textHash: { type: "string", required: true },
    },
    indexes: { ofCv: primary(["accountId", "sha256"], ["textHash"]) },
  },
  table,
);

/**
 * A model's stored answer about a text, which is reused and never requested again. All answers about one text are in one
 * partition, so that they are erased together; the first write wins.
 */
export const FrozenEntity = new Entity(
  {
    model: { service: "candor", entity: "frozenMark", version: "1" },
    attributes: {
      accountId: { type: "string", required: true },
      /** SHA-256 of the redacted text. */
      textHash: { type: "string", required: true },
      /**
       * Subject of the answer: "mark" and the hash of a criterion's kind and text, or "prose", the hash of the criteria and a
       * language.
       */
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
