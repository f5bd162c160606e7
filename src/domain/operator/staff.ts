import type { WalletAddress } from '../shared/wallet-address.ts';
import { notAnOperator } from './errors.ts';
import { type Appointment, hasPowerOf, type OperatorRole, operatorsNow } from './operator.ts';
import { type Actor, isOnHost } from './proposal.ts';

/** The wallets that have an operator's power now, with their roles: a blocked operator has none. */
export type Staff = ReadonlyMap<Actor, OperatorRole>;

export const staffOf = (
  named: ReadonlyMap<WalletAddress, OperatorRole>,
  appointments: readonly Appointment[],
  isBlocked: (wallet: WalletAddress) => boolean,
): Staff =>
  new Map(
    operatorsNow(named, appointments)
      .filter(({ wallet }) => !isBlocked(wallet))
      .map(({ wallet, role }) => [wallet, role]),
  );

/** Undefined for who has no role. The host always has the powers of an admin. */
export const roleIn = (staff: Staff, actor: Actor): OperatorRole | undefined =>
  isOnHost(actor) ? 'admin' : staff.get(actor);

export function hasRoleIn(staff: Staff, actor: Actor, needed: OperatorRole): boolean {
  const role = roleIn(staff, actor);
  return role !== undefined && hasPowerOf(role, needed);
}

/** Throws NOT_AN_OPERATOR. */
export function requireRole(staff: Staff, actor: Actor, needed: OperatorRole): void {
  if (!hasRoleIn(staff, actor, needed)) throw notAnOperator({ needed, role: roleIn(staff, actor) });
}
