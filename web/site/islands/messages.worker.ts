import { hiringResponse } from "@candor/scoring/tools/hiring-response";
import { linkedinMessage } from "@candor/scoring/tools/linkedin-message";
import { answerWith } from "../tool/worker.ts";

answerWith({ response: hiringResponse, linkedin: linkedinMessage });
