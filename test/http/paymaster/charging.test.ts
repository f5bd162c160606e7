import { expect } from 'chai';
import sinon from 'sinon';
import { priceUnavailable } from '../../../src/domain/fee/errors.ts';
import { sponsorRefused, sponsorUnavailable } from '../../../src/domain/paymaster/errors.ts';
import type { Sponsorship } from '../../../src/domain/paymaster/sponsorship.ts';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { SANDBOX_FORWARDER } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import { askSponsor, quoteOf, SPONSORING, signedRequest, type Wished } from '../../support/chain/paymaster.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const WETH = '0x4200000000000000000000000000000000000006';

describe('what POST /api/paymaster charges', () => {
  let world: TestWorld;
  let caller: SignedIn;
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    world = await aWorld({ ...SPONSORING, ...env });
    caller = await signedIn(world);
  };
  beforeEach(() => open());

  const ask = (...wish: readonly [Wished?, object?, number?]) => askSponsor(world, caller, ...wish);
  const send = async (feeQuote: object, changes: Wished = {}, who = caller) =>
    world.api
      .post('/api/paymaster')
      .set(who.bearer)
      .send({ chainId: 8453, feeQuote, request: await signedRequest(world, who.wallet, changes) });
  const openOnes = () => world.sponsorships.open(100, world.clock.now());
  const statuses = (answers: readonly { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  for (const [field, value] of [
    ['quoteId', '00000000-0000-4000-8000-000000000000'],
    ['action', 'swap'],
    ['chainId', 10],
    ['token', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'],
    ['tokenDecimals', 5],
    ['tokenPriceUsd', 1.01],
    ['isPro', true],
    ['fee', '1'],
    ['feeUsd', 0.0001],
    ['gasCostUsd', 0.0001],
    ['markup', 0],
    ['amountAfterFee', '5'],
    ['expiresAt', '2026-01-31T13:00:00.000Z'],
    ['signature', 'ab'.repeat(32)],
  ] as const)
    it(`rejects a quote whose ${field} was changed`, async () => {
      expectRefusal(await send({ ...(await quoteOf(world)), [field]: value }), 400, 'QUOTE_INVALID');
    });

  it('rejects a quote for another chain', async () => {
    expectRefusal(await send(await quoteOf(world, { chainId: '10' })), 400, 'QUOTE_INVALID');
  });

  it('accepts a quote for two minutes', async () => {
    const [first, second] = [await quoteOf(world), await quoteOf(world)];
    world.clock.advance(120_000 - 1);
    expect((await send(first)).status).to.equal(200);
    world.clock.advance(1);
    expectRefusal(await send(second, { nonce: 1n }), 400, 'QUOTE_EXPIRED');
  });

  it('accepts a quote once, and returns the same task for the same request, also after the quote has expired', async () => {
    const quote = await quoteOf(world);
    const body = { chainId: 8453, feeQuote: quote, request: await signedRequest(world, caller.wallet) };
    const same = () => world.api.post('/api/paymaster').set(caller.bearer).send(body);
    const first = await same();
    expect(first.status).to.equal(200);
    const again = await same();
    expect(again.body).to.deep.equal(first.body);
    expect(again.get('Decision-Id'))
      .to.equal(first.get('Decision-Id'))
      .and.match(/^[0-9a-f-]{36}$/);
    expectRefusal(await send(quote, { nonce: 1n }), 409, 'QUOTE_USED');
    const other = await signedIn(world);
    expectRefusal(await send(quote, {}, other), 409, 'QUOTE_USED');
    world.clock.advance(10 * 60_000);
    expect((await same()).body).to.deep.equal(first.body);
  });

  it('requires a new quote for a request that lapsed', async () => {
    const body = { chainId: 8453, feeQuote: await quoteOf(world), request: await signedRequest(world, caller.wallet) };
    const same = () => world.api.post('/api/paymaster').set(caller.bearer).send(body);
    const { taskId } = (await same()).body.data;
    await world.sponsorships.settle(taskId, { end: 'lapsed' }, world.clock.now());
    expectRefusal(await same(), 409, 'QUOTE_USED');
  });

  it('relays one of twenty equal concurrent requests, and one of twenty with separate quotes', async () => {
    const relay = sinon.spy(world.sponsor, 'relay');
    const body = { chainId: 8453, feeQuote: await quoteOf(world), request: await signedRequest(world, caller.wallet) };
    const same = () => world.api.post('/api/paymaster').set(caller.bearer).send(body);
    const equal = await Promise.all(Array.from({ length: 20 }, same));
    expect([statuses(equal, 200), relay.callCount]).to.deep.equal([20, 1]);
    expect(new Set(equal.map(({ body }) => body.data.taskId)).size).to.equal(1);
    const distinct = await Promise.all(Array.from({ length: 20 }, () => ask({ nonce: 1n })));
    expect([statuses(distinct, 200), relay.callCount]).to.deep.equal([1, 2]);
    for (const { status, body } of distinct)
      if (status !== 200)
        expect(body.code).to.be.oneOf(['REQUEST_IN_FLIGHT', 'REQUEST_NONCE_WRONG', 'REQUEST_REVERTS']);
  });

  for (const [why, over] of [
    ['a token that is no stablecoin', { tokenAddress: WETH, tokenDecimals: '18', tokenPriceUSD: '3000' }],
    ['decimals that the token does not have', { tokenDecimals: '0' }],
  ] as const)
    it(`rejects a quote with ${why}`, async () => {
      expectRefusal(await ask({}, over), 400, 'QUOTE_TOKEN_REFUSED');
    });

  for (const [price, isTaken] of [
    ['1.02', true],
    ['0.98', true],
    ['1.0201', false],
    ['0.9799', false],
    ['1000000', false],
  ] as const)
    it(`${isTaken ? 'accepts' : 'rejects'} a stated price of ${price} when the oracle’s price is 1`, async () => {
      const response = await ask({}, { tokenPriceUSD: price });
      if (isTaken) expect(response.status, response.text).to.equal(200);
      else expectRefusal(response, 400, 'QUOTE_PRICE_OFF');
    });

  it('compares with the oracle’s current price', async () => {
    const quote = await quoteOf(world);
    world.priceFeeds.change(toUsd('0.97') as Usd, 8453, USDC);
    expectRefusal(await send(quote), 400, 'QUOTE_PRICE_OFF');
  });

  it('accepts Pro pricing from holders of the Pro NFT only', async () => {
    expectRefusal(await ask({}, { isPro: 'true' }), 400, 'QUOTE_NOT_PRO');
    sinon.stub(world.proStatus, 'isPro').callsFake(async (wallet) => wallet === caller.address);
    expect((await ask({}, { isPro: 'true' })).status).to.equal(200);
  });

  for (const [scope, name] of [
    ['wallet', 'SPONSOR_BUDGET_WALLET'],
    ['network', 'SPONSOR_BUDGET_NETWORK'],
    ['everybody', 'SPONSOR_BUDGET'],
  ] as const)
    it(`spends at most its budget for ${scope}, until the next day`, async () => {
      await open({ [name]: '0.006' });
      expect((await ask()).status).to.equal(200);
      const other = scope === 'wallet' ? caller : await signedIn(world);
      const nonce = scope === 'wallet' ? 1n : 0n;
      const refusal = await askSponsor(world, other, { nonce });
      expectRefusal(refusal, 429, 'SPONSOR_BUDGET');
      expect(refusal.get('retry-after')).to.equal(String(12 * 60 * 60));
      if (scope === 'wallet') expect((await askSponsor(world, await signedIn(world))).status).to.equal(200);
      world.clock.advance(12 * 60 * 60 * 1000);
      const again = await signedIn(world, other.wallet);
      expect((await askSponsor(world, again, { nonce })).status).to.equal(200);
    });

  it('stores no address of a client', async () => {
    await ask();
    const [kept] = (await openOnes()) as [Sponsorship];
    expect(kept.network).to.match(/^[0-9a-f]{64}$/);
  });

  it('counts the maximum cost of the gas', async () => {
    await ask();
    const [{ cost, gasLimit }] = (await openOnes()) as [Sponsorship];
    // 0.01 gwei per gas, at 3,000 dollars per coin.
    expect(cost).to.equal((gasLimit * 10_000_000n * (toUsd('3000') as bigint)) / 10n ** 18n);
    expect(gasLimit > 65_000n + 60_000n).to.equal(true);
  });

  for (const [what, name, method, failure] of [
    ['the oracle', 'priceFeeds', 'token', priceUnavailable],
    ['the price of the native coin', 'priceFeeds', 'native', priceUnavailable],
    ['the price of gas', 'gasPrices', 'costOf', chainUnavailable],
    ['the forwarder', 'forwarders', 'nonceOf', chainUnavailable],
    ['the rehearsal', 'forwarders', 'rehearse', chainUnavailable],
    ['the used quotes', 'sponsorships', 'isQuoteUsed', storeUnavailable],
    ['the budgets', 'sponsorships', 'take', storeUnavailable],
  ] as const)
    it(`relays nothing while ${what} is unavailable`, async () => {
      const body = {
        chainId: 8453,
        feeQuote: await quoteOf(world),
        request: await signedRequest(world, caller.wallet),
      };
      const relay = sinon.spy(world.sponsor, 'relay');
      (sinon.stub(world[name], method as never) as sinon.SinonStub).rejects(failure());
      const answer = await world.api.post('/api/paymaster').set(caller.bearer).send(body);
      expectRefusal(answer, 503, failure.code);
      expect(relay.callCount).to.equal(0);
      sinon.restore();
      expect((await world.api.post('/api/paymaster').set(caller.bearer).send(body)).status).to.equal(200);
    });

  it('relays nothing while the Pro status is unknown', async () => {
    sinon.stub(world.proStatus, 'isPro').rejects(chainUnavailable());
    expectRefusal(await ask({}, { isPro: 'true' }), 503, 'CHAIN_UNAVAILABLE');
    expect(await openOnes()).to.deep.equal([]);
  });

  it('releases quote, nonce and budget when the sponsor certainly did not accept the request', async () => {
    await open({ SPONSOR_BUDGET: '0.006' });
    const quote = await quoteOf(world);
    sinon.stub(world.sponsor, 'relay').rejects(sponsorRefused());
    expectRefusal(await send(quote), 503, 'SPONSOR_REFUSED');
    sinon.restore();
    expect((await send(quote)).status).to.equal(200);
  });

  it('sponsors nothing more for a wallet that emptied itself after the simulation, until its suspension is over', async () => {
    const { taskId } = (await ask()).body.data;
    await world.sponsorships.settle(taskId, { end: 'failed', isRevert: true }, world.clock.now());
    const rehearse = sinon.spy(world.forwarders, 'rehearse');
    const refusal = await ask({ nonce: 1n });
    expectRefusal(refusal, 403, 'WALLET_SUSPENDED');
    expect(refusal.body.error).to.include(new Date(world.clock.now().getTime() + 3_600_000).toISOString());
    expect(rehearse.callCount).to.equal(0);
    expect((await askSponsor(world, await signedIn(world))).status, 'another wallet').to.equal(200);
    world.clock.advance(3_600_000);
    caller = await signedIn(world, caller.wallet);
    expect((await ask({ nonce: 1n })).status).to.equal(200);
  });

  it('releases nothing when the sponsor may have accepted it', async () => {
    const body = { chainId: 8453, feeQuote: await quoteOf(world), request: await signedRequest(world, caller.wallet) };
    const same = () => world.api.post('/api/paymaster').set(caller.bearer).send(body);
    sinon.stub(world.sponsor, 'relay').rejects(sponsorUnavailable());
    expectRefusal(await same(), 503, 'SPONSOR_UNAVAILABLE');
    sinon.restore();
    const [{ id }] = (await openOnes()) as [Sponsorship];
    expect((await same()).body.data).to.include({ taskId: id, status: 'pending' });
    expectRefusal(await send(body.feeQuote, { nonce: 1n }), 409, 'QUOTE_USED');
    expectRefusal(await ask(), 409, 'REQUEST_IN_FLIGHT');
    expect((await openOnes()).map(({ state }) => state)).to.deep.equal(['taken']);
    expect(await world.forwarders.nonceOf({ chainId: 8453, forwarder: SANDBOX_FORWARDER }, caller.address)).to.equal(
      0n,
    );
  });
});
