import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { HDNodeWallet, Wallet } from 'ethers';
import type { Response } from 'supertest';
import { inScenario, interruptible, SCENARIOS } from '../../../src/adapters/sandbox/scenarios.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { description } from '../../support/description.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../../docs/sandbox.md'), 'utf8');
const MNEMONIC = 'test test test test test test test test test test test junk';
const developmentWallet = (index: number) =>
  new Wallet(HDNodeWallet.fromPhrase(MNEMONIC, '', `m/44'/60'/0'/0/${index}`).privateKey);

/** The last account of the development mnemonic. */
const LISTED = new Wallet('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6');

describe('the scenarios of the sandbox', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  const orderOf = ({ address }: SignedIn) => ({
    wallet: address,
    paymentToken: world.config.sale.paymentTokens[0]?.address,
    amount: '250000000',
  });
  const authorize = (buyer: SignedIn) => world.api.post('/api/sale/authorize').set(buyer.bearer).send(orderOf(buyer));

  type Sent = (headers: Readonly<Record<string, string>>) => Promise<Response>;
  const buys = async (): Promise<Sent> => {
    const buyer = await eligible(world);
    return async (headers) => await authorize(buyer).set(headers);
  };
  const verifies = async (): Promise<Sent> => {
    const { address: wallet, bearer } = await signedIn(world);
    const body = { wallet, requestedTier: 'TIER_1' };
    return async (headers) =>
      await world.api
        .post('/api/kyc/session')
        .set({ ...bearer, ...headers })
        .send(body);
  };
  const readsPrices = async (): Promise<Sent> => async (headers) =>
    await world.api.get('/api/tokens/prices?symbols=ETH').set(headers);
  const quotes = async (): Promise<Sent> => {
    const { address: userAddress, bearer } = await signedIn(world);
    const pair = { fromChainId: 8453, toChainId: 42161, fromToken: 'USDC', toToken: 'ETH', amount: '25000000' };
    const body = { userAddress, ...pair };
    return async (headers) =>
      await world.api
        .post('/api/swap/quote')
        .set({ ...bearer, ...headers })
        .send(body);
  };

  /** Each trouble, a request that it refuses, and how. `slow` refuses nothing, and has a test of its own. */
  const REFUSALS: Readonly<Record<string, readonly [request: () => Promise<Sent>, status: number, code: string]>> = {
    'sale-paused': [buys, 400, 'SALE_NOT_ACTIVE'],
    'sale-sold-out': [buys, 400, 'SALE_NOT_ACTIVE'],
    'node-down': [buys, 503, 'CHAIN_UNAVAILABLE'],
    'identity-provider-down': [verifies, 503, 'KYC_UNAVAILABLE'],
    'screening-down': [buys, 503, 'AML_UNAVAILABLE'],
    'prices-down': [readsPrices, 503, 'PRICES_UNAVAILABLE'],
    'swaps-down': [quotes, 503, 'SWAP_UNAVAILABLE'],
  };

  for (const [scenario, [request, status, code]] of Object.entries(REFUSALS))
    it(`refuses with ${code} in ${scenario}, and only the request that asks for it`, async () => {
      const send = await request();
      expectRefusal(await send({ 'X-Sandbox-Scenario': scenario }), status, code);
      expect((await send({})).status).to.equal(200);
    });

  it('are the documented ones, with their texts, on the page and in the API description', () => {
    const rows = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(([, name, text]) => [name, text]);
    expect(rows).to.deep.equal(Object.entries(SCENARIOS));
    expect([...Object.keys(REFUSALS), 'slow']).to.have.members(Object.keys(SCENARIOS));
    for (const name of Object.keys(SCENARIOS)) expect(description.info.description).to.include(`\`${name}\``);
  });

  it('waits two seconds in `slow`', async () => {
    const waits: number[] = [];
    const trouble = { scenario: 'node-down', failure: chainUnavailable } as const;
    const slow = interruptible({ read: async () => 'read' }, ['read'], trouble, async (ms) => void waits.push(ms));
    expect(await inScenario('slow', () => slow.read())).to.equal('read');
    expect(await slow.read()).to.equal('read');
    expect(waits).to.deep.equal([2_000]);
    expect(await rejectionOf(inScenario('node-down', () => slow.read()))).to.have.property('code', 'CHAIN_UNAVAILABLE');
  });

  it('names the scenarios that there are', async () => {
    const refused = await world.api.get('/api/health').set('X-Sandbox-Scenario', 'earthquake');
    expectRefusal(refused, 400, 'VALIDATION_FAILED');
    for (const name of Object.keys(SCENARIOS)) expect(refused.body.details[0].message).to.include(name);
  });

  describe('have wallets', () => {
    const balances = async ({ address, bearer }: SignedIn) =>
      (await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200)).body;

    /** What is special about each account that the page lists. */
    const SPECIAL: Readonly<Record<string, () => Promise<unknown>>> = {
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266': async () => {
        const text = JSON.stringify(await balances(await signedIn(world, developmentWallet(0))));
        expect(text).to.include('"10000000000000000000000"').and.include('"1000000000000"');
      },
      '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC': async () =>
        expect(world.config.fees.treasury).to.equal(developmentWallet(2).address),
      [LISTED.address]: async () =>
        expectRefusal(await authorize(await eligible(world, 'TIER_1', LISTED)), 403, 'AML_FAILED'),
    };

    for (const [address, show] of Object.entries(SPECIAL)) it(`that are special: ${address}`, () => show());

    it('as the page lists them', () => {
      const listed = [...PAGE.matchAll(/^\| `(0x\w{40})` \|/gm)].map(([, address]) => address);
      expect(listed).to.deep.equal(Object.keys(SPECIAL));
    });

    it('that hold nothing, unless they are of the development mnemonic', async () => {
      const { totalUSD } = await balances(await signedIn(world));
      expect(totalUSD).to.equal(0);
    });
  });

  it('lets a request say where it comes from', async () => {
    const buyer = await eligible(world);
    expectRefusal(await authorize(buyer).set('X-Sandbox-Country', 'KP'), 403, 'REGION_BLOCKED');
    expect((await authorize(buyer).set('X-Sandbox-Country', 'DE')).status).to.equal(200);
  });
});
