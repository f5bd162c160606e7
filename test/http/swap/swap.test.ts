import { expect } from 'chai';
import sinon from 'sinon';
import { gasPriceUnavailable, priceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import * as refused from '../../../src/domain/swap/errors.ts';
import { tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { aSwap, OF_COINS, USDC } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type TestWorld } from '../../support/service/world.ts';

const ETHER = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

describe('POST /api/swap/quote', () => {
  let world: TestWorld;
  const user = aWallet().address;
  const ask = (over: object = {}) => world.api.post('/api/swap/quote').send(aSwap(user, over));
  beforeEach(async () => {
    world = await aWorld();
  });

  it('returns the provider’s quote unchanged, with the fee beside it', async () => {
    const offer = sinon.spy(world.swapProvider, 'offer');
    const { body } = await ask().expect(200);
    const { quote } = await offer.firstCall.returnValue;
    expect(body.data).to.deep.equal(JSON.parse(JSON.stringify(quote)));
    expect(body.data.details.currencyOut.amount).to.equal('9990000000000000');
    expect(body).to.include({ success: true, treasury: world.config.fees.treasury, sponsor: 'memory', gasless: false });
    expect(body.svcFee).to.include({ action: 'swap', chainId: 8453, isPro: false, token: USDC });
    expect(body.svcFee.signature).to.match(/^[0-9a-f]{64}$/);
    expect(Object.keys(body)).to.have.members(['success', 'data', 'svcFee', 'treasury', 'sponsor', 'gasless']);
  });

  it('uses the defaults of the description', async () => {
    const offer = sinon.spy(world.swapProvider, 'offer');
    await ask().expect(200);
    await ask({ tradeType: 'EXACT_OUTPUT', amount: '1000000000000000', slippageBps: 5000, isPro: true }).expect(200);
    expect(offer.firstCall.args[0]).to.deep.include({
      user,
      amount: 30_000_000n,
      tradeType: 'EXACT_INPUT',
      slippageBps: 50,
    });
    expect(offer.secondCall.args[0]).to.deep.include({
      amount: 10n ** 15n,
      tradeType: 'EXACT_OUTPUT',
      slippageBps: 5000,
    });
  });

  for (const [named, address] of [
    ['USDC', USDC],
    ['usdc', USDC],
    [USDC, USDC],
    [USDC.toLowerCase(), USDC],
    ['ETH', ZERO_ADDRESS],
    ['eth', ZERO_ADDRESS],
    [ZERO_ADDRESS, ZERO_ADDRESS],
    [ETHER, ZERO_ADDRESS],
    [ETHER.toLowerCase(), ZERO_ADDRESS],
  ] as const)
    it(`finds the token ${named}`, async () => {
      const offer = sinon.spy(world.swapProvider, 'offer');
      await ask({ fromToken: named, toToken: 'USDT', amount: '10000000000000000' }).expect(200);
      expect(offer.firstCall.args[0].from).to.include({ chainId: 8453, address });
    });

  it('uses the native coin of each chain', async () => {
    const offer = sinon.spy(world.swapProvider, 'offer');
    await ask({ toChainId: 137, toToken: 'POL' }).expect(200);
    expect(offer.firstCall.args[0].to).to.deep.equal({
      chainId: 137,
      address: ZERO_ADDRESS,
      symbol: 'POL',
      decimals: 18,
    });
    for (const toToken of ['MATIC', 'matic']) expect((await ask({ toChainId: 137, toToken })).status).to.equal(200);
    expectRefusal(await ask({ toChainId: 137, toToken: 'ETH' }), 400, 'TOKEN_UNKNOWN');
    expectRefusal(await ask({ toToken: 'POL' }), 400, 'TOKEN_UNKNOWN');
  });

  it('rejects an ambiguous token symbol', async () => {
    const { value, asOf } = await world.tokenList.tokensOf(42161);
    const [first] = value;
    const twin = { ...first, address: `0x${'1'.repeat(40)}` } as (typeof value)[number];
    sinon.stub(world.tokenList, 'tokensOf').resolves({ value: [...value, twin], asOf });
    expectRefusal(await ask({ fromToken: 'ETH', toToken: first?.symbol }), 400, 'TOKEN_AMBIGUOUS');
    await ask({ fromToken: 'ETH', toToken: first?.address, amount: '10000000000000000' }).expect(200);
  });

  for (const [why, over, path] of [
    ['no user', { userAddress: undefined }, 'userAddress'],
    ['a user with a wrong checksum', { userAddress: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 'userAddress'],
    ['no chain', { fromChainId: undefined }, 'fromChainId'],
    ['a chain as text', { toChainId: '42161' }, 'toChainId'],
    ['chain 0', { toChainId: 0 }, 'toChainId'],
    ['half a chain', { toChainId: 1.5 }, 'toChainId'],
    ['no token', { fromToken: undefined }, 'fromToken'],
    ['an empty token', { fromToken: '' }, 'fromToken'],
    ['a token with a blank', { fromToken: 'US DC' }, 'fromToken'],
    ['a token with an invisible character', { fromToken: 'US\u200bDC' }, 'fromToken'],
    ['a token with a wrong checksum', { toToken: '0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913' }, 'toToken'],
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount of nothing', { amount: '0' }, 'amount'],
    ['an amount with a fraction', { amount: '1.5' }, 'amount'],
    ['an amount that is a number', { amount: 5 }, 'amount'],
    ['2^256', { amount: (2n ** 256n).toString() }, 'amount'],
    ['another trade type', { tradeType: 'EXPECTED_OUTPUT' }, 'tradeType'],
    ['no slippage', { slippageBps: 0 }, 'slippageBps'],
    ['more than half as slippage', { slippageBps: 5001 }, 'slippageBps'],
    ['a status as text', { isPro: 'true' }, 'isPro'],
    ['a field that does not exist', { recipient: USDC }, 'recipient'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      expectRefusal(await ask(over), 400, 'VALIDATION_FAILED', path);
    });

  for (const [why, over, code] of [
    ['a chain that it does not work on', { fromChainId: 56 }, 'CHAIN_UNSUPPORTED'],
    ['a chain that it does not work on, as destination', { toChainId: 56 }, 'CHAIN_UNSUPPORTED'],
    ['a symbol on no list', { toToken: 'NIL' }, 'TOKEN_UNKNOWN'],
    ['an address on no list', { fromToken: `0x${'1'.repeat(40)}` }, 'TOKEN_UNKNOWN'],
    ['a token of another chain', { toToken: USDC }, 'TOKEN_UNKNOWN'],
    ['a token for itself', { toChainId: 8453, toToken: USDC }, 'SWAP_SAME_TOKEN'],
    ['a coin for itself', { toChainId: 8453, fromToken: 'ETH', toToken: ETHER }, 'SWAP_SAME_TOKEN'],
    ['an amount that buys nothing', { fromToken: 'ETH', toToken: 'USDC', amount: '1' }, 'SWAP_AMOUNT_TOO_LOW'],
  ] as const)
    it(`rejects ${why}, before any call`, async () => {
      expectRefusal(await ask(over), 400, code);
    });

  for (const [port, method, failure, status] of [
    ['swapProvider', 'offer', refused.swapNoRoute, 400],
    ['swapProvider', 'offer', refused.swapRefused, 400],
    ['swapProvider', 'offer', refused.swapForbidden, 403],
    ['swapProvider', 'offer', refused.swapUnavailable, 503],
    ['swapProvider', 'offer', refused.swapQuoteUnsafe, 503],
    ['tokenList', 'tokensOf', tokenListUnavailable, 503],
    ['gasPrices', 'costOf', gasPriceUnavailable, 503],
    ['gasPrices', 'costOf', chainUnavailable, 503],
    ['priceFeeds', 'native', priceUnavailable, 503],
    ['priceFeeds', 'token', priceUnavailable, 503],
  ] as const)
    it(`returns ${failure.code} when ${port}.${method} fails with it`, async () => {
      (sinon.stub(world[port] as object, method as never) as sinon.SinonStub).rejects(failure());
      expectRefusal(await ask(), status, failure.code);
    });

  it('is gasless when the sponsor pays for every transaction of the quote', async () => {
    const [depository] = world.swapProvider.contracts.get(8453)?.depositories ?? [];
    const approve = `8453:${USDC}:0x095ea7b3`;
    const deposit = `8453:${depository}:0xe8017952`;
    for (const [calls, gasless] of [
      [`${approve},${deposit}`, true],
      [approve, false],
      [deposit, false],
      [`${approve},8453:${depository}:0x49290c1c`, false],
      [`${approve},1:${depository}:0xe8017952`, false],
    ] as const) {
      world = await aWorld({ SPONSORED_CALLS: calls });
      expect((await ask().expect(200)).body).to.include({ gasless, sponsor: 'memory' });
    }
    world = await aWorld({ SPONSORED_CALLS: `${approve},8453:${depository}:0x49290c1c` });
    const paidInCoins = await ask(OF_COINS).expect(200);
    expect(paidInCoins.body.gasless).to.equal(false);
  });

  it('is not gasless without a sponsor', async () => {
    world = await aWorld({ SPONSOR_PROVIDER: 'none' });
    expect((await ask().expect(200)).body).to.include({ gasless: false, sponsor: 'none' });
  });
});
