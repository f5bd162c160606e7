import { expect } from 'chai';
import type { PersonShare } from '../../../src/domain/sale/person-room.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { authorization, DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, atOnce } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';
import { asking, CAP, COLLECTION, dollars, LIMIT, shareOf, UNIT, WALLETS } from './person-room-asks.ts';
import type { SaleStores } from './sale-stores.ts';

/** What the wallets of one person ask for at once, whose limit no contract enforces together. */
export function describePersonRoomAtOnceContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`the limit of a person who asks at once: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    const { mint, buy, permit } = asking(() => stores);

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
        settledUntil: at(),
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
        const sum = outcomes.reduce((all, one) => (one.ask === ask && one.wallet === wallet ? all + one.usd : all), 0);
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
}
