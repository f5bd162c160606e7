import type { Actor } from '../../domain/operator/proposal.ts';
import { abbreviation, oneMistakeAway, type UserEntry, type UserFilter } from '../../domain/operator/user-entry.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import type { User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';
import { recordRead } from './entry.ts';

/** A page of users, newest first. What was searched for is personal data, so the audit log only says that somebody did. */
export const listUsers =
  (ports: Pick<Ports, 'auditLog' | 'clock' | 'userDirectory'>) =>
  async (actor: string, filter: UserFilter, request: PageRequest): Promise<Page<UserEntry>> => {
    const page = await ports.userDirectory.page(filter, request, ports.clock.now());
    await recordRead(ports, actor, 'user.search', 'users');
    return page;
  };

/** A wallet as somebody typed it; `address` when it is a valid address. */
export type TypedWallet = Readonly<{ typed: string; address?: WalletAddress }>;

const MOST_NEAREST = 5;

export type FindPorts = Pick<Ports, 'auditLog' | 'clock' | 'users' | 'userDirectory'>;

/**
 * The user with exactly this wallet. Rejects with USER_NOT_FOUND, which names the users whose wallet is one mistake away: that is a
 * search, and in the audit log before it is answered.
 */
export const findUser =
  (ports: FindPorts) =>
  async (actor: Actor, { typed, address }: TypedWallet): Promise<User> => {
    const user = address && (await ports.users.find(address));
    if (user !== undefined) return user;
    const nearest = await nearestTo(ports, typed);
    await recordRead(ports, actor, 'user.search', 'users');
    throw userNotFound({ nearest, issues: nearest.map((wallet) => ({ path: 'wallet', message: wallet })) });
  };

async function nearestTo(
  { userDirectory }: Pick<Ports, 'userDirectory'>,
  typed: string,
): Promise<readonly WalletAddress[]> {
  const short = abbreviation(typed);
  if (short !== undefined) return userDirectory.abbreviated(short.start, short.end, MOST_NEAREST);
  const candidates = oneMistakeAway(typed);
  const found = candidates.length === 0 ? [] : await userDirectory.among(candidates, MOST_NEAREST);
  if (found.length > 0 || !/^0x[0-9a-fA-F]{4,39}$/.test(typed)) return found;
  return userDirectory.abbreviated(typed.toLowerCase(), '', MOST_NEAREST);
}
