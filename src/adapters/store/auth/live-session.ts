import type { Knex } from 'knex';
import type { Acting } from '../../../domain/auth/session.ts';
import { signInRequired } from '../../../domain/shared/failures.ts';

/**
 * Rejects with UNAUTHENTICATED unless the session is live in the store itself. Locks its row, so that it does not end before the
 * transaction. An erasure ends sessions after it has locked the standing and the user: lock those first.
 */
export async function requireLive(trx: Knex, { session, at }: Acting): Promise<void> {
  const live = trx('sessions').where({ id: session, revoked_at: null }).where('expires_at', '>', at);
  if ((await live.forShare().first('id')) === undefined) throw signInRequired();
}
