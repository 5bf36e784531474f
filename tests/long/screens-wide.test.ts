import { SCREENS as ACCOUNT } from "../support/screens/account.ts";
import { SCREENS as CANDIDATES } from "../support/screens/candidates.ts";
import { checkWideScreens } from "../support/screens/check-screens.ts";
import { SCREENS as JOBS } from "../support/screens/jobs.ts";

checkWideScreens([...JOBS, ...CANDIDATES, ...ACCOUNT]);
