import { expect } from 'chai';
import sinon from 'sinon';
import { jobs } from '../../src/adapters/cron/jobs.ts';
import { SettableClock } from '../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../src/adapters/local/random.ts';
import { InMemoryLeases } from '../../src/adapters/store/system/system-stores.memory.ts';
import { at } from '../support/fixtures/store-fixtures.ts';

describe('the jobs', () => {
  const clock = new SettableClock(at());
  const leases = new InMemoryLeases(clock);
  const runs = {
    index: sinon.stub().resolves('indexed'),
    drain: sinon.stub().resolves(),
    purge: sinon.stub().resolves(),
  };
  const rooms = {
    audit: { sealLog: async () => 0 },
    idempotency: { forgetAnswers: runs.purge },
    kyc: { resyncOpenSessions: async () => {} },
    messaging: { drain: runs.drain },
    notice: { send: async () => {}, announceTerms: async () => {} },
    paymaster: { followSponsorships: async () => {}, checkTreasuries: async () => [], writeOffFees: async () => {} },
    payment: { reconcilePayments: async () => {} },
    portfolio: { takeSnapshots: async () => {} },
    sale: {
      indexPurchases: runs.index,
      indexAuctions: async () => {},
      settleMints: async () => {},
      checkSigners: async () => {},
    },
    swap: { compareContracts: async () => {} },
    reconciliation: { reconcile: async () => {} },
    retention: { purgeOld: runs.purge, purgeShared: async () => {} },
    transfer: { followTransactions: async () => {} },
  } as unknown as Parameters<typeof jobs>[0];
  const ofOneProcess = () => jobs(rooms, { leases, random: cryptoRandom });

  it('run once per slot, for any number of processes and any duration of a run', async () => {
    const indexers = [1, 2, 3].map(() => ofOneProcess().find(({ name }) => name === 'index-purchases'));
    const slot = async () => {
      const answers = [];
      for (const indexer of indexers) answers.push(await indexer?.run());
      return answers.filter((answer) => answer === 'indexed').length;
    };
    expect(await slot()).to.equal(1);
    expect(await slot()).to.equal(0);
    clock.advance(15_000);
    expect(await slot()).to.equal(1);
    expect(runs.index.callCount).to.equal(2);
  });

  it('do not prevent each other from running', async () => {
    for (const job of ofOneProcess()) await job.run();
    expect([runs.drain.callCount, runs.purge.callCount]).to.deep.equal([1, 2]);
  });

  it('do not process messages while messaging is off', () => {
    const names = jobs({ ...rooms, messaging: undefined }, { leases, random: cryptoRandom }).map(({ name }) => name);
    expect(names).to.include('purge-old').and.not.include('drain-messages');
  });
});
