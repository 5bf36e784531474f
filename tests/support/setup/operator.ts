/**
 * Runs before every file of tests that share a process and the product. Product code reads its environment when it is loaded, and a later
 * file gets the modules that an earlier one has loaded.
 */
import { asOperator, useProduct } from "../product.ts";

useProduct(undefined);
asOperator();
