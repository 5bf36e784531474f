import { FIELDS, fieldsIn, isHiringTitle, titleStrength, type Field } from "./fields.ts";
import { occupationsOf } from "./occupations.ts";

/** The occupations of each field of work, as beginnings of ISCO-08 codes. */
const OCCUPATIONS = `
software 2512 2513 2514 2519 251 1330
frontend 2513 2512 2514
backend 2512 2514 2513
fullstack 2512 2513 2514
mobile 2512 2514
devops 2522 2523 2512
embedded 2512 2152 2514
data 2511 2120 3314
security 2529
itsupport 2511 2522 2523 3511 3512 3513 3514 252 351
qa 2519
design 2166 2163 3432
product 2431 1223
project 2421
marketing 2431 1221 1222 2432 3339
sales 1221 3322 2433 2434 3324
retail 522 5230 1420 5211 5249 9334 5246
service 4222 4225 5244 4223
accounting 2411 3313 4311 4313 1211
finance 2412 2413 3311 3312 4211 1346 1211
hr 2423 2424 1212 4416 3333
legal 2611 2612 2619 3411 3342
office 411 412 413 334 4226 4411 4415 4416 4419 4110 4120
consulting 2421
nursing 2221 3221 532 1342 1343
medicine 221 2240 2264 2269 2262 2261 2267 2266 2265 2250 3211 3212 3213 3214 3255 3256 3251 3258
education 231 232 233 234 235 5311 5312 1341 1345 3423
social 2635 3412 1344
logistics 432 1324 9333 8344 3331 9321 4323
driving 832 833 8331 8322
purchasing 3323 1324
production 81 82 721 722 9329 3122 1321 723
welding 7212
quality 7543 2141 3119
electrical 741 742 2151 2152 3113
technician 723 7412 7127 3115 3113 7126
engineering 2144 2141 2149 3115 3118
construction 711 712 713 2142 2161 1323 3112 3123 9313 9312 7115
painting 7131 7132
kitchen 5120 3434 7512 941
hospitality 5131 5132 1411 1412 4224 3434 5152
cleaning 9112 9111 5151 5153 9123
guarding 5414 541
crafts 5141 5142
science 2113 2131 2111 2112 2119 3111 3141 3142
media 2642 2654 3431 2643 2656 2641
realestate 3334
insurance 3321 3315 4312 2413
tax 2411 3313 3352
events 3332
tourism 5113 4221 5111
butchery 7511
farming 61 62 63 92 6111 1311
gardening 6113 9214
aviation 3153 5111
rail 8311 8312 5112
customs 3351 3331
library 2622 4411
dental 2261 3251 3214
surveying 2165
management 1112 1120 121 1211 1219 1221 1222
`;

const CODES = new Map(
  OCCUPATIONS.trim()
    .split("\n")
    .map((line) => {
      const [id, ...codes] = line.split(" ");
      return [id!, codes] as const;
    }),
);

/** True where a unit group of ISCO-08 belongs to a field of work. */
export const isUnitGroupOf = ({ id }: Field, isco: string): boolean =>
  CODES.get(id)?.some((code) => isco.startsWith(code) || (isco.length > 1 && code.startsWith(isco))) ?? false;

const KNOWN = new Map<string, readonly Field[]>();
const KEPT = 2000;

/**
 * The fields of work of a job title. The occupations that it names decide; words of the title choose among their fields ("Frontend
 * Developer"), and stand alone where no occupation is known.
 */
export const fieldsOfTitle = (title: string): readonly Field[] => {
  const known = KNOWN.get(title);
  if (known) return known;
  const found = readFields(title);
  if (KNOWN.size >= KEPT) KNOWN.clear();
  KNOWN.set(title, found);
  return found;
};

const COMPANY =
  /(?<![\p{L}\d])(?:GmbH|mbH|AG|KG|e\.\s?K\.|Ltd\.?|Inc\.?|LLC|S\.\s?L\.|S\.\s?A\.|A\.\s?Ş\.|Ltd\. Şti\.)(?![\p{L}\d])/u;

