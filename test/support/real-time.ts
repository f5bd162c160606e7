// The only place in which tests let real time pass: where another process, a socket or a server has the clock.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;
/** Only a failing test waits for so long. */
const DEADLINE_MS = 15_000;

/** Resolves once the condition holds; rejects with the condition's own error, if it throws, when that takes too long. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = process.uptime() + DEADLINE_MS / 1_000;
  for (;;) {
    const outcome = await attempt(holds);
    if (outcome === true) return;
    if (process.uptime() > deadline) throw outcome || new Error(`still not after ${DEADLINE_MS} ms: ${holds}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Lets at least so much time pass on the clock of a server, which no test can move. A timer alone may end a little early. */
export async function passing(ms: number): Promise<void> {
  const end = process.uptime() + ms / 1_000;
  for (let left = ms; left > 0; left = (end - process.uptime()) * 1_000) await pause(left);
}

async function attempt(holds: () => boolean | Promise<boolean>): Promise<unknown> {
  try {
    return await holds();
  } catch (error) {
    return error;
  }
}
