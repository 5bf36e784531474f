import { SCREENS as ACCOUNT } from "../support/screens/account.ts";
import { SCREENS as CANDIDATES } from "../support/screens/candidates.ts";
import { checkScreens } from "../support/screens/check-screens.ts";
import { SCREENS as JOBS } from "../support/screens/jobs.ts";

checkScreens([...JOBS, ...CANDIDATES, ...ACCOUNT]);
