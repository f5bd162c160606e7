import { expect } from 'chai';
import sinon from 'sinon';
import { moveOf } from '../../../src/adapters/swap/swap-calls.ts';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../src/domain/fee/errors.ts';
import type { ContractCall } from '../../../src/domain/paymaster/sponsor-policy.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import * as refused from '../../../src/domain/swap/errors.ts';
import type { QuotedTransaction } from '../../../src/domain/swap/quoted-step.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const ETHER = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

describe('POST /api/swap/quote', () => {
  let world: TestWorld;
  const user = aWallet().address;
  const ask = (over: object = {}) =>
    world.api.post('/api/swap/quote').send({
      userAddress: user,
      fromChainId: 8453,
      toChainId: 42161,
      fromToken: 'USDC',
      toToken: 'ETH',
      amount: '30000000',
      ...over,
    });

  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => sinon.restore());

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

  describe('to a chain that is not an EVM chain', () => {
    const SOLANA = {
      toChainId: 501000101,
      toToken: 'SOL',
      recipientAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    };
    const BITCOIN = {
      toChainId: 8253038,
      toToken: 'btc',
      recipientAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    };

    for (const [chain, wish] of [
      ['Solana', SOLANA],
      ['Bitcoin', BITCOIN],
      ['Bitcoin, in capitals', { ...BITCOIN, recipientAddress: BITCOIN.recipientAddress.toUpperCase() }],
    ] as const)
      it(`quotes for the recipient on ${chain}`, async () => {
        const offer = sinon.spy(world.swapProvider, 'offer');
        const { body } = await ask(wish).expect(200);
        const { recipient } = offer.firstCall.args[0];
        expect(recipient).to.equal(wish.toChainId === 8253038 ? BITCOIN.recipientAddress : wish.recipientAddress);
        expect(body.data.details.recipient).to.equal(recipient);
        for (const { items } of body.data.steps) expect(items[0].data.from).to.equal(user);
      });

    it('bounds an exact output by our own prices', async () => {
      await ask({ ...SOLANA, tradeType: 'EXACT_OUTPUT', amount: '1000000000' }).expect(200);
      sinon.stub(world.tokenPrices, 'ofCoins').resolves(new Map());
      expectRefusal(
        await ask({ ...SOLANA, tradeType: 'EXACT_OUTPUT', amount: '1000000000' }),
        400,
        'SWAP_PRICE_UNKNOWN',
      );
    });

    it('refuses a quote that pays somebody else', async () => {
      const offer = world.swapProvider.offer.bind(world.swapProvider);
      const other = '11111111111111111111111111111112';
      sinon
        .stub(world.swapProvider, 'offer')
        .callsFake(async (order) => ({ ...(await offer(order)), recipient: other }));
      expectRefusal(await ask(SOLANA), 503, 'SWAP_QUOTE_UNSAFE');
    });

    it('finds a listed token of Solana by symbol and by mint, in its own letter case only', async () => {
      const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
      const usdc = { chainId: 501000101, address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 6 };
      sinon.stub(world.tokenList, 'tokensOf').callsFake(async (chainId) => ({
        value: chainId === 501000101 ? [usdc] : [{ ...usdc, chainId, address: USDC }],
        asOf: world.clock.now(),
      }));
      const offer = sinon.stub(world.swapProvider, 'offer').rejects(refused.swapNoRoute());
      for (const toToken of ['usdc', mint]) expectRefusal(await ask({ ...SOLANA, toToken }), 400, 'SWAP_NO_ROUTE');
      for (const { args } of offer.getCalls()) expect(args[0].to).to.include({ address: mint, decimals: 6 });
      expectRefusal(await ask({ ...SOLANA, toToken: mint.toLowerCase().replaceAll('l', 'm') }), 400, 'TOKEN_UNKNOWN');
      expectRefusal(await ask({ ...BITCOIN, toToken: 'USDC' }), 400, 'TOKEN_UNKNOWN');
    });

    for (const [what, over] of [
      ['the system program', { ...SOLANA, recipientAddress: '11111111111111111111111111111111' }],
      ['the token program', { ...SOLANA, recipientAddress: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' }],
      ['the account of a program', { ...SOLANA, recipientAddress: '3gF2KMe9KiC6FNVBmfg9i267aMPvK37FewCip4eGBFcT' }],
      ['a burn address of Bitcoin', { ...BITCOIN, recipientAddress: '1BitcoinEaterAddressDontSendf59kuE' }],
      [
        'a future witness version',
        { ...BITCOIN, recipientAddress: 'bc1zqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqsv0qvtj' },
      ],
    ] as const)
      it(`refuses ${what}, from which nobody can spend, before the provider is asked`, async () => {
        const offer = sinon.spy(world.swapProvider, 'offer');
        const response = await ask(over);
        expectRefusal(response, 400, 'RECIPIENT_REFUSED', 'recipientAddress');
        expect(response.body.error).to.include('would be lost');
        expect(offer.callCount).to.equal(0);
      });

    for (const [why, over] of [
      ['no recipient', { ...SOLANA, recipientAddress: undefined }],
      ['a recipient on another chain', { ...SOLANA, recipientAddress: BITCOIN.recipientAddress }],
      [
        'a recipient with a wrong checksum',
        { ...BITCOIN, recipientAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp' },
      ],
      ['an EVM recipient', { ...BITCOIN, recipientAddress: user }],
      ['a recipient on an EVM chain', { recipientAddress: BITCOIN.recipientAddress }],
    ] as const)
      it(`rejects ${why}, and names the field`, async () => {
        expectRefusal(await ask(over), 400, 'VALIDATION_FAILED', 'recipientAddress');
      });

    for (const fromChainId of [501000101, 8253038])
      it(`says that swaps from chain ${fromChainId} are not supported`, async () => {
        const offer = sinon.spy(world.swapProvider, 'offer');
        const refusal = await ask({ fromChainId, fromToken: 'SOL' });
        expectRefusal(refusal, 400, 'SWAP_ORIGIN_UNSUPPORTED');
        expect(refusal.body.error).to.include('cannot be checked whole');
        expect(offer.callCount).to.equal(0);
      });

    it('screens the recipient before the provider is asked', async () => {
      const offer = sinon.spy(world.swapProvider, 'offer');
      const screen = sinon.stub(world.addressScreening, 'screenForeign').resolves({ sanctioned: true, source: 'list' });
      expectRefusal(await ask(SOLANA), 403, 'RECIPIENT_SANCTIONED');
      expect(screen.args).to.deep.equal([[{ chain: 'solana', address: SOLANA.recipientAddress }]]);
      screen.rejects(screeningUnavailable());
      expectRefusal(await ask(BITCOIN), 503, 'AML_UNAVAILABLE');
      expect(offer.callCount).to.equal(0);
    });

    it('takes Bitcoin and Solana addresses in the list of the in-memory screening', async () => {
      world = await aWorld({ AML_DENYLIST: BITCOIN.recipientAddress });
      expectRefusal(await ask(BITCOIN), 403, 'RECIPIENT_SANCTIONED');
    });

    it('refuses a chain that the screening has no list for, unless the configuration allows it', async () => {
      sinon.stub(world.addressScreening, 'screenForeign').resolves(undefined);
      expectRefusal(await ask(SOLANA), 503, 'AML_CHAIN_UNSUPPORTED');
      world = await aWorld({ AML_UNSCREENED_CHAINS: 'solana' });
      sinon.stub(world.addressScreening, 'screenForeign').resolves(undefined);
      await ask(SOLANA).expect(200);
      expectRefusal(await ask(BITCOIN), 503, 'AML_CHAIN_UNSUPPORTED');
    });
  });

  it('rejects an ambiguous token symbol', async () => {
    const { value, asOf } = await world.tokenList.tokensOf(42161);
    const [first] = value;
    const twin = { ...first, address: `0x${'1'.repeat(40)}` } as (typeof value)[number];
    sinon.stub(world.tokenList, 'tokensOf').resolves({ value: [...value, twin], asOf });
    expectRefusal(await ask({ fromToken: 'ETH', toToken: first?.symbol }), 400, 'TOKEN_AMBIGUOUS');
    await ask({ fromToken: 'ETH', toToken: first?.address, amount: '10000000000000000' }).expect(200);
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

  describe('a provider that is hostile', () => {
    const EVIL = '0x00000000000000000000000000000000000000e7' as WalletAddress;
    const change = async (alter: (step: QuotedTransaction) => QuotedTransaction) => {
      const real = world.swapProvider.offer.bind(world.swapProvider);
      sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => {
        const offer = await real(order);
        return { ...offer, steps: offer.steps.map((step) => (step.kind === 'transaction' ? alter(step) : step)) };
      });
    };

    it('offers no unlimited approval of a foreign spender, and an alarm is raised', async () => {
      await change((step) =>
        step.id === 'approve' ? { ...step, move: { kind: 'approval', spender: EVIL, amount: 2n ** 256n - 1n } } : step,
      );
      const answer = await ask();
      expectRefusal(answer, 503, 'SWAP_QUOTE_UNSAFE');
      expect(answer.text).to.include(EVIL);
      expect(answer.body).to.not.have.property('data');
      expect(world.raised).to.deep.equal(['swap-quote-unsafe']);
    });

    it('offers no transfer of 9,999 ether', async () => {
      await change((step) => ({ ...step, call: { ...step.call, value: 9_999n * 10n ** 18n } }));
      const answer = await ask({ fromToken: 'ETH', toToken: 'USDC', amount: '10000000000000000' });
      expectRefusal(answer, 503, 'SWAP_QUOTE_UNSAFE');
      expect(world.raised).to.deep.equal(['swap-quote-unsafe']);
    });

    it('offers no call of a known token that cannot be decoded whole', async () => {
      await change((step) => {
        if (step.id !== 'approve') return step;
        const call: ContractCall = { ...step.call, data: `${step.call.data}00` };
        return { ...step, call, move: moveOf(call) };
      });
      expectRefusal(await ask(), 503, 'SWAP_QUOTE_UNSAFE');
    });

    it('sells no 9,999 ether for a few dollars of an exact output', async () => {
      const real = world.swapProvider.offer.bind(world.swapProvider);
      const many = 9_999n * 10n ** 18n;
      sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => {
        const offer = await real({ ...order, tradeType: 'EXACT_INPUT', amount: many });
        return { ...offer, amounts: { paid: many, got: order.amount } };
      });
      const wish = { fromToken: 'ETH', toToken: 'USDC', tradeType: 'EXACT_OUTPUT', amount: '5000000' };
      expectRefusal(await ask(wish), 503, 'SWAP_QUOTE_UNSAFE');
    });
  });

  it('quotes no exact output without prices of both tokens, before the provider is asked', async () => {
    const offer = sinon.spy(world.swapProvider, 'offer');
    sinon.stub(world.tokenPrices, 'ofCoins').resolves(new Map());
    expectRefusal(await ask({ tradeType: 'EXACT_OUTPUT', amount: '1000000000000000' }), 400, 'SWAP_PRICE_UNKNOWN');
    expect(offer.callCount).to.equal(0);
  });

  it('returns PRICES_UNAVAILABLE when the prices for an exact output cannot be read', async () => {
    sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
    expectRefusal(await ask({ tradeType: 'EXACT_OUTPUT', amount: '1000000000000000' }), 503, 'PRICES_UNAVAILABLE');
  });

  describe('with a party on a sanctions list', () => {
    it('is refused to a listed wallet', async () => {
      world = await aWorld({ AML_DENYLIST: user });
      expectRefusal(await ask(), 403, 'SENDER_SANCTIONED');
    });

    it('is refused to a listed session or key that names another wallet', async () => {
      const asker = aWallet();
      world = await aWorld({ AML_DENYLIST: asker.address });
      const listed = await signedIn(world, asker);
      const offer = sinon.spy(world.swapProvider, 'offer');
      for (const headers of [listed.bearer, (await aKey(world, listed, SCOPES)).bearer])
        expectRefusal(await ask().set(headers), 403, 'SENDER_SANCTIONED');
      expect(offer.callCount).to.equal(0);
      const clean = await signedIn(world);
      await ask().set(clean.bearer).expect(200);
    });

    it('is refused when any transaction pays or approves a listed address', async () => {
      const [depository = ''] = world.swapProvider.contracts.get(8453)?.depositories ?? [];
      world = await aWorld({ AML_DENYLIST: depository });
      expectRefusal(await ask(), 403, 'RECIPIENT_SANCTIONED');
      const inCoins = { fromToken: 'ETH', toToken: 'USDC', amount: '10000000000000000' };
      expectRefusal(await ask(inCoins), 403, 'RECIPIENT_SANCTIONED');
    });

    it('is refused while they cannot be screened', async () => {
      sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable());
      expectRefusal(await ask(), 503, 'AML_UNAVAILABLE');
    });
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
    const paidInCoins = await ask({ fromToken: 'ETH', toToken: 'USDC', amount: '10000000000000000' }).expect(200);
    expect(paidInCoins.body.gasless).to.equal(false);
  });

  it('is not gasless without a sponsor', async () => {
    world = await aWorld({ SPONSOR_PROVIDER: 'none' });
    expect((await ask().expect(200)).body).to.include({ gasless: false, sponsor: 'none' });
  });
});

describe('GET /api/swap/status', () => {
  let world: TestWorld;
  const ask = (query: object) => world.api.get('/api/swap/status').query(query);

  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => sinon.restore());

  it('follows a swap from its quote to its completion', async () => {
    const { body } = await world.api.post('/api/swap/quote').send({
      userAddress: aWallet().address,
      fromChainId: 8453,
      toChainId: 10,
      fromToken: 'USDC',
      toToken: 'USDC',
      amount: '5000000',
    });
    const requestId: string = body.data.steps[0].requestId;
    const waiting = {
      requestId,
      status: 'waiting',
      inTxHashes: [],
      outTxHashes: [],
      updatedAt: '2026-01-31T12:00:00.000Z',
    };
    expect((await ask({ requestId }).expect(200)).body).to.deep.equal({ success: true, data: waiting });
    world.clock.advance(4_000);
    world.swapProvider.move(requestId, 'success', { inTxHashes: ['0xaa'], outTxHashes: ['0xbb'] });
    expect((await ask({ requestId }).expect(200)).body.data).to.deep.equal({
      requestId,
      status: 'success',
      inTxHashes: ['0xaa'],
      outTxHashes: ['0xbb'],
      updatedAt: '2026-01-31T12:00:04.000Z',
    });
  });

  it('returns null when the provider sends no value', async () => {
    sinon
      .stub(world.swapProvider, 'progress')
      .resolves({ requestId: '1', status: 'pending', inTxHashes: [], outTxHashes: [] });
    expect((await ask({ requestId: '1' }).expect(200)).body.data.updatedAt).to.equal(null);
  });

  for (const [why, query] of [
    ['no request id', {}],
    ['an empty one', { requestId: '' }],
    ['one of 201 characters', { requestId: 'x'.repeat(201) }],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await ask(query), 400, 'VALIDATION_FAILED', 'requestId'));

  it('returns 404 for an unknown request', async () =>
    expectRefusal(await ask({ requestId: 'x'.repeat(200) }), 404, 'SWAP_NOT_FOUND'));

  it('returns 503 when the provider is unavailable', async () => {
    sinon.stub(world.swapProvider, 'progress').rejects(refused.swapUnavailable());
    expectRefusal(await ask({ requestId: '0x01' }), 503, 'SWAP_UNAVAILABLE');
  });
});
