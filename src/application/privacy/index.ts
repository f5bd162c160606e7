import { entryOf } from '../operator/entry.ts';
import { findUser, type TypedWallet } from '../operator/find-user.ts';
import type { Ports } from '../ports/index.ts';
import type { PersonalRecord } from '../ports/privacy/personal-data.ts';
import { compose, type Needs } from '../shared/compose.ts';

/**
 * Everything about the wallet, once the export is in the audit log. Rejects with USER_NOT_FOUND, before anything is read, and
 * with STORE_UNAVAILABLE.
 */
const exportPerson =
  ({
    auditLog,
    clock,
    personalData,
    ...ports
  }: Pick<Ports, 'auditLog' | 'clock' | 'personalData'> & Needs<typeof findUser>) =>
  async (actor: string, typed: TypedWallet): Promise<AsyncIterable<PersonalRecord>> => {
    const { wallet } = await findUser(ports)(typed);
    await auditLog.append(entryOf({ actor, action: 'user.export', subject: wallet }, clock.now()));
    return personalData.recordsOf(wallet);
  };

export const privacyUseCases = compose({ exportPerson });

export type PrivacyUseCases = ReturnType<typeof privacyUseCases>;
