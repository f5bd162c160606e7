import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import type { PersonShare } from '../../../src/domain/sale/person-room.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, bid, bidPermit, exit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { authorization, block, DEADLINE, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import type { SaleStores } from './sale-stores.ts';

const WALLETS = [ALICE, BOB, CAROL];
const UNIT = 1_000_000n;
const CAP = 1_000n * UNIT;
const COLLECTION = '0x5555555555555555555555555555555555555555' as WalletAddress;

/** Purchases and mints of one person, whose limit no contract enforces together. */
export function describePersonRoomContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`the limit of a person over both sales: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    type Read = Readonly<{ purchased?: bigint; elsewhere?: bigint; minted?: bigint; cap?: bigint }>;
    const shareOf = (buyer: WalletAddress, { purchased = 0n, elsewhere = 0n, cap = CAP }: Read): PersonShare => ({
      others: WALLETS.filter((one) => one !== buyer),
      ...{ tier: 'TIER_1', cap, purchased: purchased * UNIT, purchasedElsewhere: elsewhere * UNIT, committed: 0n },
    });
    const mint = (
      nonce: number,
      buyer: WalletAddress,
      usd: bigint,
      { token = nonce, ...read }: Read & { token?: number } = {},
    ) =>
      stores.nftSaleLedger.record(
        {
          contract: COLLECTION,
          authorization: nftAuthorization(BigInt(nonce), {
            ...{ buyer, amount: usd * UNIT, tokenId: BigInt(token), deadline: DEADLINE },
          }),
          issuedAt: at(),
        },
        aGrant(),
        shareOf(buyer, read),
      );
    const buy = (nonce: number, buyer: WalletAddress, usd: bigint, read: Read = {}) =>
      stores.issuedAuthorizations.record(
        authorization(BigInt(nonce), {
          ...{ buyer, amount: usd * UNIT, maxAllowed: CAP - ((read.elsewhere ?? 0n) + (read.minted ?? 0n)) * UNIT },
        }),
        at(),
        aGrant(),
        shareOf(buyer, read),
      );
    const LIMIT = { code: 'TIER_LIMIT_EXCEEDED' };

    it('counts mints of one wallet together, and says what is left', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 300n);
      const refusal = await failureOf(mint(4, ALICE, 300n), LIMIT);
      expect(refusal.facts.remaining).to.equal(String(100n * UNIT));
      expect(await stores.nftSaleLedger.issued(COLLECTION, 4n)).to.equal(undefined);
      await mint(5, ALICE, 100n);
    });

    it('counts mints of all wallets of the person, and of nobody else', async () => {
      await mint(1, ALICE, 600n);
      expect(await rejection(mint(2, BOB, 500n))).to.equal(LIMIT.code);
      const stranger = '0x6666666666666666666666666666666666666666' as WalletAddress;
      const alone = { others: [], tier: 'TIER_1', cap: CAP, purchased: 0n, purchasedElsewhere: 0n, committed: 0n };
      const theirs = nftAuthorization(3n, { buyer: stranger, amount: CAP });
      await stores.nftSaleLedger.record(
        { contract: COLLECTION, authorization: theirs, issuedAt: at() },
        aGrant(),
        alone,
      );
    });

    it('counts a token once, however often it is asked for', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 900n, { token: 77 });
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(900n * UNIT);
      const asked = { contract: COLLECTION, tokenId: 77n };
      expect(await stores.nftSaleLedger.mintedBy(WALLETS, asked)).to.equal(0n);
      expect(await rejection(mint(4, BOB, 200n, { token: 78 }))).to.equal(LIMIT.code);
    });

    it('counts expired mints until the chain proved that they were not used', async () => {
      await mint(1, ALICE, 600n);
      await mint(2, ALICE, 400n);
      const later = new Date(Number(DEADLINE + 1n) * 1000);
      expect(await stores.nftSaleLedger.unsettled(at(), 10)).to.deep.equal([]);
      const open = await stores.nftSaleLedger.unsettled(later, 10);
      expect(open.map(({ nonce, deadline }) => [nonce, deadline.getTime()])).to.have.deep.members(
        [1n, 2n].map((nonce) => [nonce, Number(DEADLINE) * 1000]),
      );
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'used');
      await stores.nftSaleLedger.settle(COLLECTION, 2n, 'unused');
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'unused');
      expect(await stores.nftSaleLedger.unsettled(later, 10)).to.deep.equal([]);
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(600n * UNIT);
      expect(await rejection(mint(3, BOB, 401n))).to.equal(LIMIT.code);
      await mint(4, BOB, 400n);
    });

    it('deletes only mints that were not used, long after their deadline', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 100n);
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'used');
      await stores.nftSaleLedger.settle(COLLECTION, 2n, 'unused');
      const later = new Date(Number(DEADLINE + 1n) * 1000);
      expect(await stores.nftSaleLedger.purgeUnused(at(), 10)).to.equal(0);
      expect(await stores.nftSaleLedger.purgeUnused(later, 10)).to.equal(1);
      expect(await stores.nftSaleLedger.issued(COLLECTION, 2n)).to.equal(undefined);
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(200n * UNIT);
    });

    it('counts what was bought in the sale, as read or as indexed', async () => {
      expect(await rejection(mint(1, ALICE, 501n, { purchased: 300n, elsewhere: 200n }))).to.equal(LIMIT.code);
      await mint(2, ALICE, 500n, { purchased: 300n, elsewhere: 200n });
      await stores.purchaseIndex.commit(
        step(block(10), { confirmed: [purchase(1, 8, { buyer: BOB, amount: 400n * UNIT })] }),
      );
      expect(await rejection(mint(3, CAROL, 101n))).to.equal(LIMIT.code);
      await mint(4, CAROL, 100n);
    });

    it('counts usable authorizations of the sale against a mint, also of the same wallet', async () => {
      await buy(1, ALICE, 700n);
      expect(await rejection(mint(1, ALICE, 301n))).to.equal(LIMIT.code);
      expect(await rejection(mint(2, BOB, 301n))).to.equal(LIMIT.code);
      await mint(3, BOB, 300n);
    });

    it('counts mints against an authorization of the sale', async () => {
      await mint(1, ALICE, 600n);
      expect(await rejection(buy(1, ALICE, 401n))).to.equal(LIMIT.code);
      expect(await rejection(buy(2, BOB, 401n))).to.equal(LIMIT.code);
      await buy(3, ALICE, 400n, { minted: 600n });
      await buy(4, ALICE, 400n, { minted: 600n });
    });

    it('does not forget an older authorization of the sale with a higher maximum', async () => {
      await buy(1, ALICE, 500n);
      await mint(1, ALICE, 500n);
      expect(await rejection(buy(2, ALICE, 500n, { minted: 500n }))).to.equal(LIMIT.code);
    });

    describe('with bids', () => {
      type Bids = Read & Readonly<{ here?: bigint; committed?: bigint; auction?: WalletAddress; maximum?: bigint }>;
      const permit = (nonce: number, owner: WalletAddress, usd: bigint, read: Bids = {}) => {
        const { here = 0n, committed = 0n, auction = AUCTION.auction, maximum = 1_000n } = read;
        const share = { ...shareOf(owner, read), committed: committed * UNIT };
        const amounts = { amount: usd * UNIT, maxAllowed: maximum * UNIT };
        const one = bidPermit(BigInt(nonce), { owner, auction, ...amounts });
        return stores.issuedBidPermits.record(one, at(), aGrant(), { share, bidHere: here * UNIT });
      };
      const index = (confirmed: readonly AuctionEvent[], unconfirmed: readonly AuctionEvent[] = []) =>
        stores.auctionIndex.of(AUCTION.auction).commit({ to: block(50), confirmed, unconfirmed });
      const dollars = (usd: bigint) => ({ amount: usd * UNIT });

      it('counts the unused permits of a wallet in one auction once', async () => {
        for (const nonce of [1, 2, 3, 4]) await permit(nonce, ALICE, 900n);
        expect(await rejection(permit(5, BOB, 1n))).to.equal(LIMIT.code);
        expect(await rejection(permit(6, ALICE, 1n, { auction: CAROL }))).to.equal(LIMIT.code);
      });

      it('counts permits of other wallets and auctions, and says what is left', async () => {
        await permit(1, ALICE, 300n);
        await permit(2, BOB, 300n, { auction: CAROL });
        const refusal = await failureOf(permit(3, CAROL, 401n), LIMIT);
        expect(refusal.facts.remaining).to.equal(String(400n * UNIT));
        await permit(4, CAROL, 400n);
      });

      it('counts permits against purchases and mints, and these against permits', async () => {
        await permit(1, ALICE, 300n);
        expect(await rejection(buy(1, ALICE, 701n))).to.equal(LIMIT.code);
        await buy(2, ALICE, 300n, { minted: 300n });
        expect(await rejection(mint(1, BOB, 401n))).to.equal(LIMIT.code);
        await mint(2, BOB, 200n);
        expect(await rejection(permit(2, ALICE, 201n, { auction: CAROL }))).to.equal(LIMIT.code);
        await permit(3, CAROL, 200n);
        expect(await rejection(mint(3, BOB, 1n))).to.equal(LIMIT.code);
      });

      it('counts bids as read or as indexed, until a confirmed exit refunds them', async () => {
        expect(await rejection(permit(1, ALICE, 501n, { committed: 500n }))).to.equal(LIMIT.code);
        await index([bid(7, 10, { owner: BOB, ...dollars(600n) })], [exit(7, 51, { owner: BOB, ...dollars(500n) })]);
        expect(await rejection(permit(2, ALICE, 401n))).to.equal(LIMIT.code);
        expect(await rejection(mint(1, CAROL, 401n))).to.equal(LIMIT.code);
        expect(await rejection(buy(1, CAROL, 401n))).to.equal(LIMIT.code);
        await stores.auctionIndex
          .of(AUCTION.auction)
          .commit({ from: block(50), to: block(60), confirmed: [exit(7, 51, { owner: BOB, ...dollars(500n) })] });
        await permit(3, ALICE, 900n);
      });

      it('lets a wallet bid again what was refunded, against a higher maximum', async () => {
        await index([bid(7, 10, dollars(900n)), exit(7, 11, dollars(900n))]);
        await permit(1, ALICE, 900n, { here: 900n, maximum: 1_900n });
        expect(await rejection(permit(2, BOB, 101n))).to.equal(LIMIT.code);
        await permit(3, BOB, 100n);
      });

      it('does not count a permit whose bid is indexed twice', async () => {
        await permit(7, ALICE, 600n);
        await index([], [bid(7, 51, dollars(600n))]);
        await permit(8, BOB, 400n);
        expect(await rejection(permit(9, BOB, 1n, { auction: CAROL }))).to.equal(LIMIT.code);
      });

      it('does not count permits after their deadline', async () => {
        await permit(1, ALICE, 900n);
        const share = { ...shareOf(BOB, {}), committed: 0n };
        const later = new Date(Number(DEADLINE + 1n) * 1000);
        const one = bidPermit(2n, { owner: BOB, ...dollars(900n) });
        await stores.issuedBidPermits.record(one, later, aGrant(), { share, bidHere: 0n });
      });

      it('is never passed by bids, purchases and mints at once for three wallets', async () => {
        const asks = [permit, buy, mint];
        const outcomes = await atOnce(36, (nth) => {
          const [wallet, ask] = [WALLETS[nth % 3] as WalletAddress, asks[Math.floor(nth / 3) % 3] as typeof mint];
          return ask(nth + 1, wallet, 150n).then(
            () => ({ ask, wallet, usd: 150 }),
            (error) => {
              expect(error.code).to.equal(LIMIT.code);
              return { ask, wallet, usd: 0 };
            },
          );
        });
        const most = (ask: unknown, wallet: WalletAddress) => {
          const sum = outcomes.reduce(
            (all, one) => (one.ask === ask && one.wallet === wallet ? all + one.usd : all),
            0,
          );
          // Each contract lets one wallet spend the maximum at most.
          return ask === mint ? sum : Math.min(sum, 1_000);
        };
        const total = asks
          .flatMap((ask) => WALLETS.map((wallet) => most(ask, wallet)))
          .reduce((sum, one) => sum + one, 0);
        expect(total).to.be.within(900, 1_000);
      });

      it('is never passed by purchases, which need no lock alone, beside bids of the same wallet', async () => {
        const alone: PersonShare = { ...shareOf(ALICE, {}), others: [] };
        const outcomes = await atOnce(20, (nth) => {
          const asked =
            nth % 2 === 0
              ? stores.issuedAuthorizations.record(
                  authorization(BigInt(nth + 1), { ...dollars(150n), maxAllowed: CAP }),
                  at(),
                  aGrant(),
                  alone,
                )
              : stores.issuedBidPermits.record(
                  bidPermit(BigInt(nth + 1), { ...dollars(150n), maxAllowed: CAP }),
                  at(),
                  aGrant(),
                  { share: alone, bidHere: 0n },
                );
          return asked.then(
            () => 150,
            () => 0,
          );
        });
        const sum = (parity: number) =>
          outcomes.reduce<number>((all, one, nth) => (nth % 2 === parity ? all + one : all), 0);
        expect(Math.min(sum(0), 1_000) + Math.min(sum(1), 1_000)).to.be.at.most(1_000);
      });
    });

    it('does not forget an older authorization with the maximum from before another wallet bought', async () => {
      await buy(1, BOB, 239n);
      expect(await rejection(buy(2, BOB, 572n, { elsewhere: 428n })), 'as read').to.equal(LIMIT.code);
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(9, 8, { amount: 428n * UNIT })] }));
      const refusal = await failureOf(buy(3, BOB, 572n, { elsewhere: 428n }), LIMIT);
      expect(refusal.facts.remaining).to.equal(String(333n * UNIT));
      await buy(4, BOB, 333n, { elsewhere: 428n });
    });

    it('limits nobody whose tier has no cap', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 1_000_000n, { cap: MAX_UINT256 });
    });

    it('is never passed by twenty mints and twenty purchases at once for three wallets', async () => {
      const outcomes = await atOnce(40, (nth) => {
        const wallet = WALLETS[nth % 3] as WalletAddress;
        const asked = nth % 2 === 0 ? mint(nth + 1, wallet, 150n) : buy(nth + 1, wallet, 150n);
        return asked.then(
          () => 150,
          (error) => error.code as string,
        );
      });
      const minted = outcomes.filter((one, nth) => one === 150 && nth % 2 === 0).length * 150;
      const bought = WALLETS.map(
        (_, at) => outcomes.filter((one, nth) => one === 150 && nth % 2 === 1 && nth % 3 === at).length * 150,
      );
      // The sale contract lets one wallet buy the cap at most, however many authorizations it has.
      const total = minted + bought.reduce((sum, one) => sum + Math.min(one, 1_000), 0);
      expect(total).to.be.within(900, 1_000);
      for (const one of outcomes) if (typeof one === 'string') expect(one).to.equal(LIMIT.code);
    });

    it('is never passed by mints and purchases at once of a wallet on its own, however often it bought before', async () => {
      const alone: PersonShare = {
        others: [],
        tier: 'TIER_1',
        cap: CAP,
        purchased: 0n,
        purchasedElsewhere: 0n,
        committed: 0n,
      };
      for (const [round, buyer] of WALLETS.entries()) {
        const nonce = (nth: number) => BigInt(100 * (round + 1) + nth);
        const buyAlone = (nth: number, usd: bigint) =>
          stores.issuedAuthorizations.record(
            authorization(nonce(nth), { buyer, amount: usd * UNIT, maxAllowed: CAP }),
            at(),
            aGrant(),
            alone,
          );
        const mintAlone = (nth: number, usd: bigint) =>
          stores.nftSaleLedger.record(
            {
              contract: COLLECTION,
              authorization: nftAuthorization(nonce(nth), {
                ...{ buyer, amount: usd * UNIT, tokenId: nonce(nth), deadline: DEADLINE },
              }),
              issuedAt: at(),
            },
            aGrant(),
            alone,
          );
        const spent = (asked: Promise<void>, usd: number) =>
          asked.then(
            () => usd,
            (error) => {
              expect(error.code).to.equal(LIMIT.code);
              return 0;
            },
          );
        await buyAlone(0, 100n);
        await buyAlone(1, 100n);
        const bought = Array.from({ length: 10 }, (_, nth) => spent(buyAlone(nth + 2, 150n), 150));
        const minted = Array.from({ length: 6 }, (_, nth) => spent(mintAlone(nth + 20, 150n), 150));
        const sum = async (all: readonly Promise<number>[]) =>
          (await Promise.all(all)).reduce((total, one) => total + one, 0);
        const total = (await sum(minted)) + Math.min(200 + (await sum(bought)), 1_000);
        expect(total).to.be.at.most(1_000);
        expect(await rejection(mintAlone(50, 1_000n))).to.equal(LIMIT.code);
      }
    });

    it('is never passed by twenty mints at once for three wallets', async () => {
      const outcomes = await atOnce(20, (nth) =>
        mint(nth + 1, WALLETS[nth % 3] as WalletAddress, 250n).then(
          () => 'authorized',
          (error) => error.code as string,
        ),
      );
      expect(outcomes.filter((one) => one === 'authorized')).to.have.length(4);
      expect(new Set(outcomes)).to.deep.equal(new Set(['authorized', LIMIT.code]));
    });
  });
}
