/** A presigned form, as the API hands it out. */
interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Options {
  /** Called with the share of bytes sent, 0 to 1. */
  onShare: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a file with a presigned form: all fields, then `file`. Uses XMLHttpRequest, because fetch reports no upload progress.
 * @throws Error when the file store refuses, cannot be reached, or the sending was stopped
 */
export function postFile(form: Form, file: File, { onShare, signal }: Options): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", file);

  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) reject(new Error("Stopped"));
    signal?.addEventListener("abort", stop, { once: true });
    request.upload.addEventListener("progress", ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () =>
      request.status < 300 ? resolve() : reject(new Error(`The file store answered ${request.status}`)),
    );
    request.addEventListener("error", () => reject(new Error("The file store could not be reached")));
    request.addEventListener("abort", () => reject(new Error("Stopped")));
    request.open("POST", form.url);
    if (!signal?.aborted) request.send(body);
  }).finally(() => signal?.removeEventListener("abort", stop));
}
