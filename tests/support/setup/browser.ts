/** Runs before every file of browser tests. */
import { closeWhatIsOpened } from "../browser.ts";

closeWhatIsOpened();
