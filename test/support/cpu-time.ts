/** Measures work by the time that processors spend on it, which other programs of a busy machine hardly change. */

/** Returns the milliseconds of CPU time that this process needed while the function ran. */
export async function cpuMsOf(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
