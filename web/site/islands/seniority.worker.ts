import { jobSeniority } from "@candor/scoring/tools/job-seniority";
import { answerWith } from "../tool/worker.ts";

answerWith({ seniority: jobSeniority });
