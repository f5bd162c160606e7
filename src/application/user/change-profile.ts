import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import { type ProfileChanges, reviseProfile } from '../../domain/user/revise-profile.ts';
import { requestConfirmation } from '../notice/confirm-email.ts';
import type { Ports } from '../ports/index.ts';
import type { Needs } from '../shared/compose.ts';
import { profileOf } from './profile.ts';

/** Changes the owner's profile, records the history, and sends a confirmation link to an address that was set. Rejects with USERNAME_TAKEN, EMAIL_TAKEN or USER_NOT_FOUND, and with UNAUTHENTICATED when the session has ended. */
export const changeProfile =
  (ports: Pick<Ports, 'users' | 'kycs' | 'clock'> & Needs<typeof requestConfirmation>) =>
  async ({ id, wallet: owner }: Pick<ProvedSession, 'id' | 'wallet'>, changes: ProfileChanges) => {
    const at = ports.clock.now();
    const user = await ports.users.revise(owner, (before) => reviseProfile(before, changes, owner, at), {
      session: id,
      at,
    });
    if (user === undefined) throw userNotFound();
    if (changes.email) await requestConfirmation(ports)(user);
    return {
      profile: await profileOf(ports)(user, owner),
      referralDisclaimerAccepted: user.referralDisclaimerAccepted,
    };
  };
