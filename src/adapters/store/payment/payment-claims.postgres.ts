import type { Knex } from 'knex';
import type { PaymentClaims } from '../../../application/ports/payment/payment-claims.ts';
import type { ClaimState, PaymentClaim } from '../../../domain/payment/claim.ts';
import type { Spend } from '../../../domain/payment/spend.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';

const PAID: readonly ClaimState[] = ['settled', 'delivered'];

/** Two unique keys resolve every race, across processes and restarts: the challenge, and the transaction on its network. */
export class PostgresPaymentClaims implements PaymentClaims {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async take(claim: PaymentClaim) {
    const [taken] = await answerOf(this.#claims().insert(toRow(claim)).onConflict().ignore().returning('*'));
    if (taken !== undefined) return { taken: true, claim: toClaim(taken) };
    const { challengeId, network, reference } = claim;
    const inTheWay = (await this.find(challengeId)) ?? (await this.#first({ network, reference }));
    if (inTheWay === undefined)
      throw new Error(`the claim on challenge ${challengeId} neither exists nor can be stored`);
    return { taken: false, claim: inTheWay };
  }

  async find(challengeId: string) {
    return await this.#first({ challenge_id: challengeId });
  }

  async advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date) {
    const moved = await answerOf(
      this.#claims().where({ challenge_id: challengeId }).whereIn('state', from).update({ state: to, state_at: at }),
    );
    return moved === 1;
  }

  async pending(network: string, before: Date, limit: number) {
    const rows = await answerOf(
      this.#claims()
        .where({ network, state: 'pending' })
        .where('claimed_at', '<', before)
        .orderBy('claimed_at')
        .limit(limit),
    );
    return rows.map(toClaim);
  }

  async spendOf(network: string, payer: WalletAddress, since?: Date): Promise<Spend> {
    const paid = this.#paidBy(network, payer);
    const row = await answerOf(
      (since === undefined ? paid : paid.where('claimed_at', '>=', since)).first<{ total: string; payments: string }>(
        this.#db.raw('coalesce(sum(amount), 0) as total, count(*) as payments'),
      ),
    );
    return { total: BigInt(row.total), payments: Number(row.payments) };
  }

  async recentOf(network: string, payer: WalletAddress, limit: number) {
    const rows = await answerOf(
      this.#paidBy(network, payer).orderBy('claimed_at', 'desc').orderBy('challenge_id').limit(limit),
    );
    return rows.map(toClaim);
  }

  async #first(by: Partial<ClaimRow>): Promise<PaymentClaim | undefined> {
    const row = await answerOf(this.#claims().where(by).first());
    return row && toClaim(row);
  }

  #paidBy(network: string, payer: WalletAddress) {
    return this.#claims().where({ network, payer }).whereIn('state', PAID);
  }

  #claims() {
    return this.#db<ClaimRow>('payment_claims');
  }
}

type ClaimRow = {
  challenge_id: string;
  method: string;
  network: string;
  reference: string;
  currency: string;
  recipient: string;
  payer: WalletAddress;
  resource: string;
  amount: string;
  valid_until: Date;
  state: ClaimState;
  claimed_at: Date;
  state_at: Date;
};

const toRow = ({ challengeId, validUntil, claimedAt, stateAt, amount, ...same }: PaymentClaim): ClaimRow => ({
  ...same,
  challenge_id: challengeId,
  amount: amount.toString(),
  valid_until: validUntil,
  claimed_at: claimedAt,
  state_at: stateAt,
});

const toClaim = ({ challenge_id, valid_until, claimed_at, state_at, amount, ...same }: ClaimRow): PaymentClaim => ({
  ...same,
  challengeId: challenge_id,
  amount: BigInt(amount),
  validUntil: valid_until,
  claimedAt: claimed_at,
  stateAt: state_at,
});
