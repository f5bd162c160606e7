import type { EmailConfirmation, EmailConfirmations } from '../../../application/ports/notice/email-confirmations.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';
import { isUuid } from '../shared/values.ts';

export class PostgresEmailConfirmations extends DatabaseStore implements EmailConfirmations {
  async open({ id, wallet, email, digest, expiresAt }: EmailConfirmation) {
    const row = { id, wallet, email, digest, expires_at: expiresAt };
    await answerOf(this.#rows().insert(row).onConflict('wallet').merge());
  }

  async find(id: string, now: Date) {
    if (!isUuid(id)) return undefined;
    const row = await answerOf(this.#rows().where({ id }).where('expires_at', '>', now).first());
    return row && toConfirmation(row);
  }

  async take(digest: string, now: Date) {
    const open = this.#rows().where({ digest }).where('expires_at', '>', now);
    const [row] = await answerOf(open.del().returning('*'));
    return row && toConfirmation(row);
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'email_confirmations', 'expires_at', before, limit);
  }

  #rows() {
    return this.db<Row>('email_confirmations');
  }
}

type Row = { id: string; wallet: WalletAddress; email: string; digest: string; expires_at: Date };

const toConfirmation = ({ id, wallet, email, digest, expires_at }: Row): EmailConfirmation => ({
  id,
  wallet,
  email,
  digest,
  expiresAt: expires_at,
});
