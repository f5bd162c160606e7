import { expect } from 'chai';
import type { Ports } from '../../../src/application/ports/index.ts';
import { approve } from '../../../src/domain/operator/decide-proposal.ts';
import { propose } from '../../../src/domain/operator/proposal.ts';
import { entryOf, permitting } from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

type World = Pick<Ports, 'kycs' | 'proposals' | 'sessions' | 'users'>;

const OPEN = { wallet: ALICE, tier: 'TIER_1', url: 'https://kyc.example/late', ownedAt: at(6) } as const;

export function describeRequestsInFlightContract(name: string, makeWorld: () => Promise<World>): void {
  describe(`An erasure and requests in flight: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
      await world.users.register({ wallet: ALICE, referralCode: 'ALICE234', createdAt: at() });
      await signIn('early');
    });
    const signIn = (id: string) =>
      world.sessions.open({ id, wallet: ALICE, provider: 'siwe', createdAt: at(), expiresAt: at(9_000) });
    const change = { field: 'name', after: 'late', at: at(6), actor: ALICE } as const;
    const rename = (session: string) =>
      world.users.revise(ALICE, (user) => ({ user: { ...user, name: 'late' }, history: [change] }), {
        session,
        at: at(6),
      });
    const verify = (session: string) =>
      world.kycs.open({ ...OPEN, id: 'late', status: 'pending', createdAt: at(6), statusAt: at(6) }, session);
    const adopt = (session: string) => world.kycs.adopt('foreign', ALICE, at(6), session);
    const erase = async () => {
      const draft = propose({
        wallet: ALICE,
        wish: { action: 'erase' },
        reason: '-',
        proposedBy: BOB,
        proposedAt: at(),
      });
      const { id } = await world.proposals.create(draft, permitting(entryOf));
      const staff = new Map([[BOB, { role: 'admin' as const, isBlocked: false }]]);
      await world.proposals.decide(id, (proposal) => ({
        ...approve(proposal, 'cli:root', { fourEyes: true, now: at(5) }, staff),
        entry: entryOf(proposal),
      }));
    };

    it('refuses the changes of a session that the erasure ended, and allows those of a new one', async () => {
      await erase();
      for (const write of [rename, verify, adopt]) expect(await rejection(write('early'))).to.equal('UNAUTHENTICATED');
      await signIn('new');
      expect(await rename('new')).to.include({ name: 'late' });
      expect((await verify('new')).isNew).to.equal(true);
    });

    it('leaves nothing that requests of the person wrote at the same time', async () => {
      let isErased = false;
      const writing = [rename, verify].map(async (write) => {
        while (!isErased) await write('early').catch(() => undefined);
      });
      await erase();
      isErased = true;
      await Promise.all(writing);
      expect(await world.users.find(ALICE)).to.not.have.any.keys('name');
      expect(await world.users.history(ALICE)).to.deep.equal([]);
      const left = (await world.kycs.verificationsOf(ALICE)).all;
      expect(left.filter(({ status, url }) => status === 'pending' || url !== undefined)).to.deep.equal([]);
    });
  });
}
