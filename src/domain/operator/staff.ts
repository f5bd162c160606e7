import type { WalletAddress } from '../shared/wallet-address.ts';
import { notAnOperator } from './errors.ts';
import { type Appointment, hasPowerOf, type OperatorRole, operatorsNow } from './operator.ts';
import { type Actor, isOnHost } from './proposal.ts';

/** The wallets that have a role now; a blocked one has no power until it is unblocked. */
export type Staff = ReadonlyMap<Actor, Readonly<{ role: OperatorRole; isBlocked: boolean }>>;

export const staffOf = (
  named: ReadonlyMap<WalletAddress, OperatorRole>,
  appointments: readonly Appointment[],
  isBlocked: (wallet: WalletAddress) => boolean,
): Staff =>
  new Map(
    operatorsNow(named, appointments).map(({ wallet, role }) => [wallet, { role, isBlocked: isBlocked(wallet) }]),
  );

/** Undefined for who has no power. The host always has that of an admin. */
export function roleIn(staff: Staff, actor: Actor): OperatorRole | undefined {
  if (isOnHost(actor)) return 'admin';
  const member = staff.get(actor);
  return member?.isBlocked === false ? member.role : undefined;
}

export function hasRoleIn(staff: Staff, actor: Actor, needed: OperatorRole): boolean {
  const role = roleIn(staff, actor);
  return role !== undefined && hasPowerOf(role, needed);
}

/** Throws NOT_AN_OPERATOR. */
export function requireRole(staff: Staff, actor: Actor, needed: OperatorRole): void {
  if (!hasRoleIn(staff, actor, needed)) throw notAnOperator({ needed, role: roleIn(staff, actor) });
}
