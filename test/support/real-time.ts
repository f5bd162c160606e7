// The only place where tests wait for real time: for another process, a socket or a server with its own clock.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;
/** The timeout; only a failing test waits for this long. */
const DEADLINE_MS = 60_000;

/** Resolves once the condition holds; after the timeout, rejects with the error that the condition threw, if any. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = process.uptime() + DEADLINE_MS / 1_000;
  for (;;) {
    const outcome = await attempt(holds);
    if (outcome === true) return;
    if (process.uptime() > deadline) throw outcome || new Error(`still not after ${DEADLINE_MS} ms: ${holds}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Waits until at least this much time has passed on the clock of a server. A timer alone may fire a little early. */
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
