/** Measures the CPU seconds that `run` takes in this thread, which do not depend on the machine's load. */
export async function effortOf(run: () => unknown): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  await run();
  const after = process.threadCpuUsage();
  return (after.user - user + after.system - system) / 1e6;
}
