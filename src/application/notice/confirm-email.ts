import { confirmationInvalid } from '../../domain/notice/errors.ts';
import { CONFIRMATION_LIFETIME_MS, CONFIRMATIONS_A_DAY } from '../../domain/notice/notice.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { verifyEmail } from '../../domain/user/revise-profile.ts';
import type { Ports } from '../ports/index.ts';

type AskPorts = Pick<
  Ports,
  'clock' | 'emailConfirmations' | 'keyDigests' | 'noticePolicy' | 'outbox' | 'random' | 'tryCounts'
>;
type Asked = Readonly<{ wallet: WalletAddress; email?: string; emailVerified: boolean }>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Sends a confirmation link to the address that the user's own session set, unless it is confirmed already. Past the daily
 * limits nothing is sent, and the caller is not told: it would learn what others did with the address.
 */
export const requestConfirmation =
  (ports: AskPorts) =>
  async ({ wallet, email, emailVerified }: Asked): Promise<void> => {
    const { clock, emailConfirmations, keyDigests, noticePolicy, outbox, random } = ports;
    if (!noticePolicy.mailIsOn || email === undefined || emailVerified) return;
    if (!(await isWithinLimits(ports, wallet, email))) return;
    const id = random.uuid();
    const digest = keyDigests.digestOf(tokenOf(ports, id));
    const expiresAt = new Date(clock.now().getTime() + CONFIRMATION_LIFETIME_MS);
    await emailConfirmations.open({ id, wallet, email, digest, expiresAt });
    const notice = { kind: 'confirm-email', confirmationId: id } as const;
    await outbox.enqueue([{ key: `confirm-email:${id}`, channel: 'mail', wallet, notice }]);
  };

async function isWithinLimits({ tryCounts, keyDigests, clock }: AskPorts, wallet: WalletAddress, email: string) {
  const now = clock.now();
  const address = keyDigests.digestOf(`address ${email.toLowerCase()}`);
  const ofWallet = await tryCounts.count(`confirm-email wallet ${wallet}`, DAY_MS, now);
  const ofAddress = await tryCounts.count(`confirm-email address ${address}`, DAY_MS, now);
  return ofWallet <= CONFIRMATIONS_A_DAY.wallet && ofAddress <= CONFIRMATIONS_A_DAY.address;
}

/** The same in each attempt to send the link; it cannot be computed from what the database holds. */
export const tokenOf = ({ keyDigests }: Pick<Ports, 'keyDigests'>, confirmationId: string): string =>
  keyDigests.digestOf(`confirm-email ${confirmationId}`);

/**
 * Marks the address of the link as verified, if it is still the user's address. Rejects with CONFIRMATION_INVALID, alike for
 * every link that does not work, and with EMAIL_TAKEN when another user has verified the address since.
 */
export const confirmEmail =
  ({
    clock,
    emailConfirmations,
    keyDigests,
    users,
  }: Pick<Ports, 'clock' | 'emailConfirmations' | 'keyDigests' | 'users'>) =>
  async (token: string): Promise<Readonly<{ emailVerified: true }>> => {
    const now = clock.now();
    const taken = await emailConfirmations.take(keyDigests.digestOf(token), now);
    if (taken === undefined) throw confirmationInvalid();
    const user = await users.revise(taken.wallet, (before) => verifyEmail(before, taken.email, now));
    if (user?.emailVerified !== true || user.email !== taken.email) throw confirmationInvalid();
    return { emailVerified: true };
  };
