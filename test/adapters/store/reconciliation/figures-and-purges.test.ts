import { expect } from 'chai';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { InMemoryRelayerQueue } from '../../../../src/adapters/sponsor/relayer-queue.memory.ts';
import { PostgresRelayerQueue } from '../../../../src/adapters/sponsor/relayer-queue.postgres.ts';
import { chooseStores } from '../../../../src/adapters/store/choose.ts';
import { purgesOf } from '../../../../src/application/retention/index.ts';
import { RETENTION_NAMES } from '../../../../src/domain/retention/retention.ts';
import { checkpoints } from '../../../support/fixtures/checkpoint-signer.ts';
import { aGrant } from '../../../support/fixtures/decision-fixtures.ts';
import { authorization, block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { sandboxSale } from '../../../support/fixtures/sandbox-sale.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const tools = {
  clock: systemClock,
  random: cryptoRandom,
  sale: sandboxSale(),
  checkpoints,
  migrations: [],
  operators: new Map(),
};
type World = Awaited<ReturnType<typeof chooseStores>> & { relayerCalls: InMemoryRelayerQueue | PostgresRelayerQueue };

function describeFigures(name: string, makeWorld: () => Promise<World>): void {
  describe(`figures and purges: ${name}`, () => {
    it('counts authorizations and purchases, and purges only what expired unused', async () => {
      const world = await makeWorld();
      const passed = BigInt(Math.floor(at().getTime() / 1000)) - 1n;
      for (const nonce of [1n, 2n, 3n])
        await world.issuedAuthorizations.record({ ...authorization(nonce), deadline: passed }, at(), aGrant());
      await world.purchaseIndex.commit(step(block(5), { confirmed: [purchase(1, 5), purchase(9, 5)] }));
      expect(await world.issuedAuthorizations.tally(at())).to.deep.equal({ issued: 3, used: 1, expired: 2, open: 0 });
      const totals = { confirmed: 2, unconfirmed: 0, neverIssued: 1, tokens: 2n * 10n ** 21n };
      expect(await world.purchaseIndex.totals()).to.deep.equal({ ...totals, confirmedTokens: totals.tokens });
      expect(await world.purchaseIndex.latestBuyers(5)).to.deep.equal([{ buyer: ALICE, amount: 1_000_000_000n }]);
      expect(await world.issuedAuthorizations.purgeUnused(at(), 1)).to.equal(1);
      expect(await world.issuedAuthorizations.purgeUnused(at(), 9)).to.equal(1);
      expect(await world.issuedAuthorizations.tally(at())).to.deep.equal({ issued: 1, used: 1, expired: 0, open: 0 });
    });

    it('counts authorizations of long ago once, and no longer when they are purged', async () => {
      const { issuedAuthorizations: issued, purchaseIndex } = await makeWorld();
      const hoursAgo = (hours: number) => BigInt(Math.floor(at().getTime() / 1000) - hours * 3_600);
      const record = (nonce: bigint, deadline: bigint) =>
        issued.record({ ...authorization(nonce), deadline }, at(), aGrant());
      for (const nonce of [1n, 2n, 3n]) await record(nonce, hoursAgo(5));
      const expired = { issued: 3, used: 0, expired: 3, open: 0 };
      expect([await issued.tally(at()), await issued.tally(at())]).to.deep.equal([expired, expired]);
      await record(4n, hoursAgo(-1));
      await purchaseIndex.commit(step(block(5), { confirmed: [purchase(3, 5)], unconfirmed: [purchase(4, 6)] }));
      expect(await issued.tally(at())).to.deep.equal({ issued: 4, used: 2, expired: 2, open: 0 });
      expect(await issued.purgeUnused(at(), 1)).to.equal(1);
      expect(await issued.tally(at())).to.deep.equal({ issued: 3, used: 2, expired: 1, open: 0 });
      await purchaseIndex.rollBack(block(5), undefined);
      expect(await issued.tally(at())).to.deep.equal({ issued: 3, used: 0, expired: 2, open: 1 });
    });

    it('purges on from where it stopped, past the authorizations that were used, and whatever was issued since', async () => {
      const { issuedAuthorizations: issued, purchaseIndex } = await makeWorld();
      const second = (n: bigint) => BigInt(Math.floor(at().getTime() / 1000)) - 100n + n;
      const record = (nonce: bigint, deadline: bigint) =>
        issued.record({ ...authorization(nonce), deadline }, at(), aGrant());
      for (const nonce of [1n, 2n, 3n, 4n, 5n, 6n]) await record(nonce, second(nonce / 2n));
      await purchaseIndex.commit(step(block(5), { confirmed: [1, 2, 5].map((nonce) => purchase(nonce, 5)) }));
      const left = async () => (await issued.issuedTo(ALICE, 10, at())).map(({ authorization: { nonce } }) => nonce);
      expect(await issued.purgeUnused(at(), 1)).to.equal(1);
      expect(await issued.purgeUnused(at(), 1)).to.equal(1);
      expect((await left()).sort()).to.deep.equal([1n, 2n, 5n, 6n]);
      await record(7n, second(50n));
      expect(await issued.purgeUnused(at(), 10)).to.equal(2);
      expect(await issued.purgeUnused(at(), 10)).to.equal(0);
      expect((await left()).sort()).to.deep.equal([1n, 2n, 5n]);
    });

    it('has figures of empty stores, the last report, and a purge for every rule', async () => {
      const world = await makeWorld();
      const states = { taken: 0, relayed: 0, executed: 0, failed: 0, lapsed: 0 };
      expect(await world.sponsorships.tally()).to.deep.equal(states);
      expect(await world.sponsorships.latestExecuted(5)).to.deep.equal([]);
      const claims = { pending: 0, settled: 0, delivered: 0, void: 0, units: 0n };
      expect(await world.paymentClaims.tally('eip155:1')).to.deep.equal(claims);
      expect(await world.paymentClaims.latestPaid('eip155:1', 5)).to.deep.equal([]);
      for (const ms of [1, 2]) await world.reconciliations.keep({ at: at(ms), checks: [] });
      expect(await world.reconciliations.latest()).to.deep.equal({ at: at(2), checks: [] });
      const purges = purgesOf(world);
      for (const name of RETENTION_NAMES)
        expect(await purges[name](at(2), 10), name).to.equal(name === 'reconciliations' ? 1 : 0);
    });
  });
}

describeFigures('in memory', async () => ({
  ...(await chooseStores(undefined, tools)),
  relayerCalls: new InMemoryRelayerQueue(),
}));
onEveryDatabase((open) =>
  describeFigures('PostgreSQL', async () => {
    const db = await open();
    return { ...(await chooseStores(db, tools)), relayerCalls: new PostgresRelayerQueue(db) };
  }),
);
