/** Seconds of processor time that something takes this thread: unlike a clock's, they are the same on a busy machine. */
export async function effortOf(run: () => unknown): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await run();
  const after = process.threadCpuUsage();
  return (after.user - user + after.system - system) / 1e6;
}
