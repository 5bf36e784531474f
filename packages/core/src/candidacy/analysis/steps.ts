import { TextTooSlow } from "../../cv/text-work.ts";
import { Failure, type FailureCode } from "../../kernel/failure.ts";
import { ComesBack } from "../../kernel/queue.ts";
import { Contended } from "../../kernel/retry.ts";

/** Codes of the steps in which processing may fail for a reason of ours. */
export type StepCode = Extract<
  FailureCode,
  | "job.readFailed"
  | "account.readFailed"
  | "cv.readFailed"
  | "cv.textFailed"
  | "cv.insertFailed"
  | "cv.applyFailed"
  | "analysis.updateFailed"
  | "score.updateFailed"
>;

/** A step of processing failed. Its message comes back to the queue, and the file shows the step meanwhile. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
  readonly code: StepCode;

  constructor(code: StepCode, cause: unknown) {
    super(`A step failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Runs a step, and names it in the error of a failure of ours. Refusals, slow texts and lost races pass as they are. */
export async function step<T>(code: StepCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ([Failure, TextTooSlow, ComesBack, Contended, StepFailed].some((known) => error instanceof known)) throw error;
    throw new StepFailed(code, error);
  }
}

/** Runs work and notes the step that failed in it, where that can be written; the error passes on. */
export async function noting<T>(note: (code: StepCode) => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StepFailed) await note(error.code).catch((unwritten: unknown) => console.warn({ unwritten }));
    throw error;
  }
}
