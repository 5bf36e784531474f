import { HIGH_FIT_ABOVE } from "@candor/core/limits";
import type { Level } from "@candor/scoring/mark.info";

const MEDIUM_FROM = 50;

/** The level a score (0 to 100) stands for, where only the score is known. */
export const levelOf = (score: number): Level => (score > HIGH_FIT_ABOVE ? "high" : score >= MEDIUM_FROM ? "medium" : "low");
