import { remembered } from "../text/remember.ts";
import { occupationsOf } from "./occupations.ts";
import { ownWorkOf } from "./work.ts";

/**
 * Unit groups of ISCO-08 whose years count for each other: "three years as an accountant" are shown by a bookkeeper. A field of work is wider: a
 * construction worker is no plumber, a clerk of an office no hotel receptionist.
 */
const SAME = `
2221 2222 3221 3222
3221 3412 5321 5322 5329
2211 2212 2213
2262 3213
2264 2269 3255
2261 3251
2511 2512 2513 2514 2519
2511 2521 2522 2523 2529 3511 3512 3513 3514
2120 2511 2512 2521 3314
2411 3313 4311 4313
2411 2412 2413 3311 3312 4211 4312
3315 3321 4312
2423 2424 3333 4416
2431 2432 2433 2642
2433 2434 3322 3324 5242 5244
3322 5221 5222 5223 5230 5242 5244 5249 9334
5131 5132 5246
3434 5120
9411 9412
4222 4223 4225 4229 5244
3341 3342 3343 3344 4110 4120 4132 4226 4415 4419
3342 3411 4110 4120
2611 2612 2619
3331 4321 4322 4323 8344 9321 9333 9334
3323 4321
8321 8322
8331 8332
8322 8332
2163 2166 2651 3432 3521
2641 2642 2654 2656
2310 2320 2330 2341 2351 2352 2353 2356 2359
2341 2342 5311 5312
2635 2634 3412
7411 7412 7413 7421 7422 3113 3114
2151 2152 3113 3114
7211 7212 7213 7214
7221 7222 7223 7224
7126 7127
7131 7132 7133
7111 7112 7113 7114 7115 7119 9312 9313
2142 3112 3123
2161 2162 2164
2141 2144 2149 3115 3119
2113 2131 3111 3141 3212
9111 9112 9121 9122 9123 5151 5152 5153
5411 5414
`
  .trim()
  .split("\n")
  .map((line) => new Set(line.split(" ")));

const UNIT_GROUP = 4;
// A manager of a trade is counted by its field, and the title of a consultant does not tell the trade.
const WIDE = /^(?:1|2421|2422|3339)/;

/** The unit groups that a title or a criterion names; none where one of them leads or advises, which may be in any trade. */
export const unitGroupsOf = remembered((text): readonly string[] => {
  const groups = [...new Set(occupationsOf(ownWorkOf(text)).map(({ isco }) => isco))].filter(
    ({ length }) => length === UNIT_GROUP,
  );
  return groups.some((isco) => WIDE.test(isco)) ? [] : groups;
});

/** True where years in one of `held` are years in one of `asked`; where either is not known, nothing speaks against it. */
export const areSameOccupation = (asked: readonly string[], held: readonly string[]): boolean =>
  asked.length === 0 ||
  held.length === 0 ||
  asked.some((one) => held.some((other) => one === other || SAME.some((group) => group.has(one) && group.has(other))));
