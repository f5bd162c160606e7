import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export type BuyerFilesWorld = Pick<Ports, 'buyerFiles' | 'kycs' | 'terms' | 'userWallets' | 'users'>;

const session = (id: string, changes: Partial<KycSession> = {}): KycSession => ({
  ...{ id, wallet: ALICE, tier: 'TIER_1', status: 'approved', url: 'https://kyc.example/1' },
  ...{ createdAt: at(), statusAt: at(1), ownedAt: at() },
  ...changes,
});
const PERSON = 'ab'.repeat(32);

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
      const nothing = { verifications: verificationsOf([]), rulings: [], others: [], listed: [], termsAccepted: false };
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
