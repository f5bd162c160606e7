import type { TermsStore } from '../../../application/ports/compliance/terms-store.ts';
import type { TermsAcceptance } from '../../../domain/compliance/terms.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { present } from '../shared/values.ts';

export class PostgresTermsStore extends DatabaseStore implements TermsStore {
  async accept(acceptance: TermsAcceptance) {
    const { wallet, version } = acceptance;
    const [row] = await answerOf(
      this.#acceptances().insert(toRow(acceptance)).onConflict(['wallet', 'version']).ignore().returning('*'),
    );
    const kept = row ? toAcceptance(row) : await this.acceptanceOf(wallet, version);
    if (kept === undefined) throw new Error(`acceptance of ${version} by ${wallet} neither exists nor can be stored`);
    return kept;
  }

  async acceptanceOf(wallet: WalletAddress, version: string) {
    const row = await answerOf(this.#acceptances().where({ wallet, version }).first());
    return row && toAcceptance(row);
  }

  async latest(wallet: WalletAddress) {
    const row = await answerOf(this.#newestOf(wallet).first());
    return row && toAcceptance(row);
  }

  async acceptancesOf(wallet: WalletAddress) {
    const rows: AcceptanceRow[] = await answerOf(this.#newestOf(wallet));
    return rows.map(toAcceptance);
  }

  #newestOf(wallet: WalletAddress) {
    return this.#acceptances().where({ wallet }).orderBy('accepted_at', 'desc').orderBy('id', 'desc');
  }

  #acceptances() {
    return this.db<AcceptanceRow>('terms_acceptances');
  }
}

type AcceptanceRow = {
  wallet: WalletAddress;
  version: string;
  ip: string;
  user_agent: string | null;
  accepted_at: Date;
};

const toRow = ({ wallet, version, ip, userAgent, acceptedAt }: TermsAcceptance) => ({
  wallet,
  version,
  ip,
  user_agent: userAgent ?? null,
  accepted_at: acceptedAt,
});

const toAcceptance = ({ wallet, version, ip, user_agent, accepted_at }: AcceptanceRow): TermsAcceptance =>
  present({ wallet, version, ip, userAgent: user_agent, acceptedAt: accepted_at });
