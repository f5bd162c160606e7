/** Milliseconds of processor time that it takes, which the load of the machine does not stretch as it stretches time. */
export function processorMs(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
