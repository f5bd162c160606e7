import { expect } from 'chai';
import sinon from 'sinon';
import { kycUseCases } from '../../../src/application/kyc/index.ts';
import { kycUnavailable } from '../../../src/domain/kyc/errors.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';
import { deliver, later } from '../../support/service/kyc-reports.ts';
import {
  aWallet,
  aWorld,
  eligible,
  NOON,
  type SignedIn,
  signedIn,
  type TestWorld,
} from '../../support/service/world.ts';

describe('a verification whose webhook was missed', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let wallet: WalletAddress;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    wallet = owner.address;
  });

  const bearerOf = (who: string) => (who === wallet ? owner.bearer : {});
  const open = async (who: string = wallet, requestedTier = 'TIER_1'): Promise<string> =>
    (await world.api.post('/api/kyc/session').set(bearerOf(who)).send({ wallet: who, requestedTier }).expect(200)).body
      .sessionId;
  const status = async (query = '', who: string = wallet): Promise<string> =>
    (await world.api.get(`/api/kyc/session?wallet=${who}${query}`).set(bearerOf(who)).expect(200)).body.kycStatus;
  const asked = () => sinon.spy(world.kycProvider, 'report');

  describe('is updated when its status is requested', () => {
    for (const decision of ['approved', 'rejected'] as const)
      it(`and was ${decision}`, async () => {
        world.kycProvider.decide(await open(), decision, later(1));
        expect(await status()).to.equal(decision);
      });

    it('for every open session, and no other', async () => {
      world.kycProvider.decide(await open(), 'approved', later(1));
      await status();
      const [second, other] = [await open(wallet, 'TIER_2'), await open(aWallet().address)];
      const report = asked();
      world.kycProvider.decide(second, 'approved', later(2));
      world.kycProvider.decide(other, 'approved', later(2));
      await status();
      expect(report.args).to.deep.equal([[second]]);
      expect((await world.kycs.verificationsOf(wallet)).all.map((session) => session.status)).to.deep.equal([
        'approved',
        'approved',
      ]);
    });

    it('but not when the request is read-only', async () => {
      world.kycProvider.decide(await open(), 'approved', later(1));
      const report = asked();
      expect(await status('&readonly=true')).to.equal('pending');
      expect(report.callCount).to.equal(0);
      expect(await status('&readonly=false')).to.equal('approved');
    });

    it('at most once in 30 seconds, for any number of requests', async () => {
      const sessionId = await open();
      const report = asked();
      await Promise.all(Array.from({ length: 10 }, () => status()));
      expect(report.callCount).to.equal(1);
      world.kycProvider.decide(sessionId, 'approved', later(1));
      world.clock.advance(29_999);
      expect(await status()).to.equal('pending');
      world.clock.advance(1);
      expect(await status()).to.equal('approved');
    });

    it('without a cost to strangers for requests that ask nobody', async () => {
      const stranger = aWallet().address;
      const [count, report] = [sinon.spy(world.tryCounts, 'count'), asked()];
      const costs = () => count.args.filter(([name]) => name.startsWith('kyc-refresh')).length;
      const id = await open(stranger);
      await status('', stranger);
      expect([report.callCount, costs()]).to.deep.equal([1, 2]);
      for (let repeated = 0; repeated < 10; repeated += 1) await status('', stranger);
      expect([report.callCount, costs()]).to.deep.equal([1, 2]);
      world.kycProvider.decide(id, 'approved', later(1));
      world.clock.advance(30_000);
      expect(await status('', stranger)).to.equal('approved');
      expect([report.callCount, costs()]).to.deep.equal([2, 4]);
      await status('', stranger);
      expect(costs()).to.equal(4);
    });

    it('and the stored status is returned while the provider is down', async () => {
      await open();
      sinon.stub(world.kycProvider, 'report').rejects(kycUnavailable());
      expect(await status()).to.equal('pending');
    });

    it('and its webhook changes nothing when it arrives late', async () => {
      const delivery = world.kycProvider.decide(await open(), 'approved', later(1));
      await status();
      expect((await deliver(world, delivery).expect(200)).body.data).to.deep.equal({ applied: false });
      expect(await status()).to.equal('approved');
    });
  });

  describe('is updated by the job', () => {
    /** The run of one process. */
    const theJob = () => kycUseCases(world).resyncOpenSessions;

    it('for every wallet', async () => {
      const wallets = Array.from({ length: 3 }, () => aWallet().address);
      for (const who of wallets) world.kycProvider.decide(await open(who), 'approved', later(1));
      expect(await theJob()()).to.deep.equal({ asked: 3, changed: 3 });
      for (const who of wallets) expect(await status('&readonly=true', who)).to.equal('approved');
      expect(await theJob()()).to.deep.equal({ asked: 0, changed: 0 });
    });

    it('in turns when there are many, and starts again at the end', async () => {
      for (let i = 0; i < 60; i += 1) {
        const session = { wallet: `0x${i.toString(16).padStart(40, '0')}` as WalletAddress, tier: 'TIER_1' } as const;
        const opened = await world.kycProvider.openSession({ ...session, openedBy: 'owner' });
        await world.kycs.open({
          ...opened,
          ...session,
          status: 'pending',
          createdAt: NOON,
          statusAt: NOON,
          ownedAt: NOON,
        });
      }
      const report = asked();
      const job = theJob();
      expect(await job()).to.deep.equal({ asked: 50, changed: 0 });
      expect(await job()).to.deep.equal({ asked: 10, changed: 0 });
      expect(new Set(report.args.map(([id]) => id)).size).to.equal(60);
      expect(await job()).to.deep.equal({ asked: 50, changed: 0 });
    });

    it('and one that the provider does not return does not block the others permanently', async () => {
      const ids = [await open(), await open(aWallet().address)].sort();
      world.kycProvider.decide(ids[1] ?? '', 'approved', later(1));
      sinon
        .stub(world.kycProvider, 'report')
        .callThrough()
        .withArgs(ids[0] ?? '')
        .rejects(kycUnavailable());
      const job = theJob();
      expect(await rejection(job())).to.equal('KYC_UNAVAILABLE');
      expect(await job()).to.deep.equal({ asked: 1, changed: 1 });
    });

    it('on one process at a time', async () => {
      await world.leases.acquire('resync-kyc', 'another process', 60_000);
      expect(await theJob()()).to.equal(undefined);
    });
  });

  it('raises the alarm for a revocation that is found by linking', async () => {
    const buyer = await eligible(world);
    const order = {
      wallet: buyer.address,
      amount: '100000000',
      paymentToken: world.config.sale.paymentTokens[0].address,
    };
    await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(200);
    const [session] = (await world.kycs.verificationsOf(buyer.address)).all;
    world.kycProvider.decide(session?.id ?? '', 'rejected', later(5));
    const link = { wallet: buyer.address, sessionId: session?.id };
    const answer = await world.api.post('/api/kyc/link-session').set(buyer.bearer).send(link).expect(200);
    expect(answer.body.data.kycStatus).to.equal('rejected');
    expect(world.raised).to.deep.equal(['authorization-at-risk']);
  });
});
