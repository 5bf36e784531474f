import { Criteria, Fields } from "@candor/core/job/job.info";
import * as z from "zod/mini";

/** A job's fields and its criteria (`JobForm`). */
export const JobSchema = z.extend(Fields, { criteria: Criteria });
