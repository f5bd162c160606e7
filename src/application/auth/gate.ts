import { gateClosed, gateLocked, gatePasswordInvalid } from '../../domain/auth/errors.ts';
import { GATE_LIFETIME_MS, GATE_TRIES } from '../../domain/auth/session.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Exchanges the master password for a pass. Every attempt is counted before it is checked, so that concurrent attempts
 * cannot exceed the limit. Rejects with GATE_CLOSED, GATE_LOCKED or GATE_PASSWORD_INVALID.
 */
export const enterGate =
  ({ gatePasses, tryCounts, clock }: Pick<Ports, 'gatePasses' | 'tryCounts' | 'clock'>) =>
  async (password: string, network: string): Promise<{ pass: string; expiresAt: Date }> => {
    if (!gatePasses.hasPassword) throw gateClosed();
    const now = clock.now();
    const { windowMs, eachNetwork, altogether } = GATE_TRIES;
    const locked = () => gateLocked({ retryAfterSeconds: windowMs / 1_000 });
    if ((await tryCounts.count(`gate ${network}`, windowMs, now)) > eachNetwork) throw locked();
    if ((await tryCounts.count('gate', windowMs, now)) > altogether) throw locked();
    if (!gatePasses.isPassword(password)) throw gatePasswordInvalid();
    const expiresAt = new Date(now.getTime() + GATE_LIFETIME_MS);
    return { pass: gatePasses.issue(expiresAt), expiresAt };
  };

/** Whether one of the passes opens protected pages. Without a configured password they are open to everyone. */
export const passesGate =
  ({ gatePasses, clock }: Pick<Ports, 'gatePasses' | 'clock'>) =>
  (passes: readonly string[]): boolean =>
    !gatePasses.hasPassword || passes.some((pass) => gatePasses.isPass(pass, clock.now()));
