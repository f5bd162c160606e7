import { expect } from 'chai';
import fc from 'fast-check';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import type { TierRuling } from '../../../src/domain/kyc/tier.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { personsOf } from '../../../src/domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, bid, exit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export type BuyerFilesWorld = Pick<
  Ports,
  'auctionIndex' | 'buyerFiles' | 'kycs' | 'nftSaleLedger' | 'terms' | 'userWallets' | 'users'
> &
  Readonly<{ rule(ruling: TierRuling): Promise<void> }>;

const session = (id: string, changes: Partial<KycSession> = {}): KycSession => ({
  ...{ id, wallet: ALICE, tier: 'TIER_1', status: 'approved', url: 'https://kyc.example/1' },
  ...{ createdAt: at(), statusAt: at(1), ownedAt: at() },
  ...changes,
});
const PERSON = 'ab'.repeat(32);

const TIME = fc.integer({ min: 1, max: 6 }).map((ms) => at(ms));
const RULED = fc.subarray<TierRuling>([
  { kind: 'grant', wallet: ALICE, tier: 'TIER_1', at: at(3) },
  { kind: 'revocation', wallet: ALICE, at: at(4) },
]);

/** A verification in any state, of the owner when `owned` is given. */
const anyVerification = (owned: number | undefined) =>
  fc
    .record({
      status: fc.constantFrom<KycSession['status']>('pending', 'approved', 'rejected'),
      statusAt: TIME,
      takenAt: TIME,
      revokedAt: fc.option(TIME, { nil: undefined }),
      identity: fc.option(fc.constantFrom({ person: 'person 0' }, { person: 'person 1' }, { countryCode: 'FR' }), {
        nil: undefined,
      }),
    })
    .map(({ takenAt, revokedAt, identity, ...fields }): KycSession => {
      const { ownedAt: _, ...foreign } = session('', fields);
      return {
        ...foreign,
        ...(owned !== undefined && { ownedAt: takenAt }),
        ...(revokedAt !== undefined && { revokedAt }),
        ...(identity !== undefined && { identity }),
      };
    });

