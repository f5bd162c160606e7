import { expect } from 'chai';
import sinon from 'sinon';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import * as refused from '../../../src/domain/swap/errors.ts';
import { aSwap, USDC } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type TestWorld } from '../../support/service/world.ts';

describe('POST /api/swap/quote, to a chain that is not an EVM chain', () => {
  let world: TestWorld;
  const user = aWallet().address;
  const ask = (over: object = {}) => world.api.post('/api/swap/quote').send(aSwap(user, over));
  beforeEach(async () => {
    world = await aWorld();
  });

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
    expectRefusal(await ask({ ...SOLANA, tradeType: 'EXACT_OUTPUT', amount: '1000000000' }), 400, 'SWAP_PRICE_UNKNOWN');
  });

  it('refuses a quote that pays somebody else', async () => {
    const offer = world.swapProvider.offer.bind(world.swapProvider);
    const other = '11111111111111111111111111111112';
    sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => ({ ...(await offer(order)), recipient: other }));
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
    ['a burn address of Bitcoin', { ...BITCOIN, recipientAddress: '1BitcoinEaterAddressDontSendf59kuE' }],
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
