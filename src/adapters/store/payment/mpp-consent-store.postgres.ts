import type { MppConsentStore } from '../../../application/ports/payment.ts';
import type { MppConsent, RailBalance } from '../../../domain/payment/consent.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';

export class PostgresMppConsentStore extends DatabaseStore implements MppConsentStore {
  async consentOf(wallet: WalletAddress) {
    const row = await answerOf(this.db<ConsentRow>('mpp_consents').where({ wallet }).first());
    return row && consents.toRecord(row);
  }

  /** A wallet without a consent has no row to lock, so an advisory lock on its address is used. */
  async change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent): Promise<MppConsent> {
    return await answerOf(
      this.db.transaction(async (trx) => {
        await trx.raw("select pg_advisory_xact_lock(hashtextextended('mpp_consents ' || ?, 0))", [wallet]);
        const row = await trx<ConsentRow>('mpp_consents').where({ wallet }).first();
        const after = decide(row && consents.toRecord(row));
        await trx<ConsentRow>('mpp_consents').insert(consents.toRow(after)).onConflict('wallet').merge();
        return after;
      }),
    );
  }

  async balanceOf(network: string, account: WalletAddress) {
    const row = await answerOf(this.db<BalanceRow>('rail_balances').where({ network, account }).first());
    return row && { units: BigInt(row.units), asOf: row.as_of };
  }

  async rememberBalance(network: string, account: WalletAddress, { units, asOf }: RailBalance) {
    await answerOf(
      this.db<BalanceRow>('rail_balances')
        .insert({ network, account, units: units.toString(), as_of: asOf })
        .onConflict(['network', 'account'])
        .merge(['units', 'as_of'])
        .where('rail_balances.as_of', '<', asOf),
    );
  }
}

const consents = rowsOf<MppConsent>()(['wallet', 'autoFundEnabled', 'preferredSourceChain', 'grantedAt']);
type ConsentRow = RowOf<MppConsent>;
type BalanceRow = { network: string; account: WalletAddress; units: string; as_of: Date };
