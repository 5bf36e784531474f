/** Messages between a function's thread and the local cloud. Events and answers are JSON text, as in Lambda. */

export interface ThreadData {
  readonly name: string;
  readonly arn: string;
  readonly codeFolder: string;
  readonly handler: string;
  readonly memoryMb: number;
  readonly logGroup: string;
  readonly logStream: string;
  /** One signed 64-bit integer: milliseconds by which the product's clock is ahead. */
  readonly clockOffset: SharedArrayBuffer;
  /** The folder where this process keeps compiled code. A thread with an environment of its own would not know of it. */
  readonly compiledFolder: string | undefined;
}

export interface Invoke {
  readonly requestId: string;
  readonly event: string;
  readonly timeoutMs: number;
}

export type FromThread =
  | { readonly type: "ready" }
  | { readonly type: "initFailed"; readonly error: FunctionError }
  | { readonly type: "log"; readonly text: string }
  | { readonly type: "answer"; readonly requestId: string; readonly payload: string | undefined }
  | { readonly type: "failed"; readonly requestId: string; readonly error: FunctionError };

/** Lambda's answer when a function fails. */
export interface FunctionError {
  /** The error's name, or Sandbox.Timedout, Runtime.ExitError, Runtime.OutOfMemory, Runtime.ImportModuleError… */
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}
