import type { WalletAddress } from '../shared/wallet-address.ts';
import type { User } from './user.ts';

/** The fields that an owner may change; an empty text clears a field. */
export type ProfileChanges = Readonly<
  Partial<{
    username: string;
    email: string;
    name: string;
    phone: string;
    notifyAml: boolean;
    notifyVesting: boolean;
    notifyUpdates: boolean;
    referralDisclaimerAccepted: boolean;
  }>
>;
export type ProfileField = keyof ProfileChanges;

/** One change of one field. An unset value is absent. */
export type ProfileChange = Readonly<{
  field: ProfileField | 'emailVerified' | 'referredBy';
  before?: string | boolean;
  after?: string | boolean;
  at: Date;
  /** The wallet whose session made the change. */
  actor: WalletAddress;
}>;

export type Revision = Readonly<{ user: User; history: readonly ProfileChange[] }>;

/**
 * Returns the changed user and the history of the changes. Setting a field to its current value is not a change. A new
 * e-mail address is unverified and removes the unconfirmed one.
 */
export function reviseProfile(user: User, changes: ProfileChanges, actor: WalletAddress, at: Date): Revision {
  const wanted = { ...changes, ...(emailMoves(user, changes) && user.emailVerified && { emailVerified: false }) };
  const fields = Object.keys(wanted) as (keyof typeof wanted)[];
  const history = fields.flatMap((field): ProfileChange[] => {
    const [before, after] = [user[field], wanted[field] === '' ? undefined : wanted[field]];
    if (before === after) return [];
    return [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }), at, actor }];
  });
  const revised: Record<string, unknown> = { ...user };
  for (const { field, after } of history) {
    if (after === undefined) delete revised[field];
    else revised[field] = after;
  }
  if (changes.email !== undefined) delete revised.unconfirmedEmail;
  return { user: revised as User, history };
}

/** The owner of the mailbox opened the link that was sent to it. Changes nothing unless this is still the user's address. */
export function verifyEmail(user: User, email: string, at: Date): Revision {
  if (user.email !== email || user.emailVerified) return { user, history: [] };
  const change: ProfileChange = { field: 'emailVerified', before: false, after: true, at, actor: user.wallet };
  return { user: { ...user, emailVerified: true }, history: [change] };
}

/** Only then can the revision conflict with an address that somebody else confirmed. */
export const claimsEmail = (before: User, after: User): boolean =>
  after.email !== undefined &&
  (after.email.toLowerCase() !== before.email?.toLowerCase() || (after.emailVerified && !before.emailVerified));

const emailMoves = (user: User, { email }: ProfileChanges) => email !== undefined && email !== user.email;