export function describeBuyerFilesContract(name: string, makeWorld: () => Promise<BuyerFilesWorld>): void {
  describe(`BuyerFiles: ${name}`, () => {
    let world: BuyerFilesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const register = () => world.users.register({ wallet: ALICE, referralCode: 'ABCD2345', createdAt: at() });

    it('finds nothing for a wallet that is not registered', async () => {
      expect(await world.buyerFiles.find(ALICE, '1.0')).to.equal(undefined);
    });

    it('holds a user without verification, list or terms', async () => {
      const { user } = await register();
      const nothing = {
        verifications: verificationsOf([]),
        rulings: [],
        others: [],
        minted: 0n,
        bids: [],
        listed: [],
        termsAccepted: false,
      };
      expect(await world.buyerFiles.find(ALICE, '1.0')).to.deep.equal({ user, ...nothing });
    });

    it('holds what the single stores hold, times to the millisecond', async () => {
      await register();
      await world.kycs.open(session('older', { revokedAt: at(3), identity: { person: PERSON } }));
      await world.kycs.open(session('newer', { createdAt: new Date('2026-03-01T10:00:00.123Z'), tier: 'TIER_2' }));
      await world.kycs.open(session('of-bob', { wallet: BOB, identity: { person: PERSON, countryCode: 'CH' } }));
      const file = await world.buyerFiles.find(ALICE, '1.0');
      expect(file?.user).to.deep.equal(await world.users.find(ALICE));
      expect(file?.verifications).to.deep.equal(await world.kycs.verificationsOf(ALICE));
      expect(file?.verifications.all).to.have.length(2);
      expect(file?.rulings).to.deep.equal(await world.kycs.rulingsOf(ALICE));
      expect(file?.others).to.deep.equal([BOB]);
    });

    it('holds the other wallets of the person whom the owner verified, and not those of a person whom a stranger verified', async () => {
      await register();
      const stranger = { identity: { person: 'of the stranger' } };
      const { ownedAt: _, ...foreign } = session('foreign', stranger);
      await world.kycs.open(foreign);
      await world.kycs.open(session('of-bob', { wallet: BOB, ...stranger }));
      await world.kycs.open(session('of-carol', { wallet: CAROL, identity: { person: PERSON } }));
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.others).to.deep.equal([BOB]);
      await world.kycs.open(session('own', { identity: { person: PERSON } }));
      const file = await world.buyerFiles.find(ALICE, '1.0');
      expect(file?.others).to.deep.equal([CAROL]);
      expect(file?.verifications).to.deep.equal(await world.kycs.verificationsOf(ALICE));
      expect(file?.verifications.counted.map(({ id }) => id)).to.deep.equal(['own']);
    });

    it('still holds, for a person, a wallet that was verified as this person before its owner opened another verification', async () => {
      await register();
      await world.kycs.open(session('alice', { identity: { person: PERSON } }));
      const { ownedAt: _, ...foreign } = session('foreign', { wallet: BOB, identity: { person: PERSON } });
      await world.kycs.open(foreign);
      await world.kycs.open(session('own', { wallet: BOB, status: 'pending' }));
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.others).to.deep.equal([BOB]);
    });

    it('holds the wallets of whoever was verified before, after the owner of a granted tier opened one that is not approved', async () => {
      await register();
      const { ownedAt: _, ...foreign } = session('foreign', { identity: { person: PERSON } });
      await world.kycs.open(foreign);
      await world.kycs.open(session('of-bob', { wallet: BOB, identity: { person: PERSON } }));
      await world.kycs.open(session('own', { status: 'pending', ownedAt: at(2) }));
      const others = async () => (await world.buyerFiles.find(ALICE, '1.0'))?.others;
      expect(await others()).to.deep.equal([]);
      await world.rule({ kind: 'grant', wallet: ALICE, tier: 'TIER_1', at: at(3) });
      expect(await others()).to.deep.equal([BOB]);
      await world.kycs.open(session('approved', { ownedAt: at(4) }));
      expect(await others()).to.deep.equal([]);
    });

    it('holds the wallets of exactly the persons whom the domain names, in any state of the verifications', async () => {
      const persons = ['person 0', 'person 1', 'person 2'];
      const walletOf = (nth: number) => `0x${nth.toString(16).padStart(40, '0')}` as WalletAddress;
      for (const [nth, person] of persons.entries())
        await world.kycs.open(session(`of-${person}`, { wallet: walletOf(nth + 1), identity: { person } }));
      let nth = 9;
      await fc.assert(
        fc.asyncProperty(
          anyVerification(undefined),
          fc.array(anyVerification(0), { maxLength: 2 }),
          RULED,
          async (theirs, ours, ruled) => {
            nth += 1;
            const wallet = walletOf(nth);
            await world.users.register({ wallet, referralCode: `CODE${nth}`, createdAt: at() });
            const sessions = [theirs, ...ours].map((one, index) => ({ ...one, id: `${nth} ${index}`, wallet }));
            for (const one of sessions) await world.kycs.open(one);
            for (const ruling of ruled) await world.rule({ ...ruling, wallet });
            const named = personsOf(await world.kycs.verificationsOf(wallet), await world.kycs.rulingsOf(wallet));
            const others = (await world.buyerFiles.find(wallet, '1.0'))?.others;
            const theirWallets = (await world.kycs.walletsOfPersons(named)).filter((one) => one !== wallet);
            expect(others).to.have.members([...theirWallets]);
          },
        ),
        { numRuns: 30 },
      );
    });

    it('holds what all wallets of the person minted, each token once, and nothing of anybody else', async () => {
      await register();
      await world.kycs.open(session('alice', { identity: { person: PERSON } }));
      await world.kycs.open(session('of-bob', { wallet: BOB, identity: { person: PERSON } }));
      const mint = (nonce: bigint, buyer: WalletAddress, tokenId: bigint, amount: bigint) => {
        const authorization = { ...nftAuthorization(nonce), buyer, tokenId, amount };
        return world.nftSaleLedger.record({ contract: CAROL, authorization, issuedAt: at() }, aGrant());
      };
      await mint(1n, ALICE, 7n, 300n);
      await mint(2n, BOB, 7n, 500n);
      await mint(3n, BOB, 8n, 40n);
      await mint(4n, CAROL, 9n, 1_000n);
      await world.nftSaleLedger.settle(CAROL, 3n, 'unused');
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.minted).to.equal(500n);
      expect(await world.nftSaleLedger.mintedBy([ALICE, BOB])).to.equal(500n);
    });

    it('sums bids of all wallets of the person by auction, and refunds of confirmed exits only', async () => {
      await register();
      await world.kycs.open(session('alice', { identity: { person: PERSON } }));
      await world.kycs.open(session('of-bob', { wallet: BOB, identity: { person: PERSON } }));
      const large = 2n ** 127n + 1n;
      await world.auctionIndex.of(CAROL).commit({
        to: block(50),
        confirmed: [bid(9, 11, { auction: CAROL, owner: BOB, amount: large })],
      });
      await world.auctionIndex.of(AUCTION.auction).commit({
        to: block(100),
        confirmed: [
          bid(1, 11, { amount: 100n }),
          bid(2, 12, { amount: 50n }),
          bid(3, 12, { owner: CAROL }),
          exit(1, 13, { amount: 30n }),
        ],
        unconfirmed: [bid(4, 101, { amount: 5n }), exit(2, 102, { amount: 50n })],
      });
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.bids).to.have.deep.members([
        { auction: AUCTION.auction, owner: ALICE, bid: 155n, refunded: 30n },
        { auction: CAROL, owner: BOB, bid: large, refunded: 0n },
      ]);
    });

    it('lists the EVM addresses of the wallet’s own list only', async () => {
      await register();
      const wallet = { isEmbedded: false, isPrimary: false, createdAt: at() };
      await world.userWallets.add(ALICE, { ...wallet, chain: 'evm', address: BOB }, 10);
      await world.userWallets.add(ALICE, { ...wallet, chain: 'sol', address: '1'.repeat(32) }, 10);
      await world.userWallets.add(BOB, { ...wallet, chain: 'evm', address: ALICE }, 10);
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.listed).to.deep.equal([BOB]);
    });

    it('reports whether this version of the terms was accepted', async () => {
      await register();
      await world.terms.accept({ wallet: ALICE, version: '1.0', ip: '203.0.113.7', acceptedAt: at() });
      expect((await world.buyerFiles.find(ALICE, '1.0'))?.termsAccepted).to.equal(true);
      expect((await world.buyerFiles.find(ALICE, '2.0'))?.termsAccepted).to.equal(false);
    });
  });
}
