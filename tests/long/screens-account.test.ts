import { checkWholeScreens } from "../support/screens/check-screens.ts";
import { SCREENS } from "../support/screens/account.ts";

checkWholeScreens(SCREENS);
