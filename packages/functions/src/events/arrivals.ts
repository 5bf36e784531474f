import { Storage } from "@candor/core/storage";
import type { S3Event } from "aws-lambda";

/** The ids of the CVs that an S3 notification tells of. S3's own test message tells of none. */
export function arrivalsIn(body: string): string[] {
  const { Records = [] } = JSON.parse(body) as Partial<S3Event>;
  return Records.flatMap((record) => Storage.cvIdOf(decodeURIComponent(record.s3.object.key.replaceAll("+", " "))) ?? []);
}
