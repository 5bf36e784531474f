import { accountant } from "./trades/accountant.ts";
import { backend } from "./trades/backend.ts";
import { chef } from "./trades/chef.ts";
import { childcare } from "./trades/childcare.ts";
import { electrician } from "./trades/electrician.ts";
import { nurse } from "./trades/nurse.ts";
import { sales } from "./trades/sales.ts";
import { warehouse } from "./trades/warehouse.ts";
import type { Trade } from "./types.ts";

/** The trades of the corpus, one job in each. */
export const TRADES: readonly Trade[] = [nurse, electrician, accountant, warehouse, chef, sales, childcare, backend];
