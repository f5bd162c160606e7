import { expect } from 'chai';
import sinon from 'sinon';
import { reconciliationUseCases } from '../../../src/application/reconciliation/index.ts';
import type { CheckName } from '../../../src/domain/reconciliation/reconciliation.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { AUCTION, bid, bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { authorization, block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { aWorld, NOON, type TestWorld } from '../../support/service/world.ts';

const MINUTE = 60_000;

describe('reconciliation', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const run = () => reconciliationUseCases(world).reconcile();
  const check = async (name: CheckName) => {
    const found = (await run())?.checks.find((one) => one.check === name);
    if (found === undefined) throw new Error(`there is no check ${name}`);
    return found;
  };
  const lane = { chainId: 8453, forwarder: BOB, wallet: ALICE, nonce: 4n };

  it('matches while nothing happened', async () => {
    const report = await run();
    expect(report?.at).to.deep.equal(NOON);
    expect(report?.checks.map(({ outcome }) => outcome)).to.deep.equal(['match', 'match', 'match', 'match', 'match']);
    expect(world.raised).to.deep.equal([]);
  });

  it('counts permits by their fate, and raises an alarm for those used but never issued, once', async () => {
    const seconds = BigInt(NOON.getTime() / 1000);
    await world.issuedAuthorizations.record({ ...authorization(1n), deadline: seconds + 60n }, NOON, aGrant());
    await world.issuedAuthorizations.record({ ...authorization(2n), deadline: seconds - 60n }, NOON, aGrant());
    await world.issuedAuthorizations.record({ ...authorization(3n), deadline: seconds - 60n }, NOON, aGrant());
    await world.purchaseIndex.commit(step(block(5), { confirmed: [purchase(3, 5), purchase(99, 5)] }));
    const permits = await check('permits');
    expect(permits).to.deep.include({
      outcome: 'differs',
      figures: {
        issued: '3',
        used: '1',
        expired: '1',
        open: '1',
        purchases: '2',
        unconfirmed: '0',
        usedNeverIssued: '1',
      },
    });
    expect((await check('permits')).outcome).to.equal('differs');
    expect(world.raised.filter((name) => name === 'purchase-never-authorized')).to.have.length(1);
  });

  it('counts bid permits by their fate, and raises an alarm for bids that were never permitted, once', async () => {
    world = await aWorld({ AUCTIONS: `8453:${AUCTION.auction}:${AUCTION.hook}` });
    expect((await check('bids')).outcome).to.equal('match');
    const deadline = BigInt(NOON.getTime() / 1000) + 60n;
    for (const nonce of [1n, 2n]) await world.issuedBidPermits.record(bidPermit(nonce, { deadline }), NOON, aGrant());
    const confirmed = [bid(1, 5), bid(99, 5)];
    await world.auctionIndex.of(AUCTION.auction).commit({ to: block(5), confirmed, unconfirmed: [bid(3, 6)] });
    expect(await check('bids')).to.deep.include({
      outcome: 'differs',
      figures: { issued: '2', used: '1', expired: '0', open: '1', bids: '2', unconfirmed: '1', usedNeverIssued: '1' },
    });
    expect((await check('bids')).differences).to.have.length(1);
    expect(world.raised.filter((name) => name === 'bid-never-permitted')).to.have.length(1);
  });

  it('waits one run before it says that the index and the contract differ', async () => {
    await world.purchaseIndex.commit(step(block(5), { confirmed: [purchase(1, 5)] }));
    expect((await check('purchases')).outcome).to.equal('unsettled');
    world.clock.advance(15 * MINUTE);
    const { outcome, differences } = await check('purchases');
    expect(outcome).to.equal('differs');
    expect(differences.map(({ found }) => found)).to.deep.equal(['0']);
    expect(world.raised).to.include('ledger-differs');
  });

  it('says unknown, never 0, when the chain does not respond', async () => {
    await world.purchaseIndex.commit(step(block(5), { confirmed: [purchase(1, 5)] }));
    sinon.stub(world.saleContract, 'state').rejects(chainUnavailable());
    sinon.stub(world.saleContract, 'purchased').rejects(chainUnavailable());
    const purchases = await check('purchases');
    expect(purchases.outcome).to.equal('unknown');
    expect(purchases.figures).to.include({ tokensSold: 'unknown', unread: '2' });
  });

  it('compares executed sponsorships with the nonces of their forwarders', async () => {
    sinon.stub(world.sponsorships, 'latestExecuted').resolves([lane]);
    const nonce = sinon.stub(world.forwarders, 'nonceOf').resolves(5n);
    expect((await check('sponsorships')).outcome).to.equal('match');
    nonce.resolves(4n);
    const reopen = sinon.spy(world.sponsorships, 'reopen');
    const differing = await check('sponsorships');
    expect(reopen.args).to.deep.equal([[{ ...lane, nonce: 4n }]]);
    expect(differing.outcome).to.equal('differs');
    expect(differing.differences.map(({ recorded, found }) => [recorded, found])).to.deep.equal([['5', '4']]);
    expect(world.raised).to.deep.equal(['sponsorship-not-on-chain']);
    nonce.rejects(chainUnavailable());
    expect((await check('sponsorships')).outcome).to.equal('unknown');
  });

  it('compares accepted payments with the payment network', async () => {
    const claim = { challengeId: 'c', reference: '0x1', amount: 5n } as never;
    sinon.stub(world.paymentClaims, 'latestPaid').resolves([claim]);
    const outcome = sinon.stub(world.paymentNetwork, 'outcomeOf').resolves('paid');
    expect((await check('payments')).outcome).to.equal('match');
    outcome.resolves('unknown');
    expect((await check('payments')).outcome).to.equal('unknown');
    outcome.resolves('never');
    expect((await check('payments')).outcome).to.equal('differs');
    expect(world.raised).to.deep.equal(['payment-missing']);
  });

  it('is off for payments without a rail', async () => {
    world = { ...world, paymentRail: { terms: undefined } as never };
    expect((await check('payments')).outcome).to.equal('off');
  });

  it('runs in one process at a time', async () => {
    await world.leases.acquire('reconcile', 'another', MINUTE);
    expect(await run()).to.equal(undefined);
  });

  it('is shown to operators, as it was stored last', async () => {
    const staffed = await aStaffedWorld();
    const view = async () =>
      (await staffed.api.get('/api/operator/reconciliation').set(staffed.staff.viewer.bearer).expect(200)).body.data;
    expect(await view()).to.deep.equal({ at: null, checks: [] });
    const report = await reconciliationUseCases(staffed).reconcile();
    expect(await view()).to.deep.equal(JSON.parse(JSON.stringify(report)));
  });
});
