import { startTestTable } from "@candor/local/testing/table";
import { measureCandidates } from "./rows/candidates.ts";

const table = await startTestTable();
try {
  for (const size of process.argv.slice(2).map(Number)) await measureCandidates(table, size);
} finally {
  await table.stop();
}
