/** The processor time of a function in milliseconds, which depends less on the machine's load than elapsed time does. */
export function processorMs(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
