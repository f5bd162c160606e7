import { expect } from 'chai';
import fc from 'fast-check';
import type { PurchaseTotals } from '../../../src/application/ports/sale.ts';
import type { BlockRef, Purchase } from '../../../src/domain/sale/purchase.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { authorization, block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

const RUNS = 5;
const WALLETS = [ALICE, BOB, CAROL] as const;
/** As many nonces as a run can use; every second one was issued. */
const ISSUED = [2n, 4n, 6n, 8n, 10n, 12n] as const;

const bought = fc.record({
  buyer: fc.constantFrom(...WALLETS),
  referrer: fc.constantFrom(...WALLETS),
  amount: fc.nat(1_000),
});
const move = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('on' as const),
      confirmed: fc.array(bought, { maxLength: 2 }),
      unconfirmed: fc.array(bought, { maxLength: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), by: fc.integer({ min: 1, max: 4 }) }) },
);

/** Sums that a store keeps are those of its purchases, whatever was indexed, repeated, and reorganized. */
export function describeKeptSumsContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`sums of purchases: ${name}`, () => {
    it('equal the purchases, through confirmations, repetitions and reorganizations', () =>
      fc.assert(
        fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 10 }), async (moves) => {
          const chain = new IndexedChain(await makeStores());
          await chain.issue();
          for (const one of moves) {
            await (one.kind === 'on' ? chain.advance(one.confirmed, one.unconfirmed) : chain.rollBack(one.by));
            if (one.kind === 'back') await chain.expectSums();
          }
          await chain.expectSums();
        }),
        { numRuns: RUNS },
      ));
  });
}

type Bought = Readonly<{ buyer: WalletAddress; referrer: WalletAddress; amount: number }>;

/** The stores, beside a plain list of what they should hold. */
class IndexedChain {
  readonly #stores: SaleStores;
  #blocks: BlockRef[] = [];
  #confirmed: Purchase[] = [];
  #unconfirmed: Purchase[] = [];
  #last = 0;
  #fork = 0;

  constructor(stores: SaleStores) {
    this.#stores = stores;
  }

  async issue(): Promise<void> {
    for (const nonce of ISSUED) await this.#stores.issuedAuthorizations.record(authorization(nonce), at(), aGrant());
  }

  /** What was unconfirmed is confirmed by the next step, so that rows change from one to the other. */
  async advance(confirmed: readonly Bought[], unconfirmed: readonly Bought[]): Promise<void> {
    const height = (this.#blocks.at(-1)?.number ?? 9) + 1;
    const to = block(height, this.#fork);
    const settled = [...this.#unconfirmed, ...confirmed.map((one) => this.#purchase(one, height))];
    const newer = unconfirmed.map((one) => this.#purchase(one, height + 1));
    const from = this.#blocks.at(-1);
    const next = step(to, { ...(from && { from }), confirmed: settled, unconfirmed: newer });
    expect(await this.#stores.purchaseIndex.commit(next)).to.equal(true);
    this.#blocks.push(to);
    this.#confirmed.push(...settled);
    this.#unconfirmed = newer;
  }

  async rollBack(by: number): Promise<void> {
    const from = this.#blocks.at(-1);
    if (from === undefined) return;
    this.#blocks = this.#blocks.slice(0, Math.max(0, this.#blocks.length - by));
    this.#fork += 1;
    const to = this.#blocks.at(-1);
    expect(await this.#stores.purchaseIndex.rollBack(from, to)).to.equal(true);
    const isKept = ({ blockNumber }: Purchase) => blockNumber <= (to?.number ?? -1);
    this.#confirmed = this.#confirmed.filter(isKept);
    this.#unconfirmed = this.#unconfirmed.filter(isKept);
  }

  async expectSums(): Promise<void> {
    const { purchaseIndex, referralPurchases, issuedAuthorizations } = this.#stores;
    const confirmedTokens = sum(this.#confirmed.map(({ tokens }) => tokens));
    const expected: Partial<PurchaseTotals> = {
      confirmed: this.#confirmed.length,
      unconfirmed: this.#unconfirmed.length,
      tokens: confirmedTokens + sum(this.#unconfirmed.map(({ tokens }) => tokens)),
      confirmedTokens,
    };
    expect(await purchaseIndex.totals()).to.deep.include(expected);
    expect(await purchaseIndex.recount()).to.deep.equal({ confirmed: this.#confirmed.length, confirmedTokens });
    for (const referrer of WALLETS) {
      const own = this.#confirmed.filter((one) => one.referrer === referrer);
      const buyers = new Set(own.map(({ buyer }) => buyer)).size;
      const totals = {
        buyers,
        amount: sum(own.map(({ amount }) => amount)),
        tokens: sum(own.map(({ tokens }) => tokens)),
      };
      expect(await referralPurchases.statisticsOf(referrer, 0)).to.deep.include(totals);
    }
    for (const { kept, counted } of await referralPurchases.recount(5)) expect(kept).to.deep.equal(counted);
    const used = ISSUED.filter((nonce) =>
      [...this.#confirmed, ...this.#unconfirmed].some((one) => one.nonce === nonce),
    ).length;
    const tally = { issued: ISSUED.length, used, expired: 0, open: ISSUED.length - used };
    expect(await issuedAuthorizations.tally(at())).to.deep.equal(tally);
  }

  #purchase({ buyer, referrer, amount }: Bought, height: number): Purchase {
    this.#last += 1;
    const paid = BigInt(amount);
    const parties = { buyer, referrer, amount: paid, tokens: 2n * paid };
    return purchase(this.#last, height, { ...parties, blockHash: block(height, this.#fork).hash });
  }
}

const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);
