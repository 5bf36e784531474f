/**
 * `npm run verify -- receipt.json cv.pdf`: checks a receipt against its CV, offline. Exits with 0 when everything is right, with 1 when
 * something is wrong, with 2 when the check could not begin.
 */
import { NothingToCheck, verifyReceipt } from "./verify-receipt.ts";

try {
  const isRight = await verifyReceipt(process.argv.slice(2), process.cwd(), (line) => console.log(line));
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  if (!(error instanceof NothingToCheck)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
