/**
 * Files that were chosen for a job on another page. They wait here, because a browser's history keeps no files, until the job's page sends
 * them and shows what became of them.
 */
let waiting: { readonly jobId: string; readonly files: readonly File[] } | undefined;

export function handOver(jobId: string, files: readonly File[]): void {
  waiting = { jobId, files };
}

/** The files for this job, once. A drop without any is told, too. */
export function takeOver(jobId: string): readonly File[] | undefined {
  const files = waiting?.jobId === jobId ? waiting.files : undefined;
  waiting = undefined;
  return files;
}
