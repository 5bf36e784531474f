import { checkScreens } from "../support/screens/check-screens.ts";
import { SCREENS } from "../support/screens/candidates.ts";

checkScreens(SCREENS);
