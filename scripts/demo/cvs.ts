import type { Cv } from "./cv.ts";
import { frontendCvs } from "./cvs-frontend.ts";
import { heatPumpCvs } from "./cvs-heat-pumps.ts";

/** The applicants of the demo account: eight for the frontend job, five for the heat pumps. */
export const cvs: readonly Cv[] = [...frontendCvs, ...heatPumpCvs];
