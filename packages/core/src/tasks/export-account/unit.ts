/** Files that go into an export together. */
export interface Unit {
  /** Units come in the order of their keys, so that a later run goes on after the last one that was stored. */
  readonly key: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** Makes a file of an export from a value. */
export const json = (path: string, value: unknown): Unit["files"][number] => ({
  path,
  bytes: new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`),
});
