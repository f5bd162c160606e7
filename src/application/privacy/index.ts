import { recordRead } from '../operator/entry.ts';
import { findUser, type TypedWallet } from '../operator/find-user.ts';
import type { Ports } from '../ports/index.ts';
import type { PersonalRecord } from '../ports/privacy.ts';
import { compose, type Needs } from '../shared/compose.ts';

/**
 * Everything about the wallet, once the export is in the audit log. Rejects with USER_NOT_FOUND, before anything is read, and
 * with STORE_UNAVAILABLE.
 */
const exportPerson =
  (ports: Pick<Ports, 'personalData'> & Needs<typeof findUser>) =>
  async (actor: string, typed: TypedWallet): Promise<AsyncIterable<PersonalRecord>> => {
    const { wallet } = await findUser(ports)(actor, typed);
    await recordRead(ports, actor, 'user.export', wallet);
    return ports.personalData.recordsOf(wallet);
  };

export const privacyUseCases = compose({ exportPerson });

export type PrivacyUseCases = ReturnType<typeof privacyUseCases>;
