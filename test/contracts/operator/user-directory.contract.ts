import { expect } from 'chai';
import type { UserFilter } from '../../../src/domain/operator/user-entry.ts';
import { requestInvalid } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import {
  DAY_MS,
  draft,
  entryOf,
  type OperatorStores,
  permitting,
  register,
} from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';

export function describeUserDirectoryContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`UserDirectory: ${name}`, () => {
    let stores: OperatorStores;
    beforeEach(async () => {
      stores = await makeWorld();
    });

    const walletsOf = async (filter: UserFilter, now = at()) =>
      (await stores.userDirectory.page(filter, { limit: 100 }, now)).items.map(({ wallet }) => wallet);
    const verification = (wallet: WalletAddress, tier: 'TIER_1' | 'TIER_2' = 'TIER_1') =>
      stores.kycs.open({
        id: `${wallet} ${tier}`,
        wallet,
        tier,
        status: 'pending',
        url: 'https://kyc.example',
        createdAt: at(),
        statusAt: at(),
        ownedAt: at(),
      });
    const decided = (wallet: WalletAddress, status: 'approved' | 'rejected', tier: 'TIER_1' | 'TIER_2' = 'TIER_1') =>
      stores.kycs.apply(
        { id: `${wallet} ${status} ${tier}`, sessionId: `${wallet} ${tier}`, status, occurredAt: at() },
        (session) => ({
          ...session,
          status,
          ...(status === 'rejected' && { revokedAt: at() }),
        }),
      );
    const granted = async (wallet: WalletAddress, expiresAt?: Date) => {
      const { id } = await stores.proposals.create(
        draft({ action: 'grant-tier', tier: 'TIER_3' }, { wallet }),
        permitting(entryOf),
      );
      const ruling = { kind: 'grant', wallet, tier: 'TIER_3', at: at(), ...(expiresAt && { expiresAt }) } as const;
      await stores.proposals.decide(id, (proposal) => ({
        decision: { verdict: 'approved', by: CAROL, at: at() },
        effect: { kind: 'ruling', ruling },
        entry: entryOf(proposal, 'proposal.approve'),
      }));
    };

    it('returns the newest users first, page by page', async () => {
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      const first = await stores.userDirectory.page({}, { limit: 2 }, at());
      expect(first.items.map(({ wallet }) => wallet)).to.deep.equal([CAROL, BOB]);
      const second = await stores.userDirectory.page({}, { limit: 2, cursor: String(first.nextCursor) }, at());
      expect(second).to.deep.equal({
        items: [{ wallet: ALICE, isBlocked: false, createdAt: at(), kycStatus: 'none' }],
      });
      await failureOf(stores.userDirectory.page({}, { limit: 2, cursor: 'x' }, at()), requestInvalid);
    });

    it('filters by the time of registration, from inclusive and to exclusive', async () => {
      for (const wallet of [ALICE, BOB]) await register(stores, wallet);
      expect(await walletsOf({ from: at(), to: at(1) })).to.deep.equal([BOB, ALICE]);
      expect(await walletsOf({ from: at(1) })).to.deep.equal([]);
      expect(await walletsOf({ to: at() })).to.deep.equal([]);
      expect(await walletsOf({ query: ALICE, from: at(), to: at(1) })).to.deep.equal([ALICE]);
      expect(await walletsOf({ query: ALICE, to: at() })).to.deep.equal([]);
    });

    it('returns the name of each user, or else the username, and nothing for others', async () => {
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      const revise = (wallet: WalletAddress, changes: Readonly<Record<string, string>>) =>
        stores.users.revise(wallet, (user) => ({ user: { ...user, ...changes }, history: [] }));
      await revise(ALICE, { name: 'Ada Example', username: 'ada' });
      await revise(BOB, { username: 'bob' });
      const names = await stores.userDirectory.namesOf([ALICE, BOB, CAROL]);
      expect([...names].sort()).to.deep.equal(
        [
          [ALICE, 'Ada Example'],
          [BOB, 'bob'],
        ].sort(),
      );
      expect([...(await stores.userDirectory.namesOf([]))]).to.deep.equal([]);
    });

    it('filters by status and tier, through every change of a verification', async () => {
      await verification(ALICE);
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      await verification(BOB, 'TIER_2');
      expect(await walletsOf({ kyc: 'pending' })).to.deep.equal([BOB, ALICE]);
      expect(await walletsOf({ kyc: 'none' })).to.deep.equal([CAROL]);
      await decided(BOB, 'approved', 'TIER_2');
      await decided(ALICE, 'approved');
      expect(await walletsOf({ kyc: 'approved' })).to.deep.equal([BOB, ALICE]);
      expect(await walletsOf({ tier: 'TIER_2' })).to.deep.equal([BOB]);
      await decided(ALICE, 'rejected');
      expect(await walletsOf({ kyc: 'rejected' })).to.deep.equal([ALICE]);
      expect(await walletsOf({ kyc: 'rejected', tier: 'TIER_2' })).to.deep.equal([]);
    });

    it('forgets what a stranger’s verification concluded once the owner opens one, whatever is reported of it later', async () => {
      const foreign = { id: 'foreign', wallet: ALICE, tier: 'TIER_2', createdAt: at(), statusAt: at() } as const;
      await stores.kycs.open({ ...foreign, status: 'pending' });
      await register(stores, ALICE);
      const report = (id: string, status: 'approved' | 'rejected', occurredAt: Date) =>
        stores.kycs.apply({ id, sessionId: 'foreign', status, occurredAt }, (session) => ({
          ...{ ...session, status, statusAt: occurredAt },
          ...(status === 'rejected' && { revokedAt: occurredAt }),
        }));
      await report('e1', 'approved', at(1));
      expect(await walletsOf({ tier: 'TIER_2' })).to.deep.equal([ALICE]);
      await verification(ALICE);
      expect(await walletsOf({ tier: 'TIER_2' })).to.deep.equal([]);
      expect(await walletsOf({ kyc: 'pending' })).to.deep.equal([ALICE]);
      await decided(ALICE, 'approved');
      await report('e2', 'rejected', at(9));
      expect(await walletsOf({ tier: 'TIER_1' })).to.deep.equal([ALICE]);
      await report('e3', 'approved', at(10));
      expect(await walletsOf({ tier: 'TIER_1' })).to.deep.equal([ALICE]);
      expect((await stores.kycs.verificationsOf(ALICE)).counted.map(({ tier }) => tier)).to.deep.equal(['TIER_1']);
    });

    it('lists a granted tier until it ends, and then what is left', async () => {
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      await verification(BOB);
      await decided(BOB, 'approved');
      await granted(ALICE);
      await granted(BOB, at(DAY_MS));
      expect(await walletsOf({ tier: 'TIER_3' }, at(DAY_MS - 1))).to.deep.equal([BOB, ALICE]);
      expect(await walletsOf({ tier: 'TIER_3' }, at(DAY_MS))).to.deep.equal([ALICE]);
      expect(await walletsOf({ tier: 'TIER_1' }, at(DAY_MS))).to.deep.equal([BOB]);
    });

    it('filters blocked wallets', async () => {
      for (const wallet of [ALICE, BOB]) await register(stores, wallet);
      const entry = permitting(entryOf({ id: '1', wallet: BOB }, 'user.block'));
      await stores.caseFiles.block({ wallet: BOB, reason: 'x', by: ALICE, at: at() }, entry);
      expect(await walletsOf({ blocked: true })).to.deep.equal([BOB]);
      expect(await walletsOf({ blocked: false })).to.deep.equal([ALICE]);
    });

    it('finds the beginning of a wallet, username, e-mail address or name in any letter case, and a referral code', async () => {
      await register(stores, ALICE, 'ABCD2345');
      await register(stores, BOB, 'EFGH2345');
      await stores.users.revise(ALICE, (user) => ({
        user: { ...user, username: 'Alice_1', email: 'A%lice@example.com', name: 'Zoë\\Ångström' },
        history: [],
      }));
      const found = ['abcd2345', ALICE.slice(0, 9), ALICE.toLowerCase(), 'ALICE_', 'a%L', 'zoë\\Å'];
      for (const query of found) expect(await walletsOf({ query }), query).to.deep.equal([ALICE]);
      for (const query of ['ABCD', 'aliceX', 'a_lice', '%', '_', 'lice', 'ngström'])
        expect(await walletsOf({ query }), query).to.deep.equal([]);
      expect(await walletsOf({ query: '0x' })).to.deep.equal([BOB, ALICE]);
    });

    it('finds users among addresses in lower case, and by the ends of an address', async () => {
      for (const wallet of [ALICE, BOB]) await register(stores, wallet);
      const { userDirectory } = stores;
      const all = [ALICE, BOB, CAROL].map((wallet) => wallet.toLowerCase());
      expect(await userDirectory.among(all, 9)).to.have.members([ALICE, BOB]);
      expect(await userDirectory.among(all, 1)).to.have.length(1);
      expect(await userDirectory.among([], 1)).to.deep.equal([]);
      expect(await userDirectory.abbreviated('0xf39f', '2266', 9)).to.deep.equal([ALICE]);
      expect(await userDirectory.abbreviated('0xf39f', '2267', 9)).to.deep.equal([]);
      expect(await userDirectory.abbreviated('0x', '', 9)).to.have.members([ALICE, BOB]);
    });
  });
}
