import type { PaymentClaims } from '../../../application/ports/payment.ts';
import type { ClaimState, PaidResponse, PaymentClaim } from '../../../domain/payment/claim.ts';
import type { Spend } from '../../../domain/payment/consent.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';

const PAID: readonly ClaimState[] = ['settled', 'delivered'];

/** Two unique keys resolve every race, across processes and restarts: the challenge, and the transaction on its network. */
export class PostgresPaymentClaims extends DatabaseStore implements PaymentClaims {
  async take(claim: PaymentClaim, response: PaidResponse) {
    const row = { ...claims.toRow(claim), ...toColumns(response) };
    const [taken] = await answerOf(this.#claims().insert(row).onConflict().ignore().returning('*'));
    if (taken !== undefined) return { taken: true, claim: claims.toRecord(taken) };
    const { challengeId, network, reference } = claim;
    const inTheWay = (await this.find(challengeId)) ?? (await this.#first({ network, reference }));
    if (inTheWay === undefined)
      throw new Error(`the claim on challenge ${challengeId} neither exists nor can be stored`);
    return { taken: false, claim: inTheWay };
  }

  async find(challengeId: string) {
    return await this.#first({ challenge_id: challengeId });
  }

  async advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date, txHash?: Hex) {
    const next = { state: to, state_at: at, ...(txHash !== undefined && { tx_hash: txHash }) };
    const moved = await answerOf(
      this.#claims().where({ challenge_id: challengeId }).whereIn('state', from).update(next),
    );
    return moved === 1;
  }

  async deliverable(challengeId: string) {
    const row = await answerOf(this.#claims().where({ challenge_id: challengeId, state: 'settled' }).first());
    if (row === undefined) return undefined;
    const { response, response_until: keptUntil } = row;
    return {
      claim: claims.toRecord(row),
      ...(keptUntil !== null && { response: { body: response ?? undefined, keptUntil } }),
    };
  }

  async addResponse(challengeId: string, response: PaidResponse) {
    const bare = this.#claims().where({ challenge_id: challengeId, state: 'settled' }).whereNull('response_until');
    return (await answerOf(bare.update(toColumns(response)))) === 1;
  }

  async purgeResponses(expired: Date, abandoned: Date, limit: number) {
    const old = this.#claims()
      .select('challenge_id')
      .whereNotNull('response')
      .where((either) =>
        either
          .where((done) => done.whereIn('state', ['delivered', 'void']).where('response_until', '<', expired))
          .orWhere((left) => left.where('state', 'settled').where('response_until', '<', abandoned)),
      )
      .orderBy('response_until')
      .limit(limit);
    return await answerOf(this.#claims().whereIn('challenge_id', old).update({ response: null }));
  }

  async pending(network: string, before: Date, limit: number) {
    const rows = await answerOf(
      this.#claims()
        .where({ network, state: 'pending' })
        .where('claimed_at', '<', before)
        .orderBy('claimed_at')
        .limit(limit),
    );
    return rows.map(claims.toRecord);
  }

  async spendOf(network: string, payer: WalletAddress, since?: Date): Promise<Spend> {
    const paid = this.#paidBy(network, payer);
    const row = await answerOf(
      (since === undefined ? paid : paid.where('claimed_at', '>=', since)).first<{ total: string; payments: string }>(
        this.db.raw('coalesce(sum(amount), 0) as total, count(*) as payments'),
      ),
    );
    return { total: BigInt(row.total), payments: Number(row.payments) };
  }

  async recentOf(network: string, payer: WalletAddress, limit: number) {
    const rows = await answerOf(
      this.#paidBy(network, payer).orderBy('claimed_at', 'desc').orderBy('challenge_id').limit(limit),
    );
    return rows.map(claims.toRecord);
  }

  async tally(network: string) {
    const counted = this.#claims().where({ network }).groupBy('state').select('state');
    const sums = this.db.raw('count(*) as count, sum(amount) as units');
    const rows = await answerOf(counted.select<{ state: ClaimState; count: string; units: string }[]>('state', sums));
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    const paid = rows.filter(({ state }) => PAID.some((one) => one === state));
    const units = paid.reduce((sum, row) => sum + BigInt(row.units), 0n);
    return { pending: 0, settled: 0, delivered: 0, void: 0, ...counts, units };
  }

  async latestPaid(network: string, limit: number) {
    const paid = this.#claims().where({ network }).whereIn('state', PAID);
    return (await answerOf(paid.orderBy('claimed_at', 'desc').orderBy('challenge_id').limit(limit))).map(
      claims.toRecord,
    );
  }

  async #first(by: Partial<ClaimRow>): Promise<PaymentClaim | undefined> {
    const row = await answerOf(this.#claims().where(by).first());
    return row && claims.toRecord(row);
  }

  #paidBy(network: string, payer: WalletAddress) {
    return this.#claims().where({ network, payer }).whereIn('state', PAID);
  }

  #claims() {
    return this.db<ClaimRow>('payment_claims');
  }
}

const claims = rowsOf<PaymentClaim>()(
  [
    'challengeId',
    'method',
    'network',
    'reference',
    'currency',
    'recipient',
    'payer',
    'resource',
    'validUntil',
    'state',
    'claimedAt',
    'stateAt',
    'txHash',
  ],
  ['amount'],
);
type ClaimRow = RowOf<PaymentClaim> & { response: string | null; response_until: Date | null };

const toColumns = ({ body, keptUntil }: PaidResponse) => ({ response: body, response_until: keptUntil });
