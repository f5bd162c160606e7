import type { KycStatus } from '../kyc/kyc-standing.ts';
import type { KycTier } from '../kyc/tier.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { User } from '../user/user.ts';
import type { Actor } from './proposal.ts';

const DIGITS = '0123456789abcdef';
const LENGTH = 40;

/**
 * The addresses, in lower case, that differ from what was typed by one mistake: a wrong letter case, a wrong digit, one digit too many or
 * too few, or two neighbours swapped. Empty when nothing of that kind makes it an address.
 */
export function oneMistakeAway(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  const digits = text.startsWith('0x') ? text.slice(2) : text;
  const candidates = new Set<string>([digits, ...changedOf(digits), ...swappedOf(digits)]);
  return [...candidates].filter((one) => one.length === LENGTH && /^[0-9a-f]+$/.test(one)).map((one) => `0x${one}`);
}

/** What two people tell each other of a long address: `0x1234…abcd`. */
export function abbreviation(typed: string): Readonly<{ start: string; end: string }> | undefined {
  const [, start, end] = /^(0x[0-9a-f]{4,38})(?:…|\.{2,3})([0-9a-f]{1,38})$/.exec(typed.trim().toLowerCase()) ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function changedOf(digits: string): readonly string[] {
  if (digits.length < LENGTH - 1 || digits.length > LENGTH + 1) return [];
  const places = [...Array(digits.length + 1).keys()];
  if (digits.length === LENGTH + 1) return places.map((at) => digits.slice(0, at) + digits.slice(at + 1));
  const cut = digits.length === LENGTH ? 1 : 0;
  return places.flatMap((at) => [...DIGITS].map((digit) => digits.slice(0, at) + digit + digits.slice(at + cut)));
}

const swappedOf = (digits: string): readonly string[] =>
  digits.length !== LENGTH
    ? []
    : [...Array(LENGTH - 1).keys()].map(
        (at) => digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2),
      );

/** A block, or its end by an approved proposal. */
export type BlockChange = Readonly<{
  wallet: WalletAddress;
  kind: 'block' | 'unblock';
  reason: string;
  by: Actor;
  at: Date;
  proposal?: string;
}>;

/** What an operator wrote about a wallet. Operators only read it. */
export type Note = Readonly<{ id: string; wallet: WalletAddress; text: string; by: Actor; at: Date }>;

/** A user in a list. */
export type UserEntry = Pick<
  User,
  'wallet' | 'username' | 'email' | 'name' | 'isBlocked' | 'siweVerifiedAt' | 'createdAt'
> &
  Readonly<{ kycStatus: KycStatus; tier?: KycTier }>;

/**
 * `query`: the beginning of a wallet, username, e-mail address or name, ignoring case; or a whole referral code. Registered from `from`
 * on, and before `to`.
 */
export type UserFilter = Readonly<{
  query?: string;
  kyc?: KycStatus;
  tier?: KycTier;
  blocked?: boolean;
  from?: Date;
  to?: Date;
}>;

/** Whether the in-memory list contains the user; the database has the same rule as an index condition. */
export function matchesQuery(
  {
    wallet,
    username,
    email,
    name,
    referralCode,
  }: Pick<User, 'wallet' | 'username' | 'email' | 'name' | 'referralCode'>,
  query: string,
): boolean {
  const wanted = query.toLowerCase();
  return (
    referralCode === query.toUpperCase() ||
    [wallet, username, email, name].some((text) => text?.toLowerCase().startsWith(wanted))
  );
}
