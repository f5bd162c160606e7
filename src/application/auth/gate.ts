import { gateClosed, gateLocked, gatePasswordInvalid } from '../../domain/auth/errors.ts';
import { GATE_LIFETIME_MS, GATE_TRIES } from '../../domain/auth/gate.ts';
import type { Ports } from '../ports/index.ts';

/**
 * A pass for the master password. Every try is counted before it is looked at, so that many at once gain nothing. Rejects with
 * GATE_CLOSED, GATE_LOCKED or GATE_PASSWORD_INVALID.
 */
export const enterGate =
  ({ gatePasses, tryCounts, clock }: Pick<Ports, 'gatePasses' | 'tryCounts' | 'clock'>) =>
  async (password: string, network: string): Promise<{ pass: string; expiresAt: Date }> => {
    if (!gatePasses.hasPassword) throw gateClosed();
    const now = clock.now();
    const { windowMs, eachNetwork, altogether } = GATE_TRIES;
    if ((await tryCounts.count(`gate ${network}`, windowMs, now)) > eachNetwork) throw gateLocked();
    if ((await tryCounts.count('gate', windowMs, now)) > altogether) throw gateLocked();
    if (!gatePasses.isPassword(password)) throw gatePasswordInvalid();
    const expiresAt = new Date(now.getTime() + GATE_LIFETIME_MS);
    return { pass: gatePasses.issue(expiresAt), expiresAt };
  };

/** Whether protected pages are open to who shows this: to everybody while there is no password. */
export const passesGate =
  ({ gatePasses, clock }: Pick<Ports, 'gatePasses' | 'clock'>) =>
  (pass: string | undefined): boolean =>
    !gatePasses.hasPassword || (pass !== undefined && gatePasses.isPass(pass, clock.now()));
