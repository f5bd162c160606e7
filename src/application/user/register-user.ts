import { Failure } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { ownReferralCode, referralCodeTaken, referralCodeUnknown } from '../../domain/user/errors.ts';
import { normalizeReferralCode, REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH } from '../../domain/user/referral-code.ts';
import type { User } from '../../domain/user/user.ts';
import type { Ports } from '../ports/index.ts';

type RegisterPorts = Pick<Ports, 'users' | 'random' | 'clock'>;
export type Registration = Readonly<{ email?: string | undefined; referralCode?: string | undefined }>;

// 31^8 codes: even with a billion users a generated code is free with a probability of 99.9 %.
const MAX_DRAWS = 5;

/**
 * Creates the user of a wallet, or returns the existing one. The e-mail stays unconfirmed, because a wallet can be
 * registered by someone who does not own it. Rejects with REFERRAL_CODE_UNKNOWN or SELF_REFERRAL.
 */
export const registerUser =
  (ports: RegisterPorts) =>
  async (wallet: WalletAddress, { email, referralCode }: Registration): Promise<{ user: User; created: boolean }> => {
    const referredBy = referralCode === undefined ? undefined : await referrerOf(ports, wallet, referralCode);
    const draft = {
      wallet,
      createdAt: ports.clock.now(),
      ...(referredBy !== undefined && { referredBy }),
      ...(email !== undefined && { unconfirmedEmail: email }),
    };
    for (let draw = 1; ; draw += 1) {
      try {
        const code = ports.random.text(REFERRAL_CODE_LENGTH, REFERRAL_ALPHABET);
        return await ports.users.register({ ...draft, referralCode: code });
      } catch (error) {
        const drawAgain = error instanceof Failure && error.code === referralCodeTaken.code && draw < MAX_DRAWS;
        if (!drawAgain) throw error;
      }
    }
  };

async function referrerOf({ users }: RegisterPorts, wallet: WalletAddress, code: string): Promise<WalletAddress> {
  const referrer = await users.findByReferralCode(normalizeReferralCode(code));
  if (referrer === undefined) throw referralCodeUnknown();
  if (referrer.wallet === wallet) throw ownReferralCode();
  return referrer.wallet;
}
