import { expect } from 'chai';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { authorization, block, DEADLINE, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import type { SaleStores } from './sale-stores.ts';

const LAST_SECOND = new Date(Number(DEADLINE) * 1000 + 999);
const TOO_LATE = new Date(Number(DEADLINE) * 1000 + 1000);

export function describeIssuedAuthorizationsContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`IssuedAuthorizations: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });

    it('have no state when they were never issued', async () => {
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal(undefined);
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(0);
    });

    it('are issued through the whole last second of their deadline, and expired after it', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal('issued');
      expect(await stores.issuedAuthorizations.stateOf(1n, LAST_SECOND)).to.equal('issued');
      expect(await stores.issuedAuthorizations.stateOf(1n, TOO_LATE)).to.equal('expired');
      expect(await stores.issuedAuthorizations.stateOf(2n, at())).to.equal(undefined);
    });

    it('are used once a purchase with their nonce is indexed, confirmed or not, whatever the time', async () => {
      for (const nonce of [1n, 2n, 3n]) await stores.issuedAuthorizations.record(authorization(nonce), at(), aGrant());
      const indexed = { confirmed: [purchase(1, 8)], unconfirmed: [purchase(2, 11)] };
      await stores.purchaseIndex.commit(step(block(10), indexed));
      expect(await stores.issuedAuthorizations.stateOf(1n, TOO_LATE)).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(2n, at())).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(3n, at())).to.equal('issued');
    });

    it('are usable again when their purchase was reorganised away', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { unconfirmed: [purchase(1, 11)] }));
      await stores.purchaseIndex.commit(step(block(10), { from: block(10) }));
      expect(await stores.issuedAuthorizations.stateOf(1n, at())).to.equal('issued');
    });

    it('are counted while their buyer could still use them', async () => {
      for (const nonce of [1n, 2n, 3n]) await stores.issuedAuthorizations.record(authorization(nonce), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(4n, { buyer: BOB }), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(5n, { deadline: DEADLINE - 1n }), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8)] }));
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(3);
      expect(await stores.issuedAuthorizations.countLive(ALICE, LAST_SECOND)).to.equal(2);
      expect(await stores.issuedAuthorizations.countLive(ALICE, TOO_LATE)).to.equal(0);
      expect(await stores.issuedAuthorizations.countLive(BOB, at())).to.equal(1);
    });

    it('can contain the contract’s largest numbers', async () => {
      const huge = { amount: MAX_UINT256, maxAllowed: MAX_UINT256, deadline: MAX_UINT256 };
      await stores.issuedAuthorizations.record(authorization(MAX_UINT256, huge), at(), aGrant());
      await stores.issuedAuthorizations.record(authorization(MAX_UINT256 - 1n, huge), at(), aGrant());
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8, { nonce: MAX_UINT256 })] }));
      expect(await stores.issuedAuthorizations.stateOf(MAX_UINT256, at())).to.equal('used');
      expect(await stores.issuedAuthorizations.stateOf(MAX_UINT256 - 1n, at())).to.equal('issued');
      expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(1);
    });

    it('never share a nonce', async () => {
      await stores.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      const again = stores.issuedAuthorizations.record(authorization(1n, { buyer: BOB }), at(), aGrant());
      expect(await again.catch(() => 'refused')).to.equal('refused');
      expect(await stores.issuedAuthorizations.countLive(BOB, at())).to.equal(0);
    });

    describe('of several wallets of one person', () => {
      const DAVE = '0x4444444444444444444444444444444444444444' as WalletAddress;
      const wallets = [ALICE, BOB, CAROL, DAVE];
      const UNIT = 1_000_000n;
      const CAP = 1_000n * UNIT;
      type Read = Readonly<{ purchased?: bigint; elsewhere?: bigint }>;
      /** The buyer's wish, after what the chain is said to have reported. */
      const ask = (nonce: bigint, buyer: WalletAddress, usd: bigint, { purchased = 0n, elsewhere = 0n }: Read = {}) =>
        stores.issuedAuthorizations.record(
          authorization(nonce, { buyer, amount: usd * UNIT, maxAllowed: CAP - elsewhere * UNIT }),
          at(),
          aGrant(),
          {
            others: wallets.filter((one) => one !== buyer),
            tier: 'TIER_1',
            cap: CAP,
            purchased: purchased * UNIT,
            purchasedElsewhere: elsewhere * UNIT,
            committed: 0n,
            settledUntil: at(),
          },
        );
      const bought = (nonce: number, buyer: WalletAddress, usd: bigint) =>
        stores.purchaseIndex.commit(
          step(block(10 + nonce), { confirmed: [purchase(nonce, 8, { buyer, amount: usd * UNIT })] }),
        );

      it('count against the cap while another wallet can use them', async () => {
        await ask(1n, ALICE, 600n);
        await ask(2n, BOB, 400n);
        const refusal = await failureOf(ask(3n, CAROL, 100n), { code: 'TIER_LIMIT_EXCEEDED' });
        expect(refusal.facts.remaining).to.equal('0');
        expect(await stores.issuedAuthorizations.stateOf(3n, at())).to.equal(undefined);
      });

      it('count together with what was bought', async () => {
        await ask(1n, ALICE, 600n);
        const read = { purchased: 150n, elsewhere: 100n };
        const refusal = await failureOf(ask(2n, BOB, 151n, read), { code: 'TIER_LIMIT_EXCEEDED' });
        expect(refusal.facts.remaining).to.equal(String(150n * UNIT));
        await ask(3n, BOB, 150n, read);
      });

      it('do not count once they are expired, or used by a purchase that the chain reported', async () => {
        const over = { buyer: ALICE, amount: 900n * UNIT, deadline: BigInt(Math.floor(at().getTime() / 1000)) - 1n };
        await stores.issuedAuthorizations.record(authorization(1n, over), at(), aGrant());
        await ask(2n, ALICE, 500n);
        await bought(2, ALICE, 500n);
        await ask(3n, BOB, 500n, { elsewhere: 500n });
      });

      it('count when they were used after the chain was read', async () => {
        await ask(1n, ALICE, 500n);
        await ask(2n, CAROL, 100n);
        await bought(1, ALICE, 500n);
        expect(await rejection(ask(3n, BOB, 500n))).to.equal('TIER_LIMIT_EXCEEDED');
        await ask(4n, BOB, 400n);
      });

      it('count once for a wallet that asks again, up to what the contract lets it buy', async () => {
        for (const nonce of [1n, 2n, 3n]) await ask(nonce, ALICE, 400n);
        expect(await rejection(ask(4n, BOB, 100n))).to.equal('TIER_LIMIT_EXCEEDED');
      });

      it('reserve nothing for a wallet while no other has one', async () => {
        for (const nonce of [1n, 2n, 3n]) await ask(nonce, ALICE, 900n);
        expect(await stores.issuedAuthorizations.countLive(ALICE, at())).to.equal(3);
      });

      it('include the buyer’s own once another wallet has one, whose maximum they could pass together', async () => {
        await ask(1n, ALICE, 400n);
        await ask(2n, BOB, 500n);
        expect(await rejection(ask(3n, ALICE, 400n))).to.equal('TIER_LIMIT_EXCEEDED');
        await ask(4n, ALICE, 100n);
      });

      it('are not limited for a tier without a cap', async () => {
        const unlimited = { amount: CAP, maxAllowed: MAX_UINT256 };
        for (const [index, buyer] of wallets.entries())
          await stores.issuedAuthorizations.record(
            authorization(BigInt(index), { ...unlimited, buyer }),
            at(),
            aGrant(),
            {
              others: wallets.filter((one) => one !== buyer),
              tier: 'TIER_3',
              cap: MAX_UINT256,
              purchased: 0n,
              purchasedElsewhere: 0n,
              committed: 0n,
              settledUntil: at(),
            },
          );
      });

      it('never pass the cap together when twenty are requested at once for four wallets', async () => {
        const outcomes = await atOnce(20, (nth) =>
          ask(BigInt(nth + 1), wallets[nth % 4] as WalletAddress, 150n).then(
            () => nth,
            (error) => error.code as string,
          ),
        );
        const issued = outcomes.filter((one) => typeof one === 'number');
        const wallet = (nth: number | string) => Number(nth) % 4;
        const usable = [0, 1, 2, 3].map((nth) => issued.filter((one) => wallet(one) === nth).length);
        // One wallet alone may ask for more than the cap, which the contract then enforces; two wallets may not.
        if (usable.filter((count) => count > 0).length > 1) expect(issued.length * 150).to.be.at.most(1_000);
        expect(issued.length).to.be.at.least(5);
        for (const one of outcomes) if (typeof one === 'string') expect(one).to.equal('TIER_LIMIT_EXCEEDED');
      });
    });
  });
}
