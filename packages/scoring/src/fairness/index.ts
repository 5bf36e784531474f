/** The one checker of the fairness panel, for the API and for the browser. */
export { protectedWishesIn } from "../protected-wishes.ts";
export { hintsIn } from "./findings.ts";
export { isForAllGenders } from "./gendered-titles.ts";
