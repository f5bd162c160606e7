// Preloaded into a process: its clock is an hour fast after the first SIGUSR2, right after the second, an hour slow after the third, and so on.
const HOUR_MS = 3_600_000;
const OFFSETS = [0, HOUR_MS, 0, -HOUR_MS];

const RealDate = Date;
let turn = Number(process.env.CLOCK_TURN ?? 0);
process.on('SIGUSR2', () => {
  turn += 1;
});
const now = () => RealDate.now() + (OFFSETS[turn % OFFSETS.length] ?? 0);

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