// Unit groups of advisers and of those who answer customers, who may be of any trade.
const ANY_TRADE = new Set(["3322", "4222"]);
// An automation engineer of a plant shares the unit group and writes no firmware.
const ONLY_BY_NAME = new Set(["embedded"]);

const FOR = /^(.{3,60}?)\s(?:for|fur|für|para)\s(?:(?:the|die|los|las|our|unsere)\s)?(.{3,60})$/iu;

/** The part of a title that names the person's own work: "IT analyst for nurses" is no nurse. Otherwise the title. */
export const ownWorkOf = (title: string): string => {
  const [, own = "", others = ""] = FOR.exec(title) ?? [];
  const areOthers = others !== "" && (titleStrength(others) === 2 || occupationsOf(others).length > 0);
  return areOthers && titleStrength(own) === 2 && namesTrade(readFields(own)) ? own : title;
};

const readFields = (whole: string): readonly Field[] => {
  const title = ownWorkOf(whole);
  const said = fieldsIn(title);
  if (isHiringTitle(title)) return said;
  const codes = occupationsOf(title).map(({ isco }) => isco);
  // "Nord Vertrieb GmbH" in the place of a title is an employer.
  if (codes.length === 0) return COMPANY.test(title) ? [] : said;
  const compatible = said.filter((field) => codes.some((isco) => isUnitGroupOf(field, isco)));
  // "System administrator consultant": a consultant of the trade that is named.
  const ofTrade = compatible.filter(({ id }) => id !== "consulting");
  if (compatible.length > 0) return ofTrade.length > 0 ? ofTrade : compatible;
  // "Manager", "engineer", "adviser", "support specialist": they say less than the words beside them.
  if (codes.every((isco) => isco.length < 3 || ANY_TRADE.has(isco)) && said.length > 0) return said;
  const fields = FIELDS.filter(
    (field) => !ONLY_BY_NAME.has(field.id) && codes.some((isco) => isco.length > 2 && isUnitGroupOf(field, isco)),
  );
  return fields.length > 0 ? fields : said;
};

// Fields between which one career passes, so that work in one is work in the other.
const NEAR = [
  "software frontend backend fullstack mobile devops embedded",
  "software data",
  "software qa",
  "devops itsupport",
  "security itsupport devops",
  "retail sales service",
  "accounting tax finance",
  "office accounting",
  "hr accounting",
  "nursing social",
  "production welding technician engineering",
  "electrical technician",
  "kitchen butchery",
  "logistics driving",
  "education social",
].map((line) => new Set(line.split(" ")));

/** True when work in one of `a` is work in one of `b`: the same field, the wider one, or its neighbours. */
export const areSameWork = (a: readonly Field[], b: readonly Field[]): boolean =>
  a.some((one) => b.some((other) => one.id === other.id || one.parent === other.id || other.parent === one.id));

/** True when skills of one of `a` are used in one of `b`. */
export const areNear = (a: readonly Field[], b: readonly Field[]): boolean =>
  areSameWork(a, b) || a.some((one) => b.some((other) => NEAR.some((group) => group.has(one.id) && group.has(other.id))));

// Work of the hands and with people in care: whoever advises or audits it does not do it.
const HANDS_ON = new Set(
  "nursing medicine education social dental retail driving logistics production welding electrical technician construction kitchen hospitality cleaning guarding crafts butchery farming gardening aviation rail surveying".split(
    " ",
  ),
);

/** True for a field whose work a title must name: a text about kitchens makes no cook. */
export const isHandsOn = ({ id }: Field): boolean => HANDS_ON.has(id);

// Titles without a trade of their own: they say nothing against a skill.
const OPEN = new Set(["project", "consulting", "management", "product"]);

/** True when a job title names a trade, so that it can be held against skills of others. */
export const namesTrade = (fields: readonly Field[]): boolean => fields.length > 0 && fields.every(({ id }) => !OPEN.has(id));
