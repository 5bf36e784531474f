import type { Figure } from "./measure/figure.ts";

/**
 * Floors that the product does not reach yet, and what it has reached instead: it may not fall behind that. An entry goes when its floor is
 * reached. `npm run eval` knows none of this and reports the floors themselves.
 */
export const NOT_YET: Readonly<Record<string, Pick<Figure, "floor">>> = {
  "The same CV, the same score: one CV in eleven layouts: largest difference": { floor: { atMost: 20 } },
  "The same CV, the same score: one CV in four languages: largest difference": { floor: { atMost: 90 } },
  "Hidden text and instructions: honest designs read whole": { floor: { atLeast: 0.9 } },
  "Hidden text and instructions: clean CVs flagged as hiding text": { floor: { atMost: 0.03 } },
  "Fields: email: recall": { floor: { atLeast: 0.9 } },
  "Fields: email: precision": { floor: { atLeast: 0.94 } },
  "Fields: languages and layouts below the floors of name, e-mail, phone (99 %) or skills (95 %)": { floor: { atMost: 11 } },
  "Ranking: NDCG@10, mean": { floor: { atLeast: 0.9 } },
  "Ranking: hard cases in their place": { floor: { atLeast: 0.65 } },
  "Ranking: stuffed CVs below every genuine grade 2 and 3": { floor: { atLeast: 0.4 } },
};
