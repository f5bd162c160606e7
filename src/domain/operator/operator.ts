import type { WalletAddress } from '../shared/wallet-address.ts';

/** `viewer` reads; `reviewer` also proposes and decides; `admin` also names operators. */
export type OperatorRole = 'viewer' | 'reviewer' | 'admin';
/** In ascending order of power. */
export const OPERATOR_ROLES: readonly OperatorRole[] = ['viewer', 'reviewer', 'admin'];

export const hasPowerOf = (role: OperatorRole, needed: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(needed);

/** Writes of an operator need a sign-in that is not older. */
export const FRESH_SIGN_IN_MS = 60 * 60 * 1000;

/** A stored decision about a wallet's role, which takes precedence over the configuration. Without `role` the wallet was removed. */
export type Appointment = Readonly<{ wallet: WalletAddress; role?: OperatorRole; at: Date; by: string }>;

/** A wallet that has a role now; `by` is absent for one that the configuration names. */
export type Operator = Readonly<{ wallet: WalletAddress; role: OperatorRole; since?: Date; by?: string }>;

/** The configured and the appointed operators together, in the order of their addresses. */
export function operatorsNow(
  named: ReadonlyMap<WalletAddress, OperatorRole>,
  appointments: readonly Appointment[],
): readonly Operator[] {
  const all = new Map<WalletAddress, Operator>([...named].map(([wallet, role]) => [wallet, { wallet, role }]));
  for (const { wallet, role, at, by } of appointments) {
    if (role === undefined) all.delete(wallet);
    else all.set(wallet, { wallet, role, since: at, by });
  }
  return [...all.values()].sort((one, other) => (one.wallet < other.wallet ? -1 : 1));
}
