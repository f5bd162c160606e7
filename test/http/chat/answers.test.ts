import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { foreignWordsIn } from '../../../src/domain/chat/words/index.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { swapNoRoute, swapQuoteUnsafe, swapUnavailable } from '../../../src/domain/swap/errors.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

/** The first account of the sandbox’s mnemonic: 10,000 native coins and a million each of USDC and USDT on every chain. */
const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const SESSION = 'session';
const SWAP = 'swap 100 usdc to eth on base';

describe('/api/chat answers', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });
  afterEach(() => sinon.restore());

  const post = (body: object, who: { bearer: object } | undefined = alice) =>
    world.api
      .post('/api/chat')
      .set((who?.bearer ?? {}) as Record<string, string>)
      .send({ sessionId: SESSION, message: 'yes', ...body });
  const told = async (message: string, who?: { bearer: object }) =>
    (await post({ message }, who).expect(200)).body.response;
  const idOf = (offer: { actions: { params: { confirmAction: string } }[] }) =>
    offer.actions[0]?.params.confirmAction ?? '';
  const confirm = async (offer: Parameters<typeof idOf>[0]) => await post({ confirmAction: idOf(offer) });
  const balanceOf = (usdc: bigint, over: object = {}) =>
    sinon.stub(world.chainBalances, 'read').resolves({
      value: { blockNumber: 1, native: 0n, tokens: new Map([[USDC, usdc]]), unread: [], ...over },
      asOf: world.clock.now(),
    });
  const priceOf = (usd: Usd) =>
    sinon
      .stub(world.tokenPrices, 'ofTokens')
      .resolves(new Map([[USDC, { value: { usd, source: 'test' }, asOf: world.clock.now() }]]));

  describe('in six languages', () => {
    for (const [language, marks] of [
      ['es', ['tiene', 'cuesta', 'enviar un token', 'se cobran', 'tiene']],
      ['pt', ['tem', 'custa', 'enviar um token', 'são cobrados', 'tem']],
      ['de', ['hat', 'kostet', 'einen Token zu senden', 'berechnet', 'hat']],
      ['fr', ['détient', 'coûte', 'envoyer un jeton', 'il prend', ' a ']],
      ['tr', ['cüzdanında', 'kaynak', 'token göndermek', 'alınan ücret', 'toplamı']],
      ['zh', ['持有', '来源', '发送代币', '收取', '的资产']],
    ] as const)
      it(`answer every question of the examples in ${language}`, async () => {
        const [send = '', swap = '', ...questions] = foreignWordsIn(language)?.examples ?? [];
        const [balance = '', price = '', portfolio = '', gas = '', fees = ''] = questions;
        for (const [at, question] of [balance, price, gas, fees, portfolio].entries())
          expect((await told(question)).message)
            .to.include(marks[at])
            .and.not.match(/\((?:Respond|Ich|Je |İngilizce)|（我用英语/);
        expect((await told(send)).intent).to.equal('transfer');
        expect((await told(swap)).requiresConfirmation).to.equal(true);
      });
  });

  describe('say of what their figures are', () => {
    const OTHER = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
    for (const [question, said, not] of [
      ['what would 500 ETH buy in the sale?', /does not take ETH: it takes USDC/, /buys about/],
      ['what would 2 ETH buy in the sale?', /does not take ETH/, /buys about/],
      ['how many tokens do i get for 500 DAI in the sale?', /does not take DAI/, /buys about/],
      ['how many tokens do i get for 1 usdc in the sale?', /1 USDC is less than the smallest purchase/, /500/],
      ['price of eth in 2020', /^I know only the present price/, /2020/],
      ['what was the price of eth yesterday?', /^I know only the present price/, /yesterday/],
      ['precio de eth ayer', /^Solo conozco el precio actual/, /ayer/],
      ['what is the swap fee?', /of such a transfer alone: what a swap costs is in its offer/, /\$/],
      ['what is the limit for tier 2?', /^The tier Enhanced allows up to 9999\.99 USD/, /Basic allows/],
      [`who is ${OTHER}?`, new RegExp(`^${OTHER} is not among your contacts`), /marta/],
      [`history of ${OTHER}`, /^I can tell this of your own wallet only/, /of 0xC5/],
    ] as const)
      it(`to “${question}”`, async () => {
        await told(`save ${BOB} as Marta`);
        const { message } = await told(question);
        expect(message).to.match(said).and.not.match(not);
      });

    it('and a question about sanctions does not get a balance', async () => {
      for (const question of ['is my wallet sanctioned?', '我的钱包被制裁了吗？'])
        expect((await told(question)).intent, question).to.equal('eligibility');
    });

    it('and the price of now needs no such note', async () =>
      expect((await told('price of eth')).message).to.match(/^One ETH costs/));
  });

  describe('about balances', () => {
    it('return the balance of a token in the session’s wallet, by network', async () => {
      const { message, data } = await told('what is my usdc balance?');
      expect(message).to.include(`${alice.address} holds 1000000 USDC on Ethereum`).and.include('on Base');
      expect(data.balances).to.have.length(5);
      expect(data.balances).to.deep.include({ chainId: 8453, token: 'USDC', amount: '1000000' });
    });

    it('are limited to the network that is named, and include native coins', async () => {
      const { message, data } = await told('how much eth do i have on base?');
      expect(message).to.equal(`${alice.address} holds 10000 ETH on Base.`);
      expect(data.balances).to.deep.equal([{ chainId: 8453, token: 'ETH', amount: '10000' }]);
    });

    it('are about an address in the message, and ask for a wallet when there is none', async () => {
      const { message, data } = await told(`usdc balance of ${BOB} on base`, { bearer: {} });
      expect(message).to.include(`${BOB} holds`);
      expect(data.wallet).to.equal(BOB);
      expect((await told('what is my usdc balance?', { bearer: {} })).message).to.include('For which wallet?');
      const named = await told('usdc balance of vitalik.eth');
      expect(named.message).to.include('vitalik.eth is not one');
      expect(named.data).to.not.have.property('balances');
    });

    it('name what cannot be read, and invent nothing', async () => {
      const real = world.chainBalances.read.bind(world.chainBalances);
      sinon.stub(world.chainBalances, 'read').callsFake(async (chainId, ...rest) => {
        if (chainId === 8453) throw chainUnavailable();
        return await real(chainId, ...rest);
      });
      const some = await told('what is my usdc balance?');
      expect(some.message).to.include('I could not read Base now');
      expect(some.data.balances).to.have.length(4);
      const none = await told('what is my usdc balance on base?');
      expect(none.message)
        .to.include('cannot look that up now')
        .and.not.match(/\b0 USDC/);
      expect(none.data).to.not.have.property('balances');
    });

    it('do not treat an invalid response of a contract as a zero balance', async () => {
      balanceOf(0n, { tokens: new Map(), unread: [USDC] });
      const said = await told('what is my usdc balance on base?');
      expect(said.message).to.include('cannot look that up now');
    });
  });

  describe('about portfolios', () => {
    it('return the total value, with the same figures as the portfolio endpoint', async () => {
      const { message, data } = await told('show my portfolio');
      const own = (await world.api.get('/api/portfolio/summary').set(alice.bearer).expect(200)).body.data;
      expect(data.portfolio).to.deep.equal(own);
      expect(message).to.include(`${alice.address} has ${own.totalUSD.toFixed(2)} USD`);
    });

    it('are limited to the network that is named', async () => {
      const { data, message } = await told('show my portfolio on base');
      expect(data.portfolio.chains).to.have.length(1);
      expect(data.portfolio.totalUSD).to.equal(data.portfolio.chains[0].totalUSD);
      expect(message).to.include('on Base').and.not.include('Arbitrum');
    });

    it('name what is missing', async () => {
      sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
      sinon.stub(world.tokenPrices, 'ofCoins').rejects(pricesUnavailable());
      const { message, data } = await told('show my portfolio');
      expect(data.portfolio.totalUSD).to.equal(null);
      expect(message).to.include('whose value I cannot determine now').and.include('prices:8453');
    });
  });

  describe('about costs', () => {
    it('return the gas price, as the fee estimate has it', async () => {
      const { message, data } = await told('gas price on base');
      expect(data.gas).to.have.length(1);
      expect(data.gas[0].chainId).to.equal(8453);
      for (const { costWei, costUsd } of data.gas[0].estimates) {
        expect(BigInt(costWei) > 0n).to.equal(true);
        expect(costUsd).to.be.closeTo((Number(costWei) / 1e18) * 3000, 1e-9);
      }
      expect(message).to.match(/^On Base, sending coins costs 0\.\d+ ETH \(/);
    });

    it('return the gas price without dollars while the native coin has no price', async () => {
      sinon.stub(world.priceFeeds, 'native').rejects(priceUnavailable());
      const { message, data } = await told('gas price on base');
      for (const { costWei, costUsd } of data.gas[0].estimates) {
        expect(BigInt(costWei) > 0n).to.equal(true);
        expect(costUsd).to.equal(null);
      }
      expect(message).to.include('ETH').and.not.include('USD');
    });

    it('return the signed fees of every network, and name the ones that are unavailable', async () => {
      const real = world.gasPrices.costOf.bind(world.gasPrices);
      sinon.stub(world.gasPrices, 'costOf').callsFake(async (chainId, usage) => {
        if (chainId === 10) throw gasPriceUnavailable();
        return await real(chainId, usage);
      });
      const { message, data } = await told('what are your fees?');
      expect(data.fees.map(({ chainId }: { chainId: number }) => chainId)).to.have.members([1, 137, 8453, 42161]);
      for (const { signature } of data.fees) expect(signature).to.match(/^[0-9a-f]{64}$/);
      expect(message).to.include('on Base').and.include('could not read Optimism now');
    });

    it('return no gas price when none can be read', async () => {
      sinon.stub(world.gasPrices, 'costOf').rejects(gasPriceUnavailable());
      const said = await told('gas price on base');
      expect(said.message).to.include('cannot look that up now').and.not.match(/\d/);
    });
  });

  describe('a swap', () => {
    it('is offered at the current quote, and returned as transactions to sign', async () => {
      const offer = await told(SWAP);
      expect(offer).to.deep.include({ intent: 'swap', requiresConfirmation: true });
      expect(offer.confirmationPrompt).to.equal(
        'Swap 100 USDC on Base for about 0.0333 ETH, at most 0.5% worse. Prepare it for signing?',
      );
      expect(offer.data.swap.amounts).to.deep.equal({ paid: '100000000', got: '33300000000000000' });
      const { response } = (await confirm(offer)).body;
      expect(response.requiresConfirmation).to.equal(false);
      const steps: { items: { data: { to: string; data: string } }[] }[] = response.data.swap.quote.steps;
      expect(response.actions).to.deep.equal(
        steps.map(({ items: [item] }, at) => ({
          label: `Sign transaction ${at + 1} of 2`,
          action: 'sign-transaction',
          params: { chainId: 8453, from: alice.address, to: item?.data.to, value: '0', data: item?.data.data },
          destructive: true,
        })),
      );
      expectRefusal(await confirm(offer), 409, 'ACTION_NOT_OPEN');
    });

    it('is quoted as requested: across networks, by output, with the slippage', async () => {
      const quote = sinon.spy(world.swapProvider, 'offer');
      await told('bridge 50 usdc from ethereum to arbitrum');
      await told('buy 0.1 eth with usdc on base, 1% slippage');
      const [bridged, bought] = quote.args.map(([order]) => order);
      expect(bridged).to.deep.include({ amount: 50_000_000n, tradeType: 'EXACT_INPUT', slippageBps: 50 });
      expect([bridged?.from.chainId, bridged?.to.chainId]).to.deep.equal([1, 42161]);
      expect(bought).to.deep.include({ amount: 10n ** 17n, tradeType: 'EXACT_OUTPUT', slippageBps: 100 });
      expect([bought?.from.symbol, bought?.to.symbol]).to.deep.equal(['USDC', 'ETH']);
    });

    it('is returned while the quote is within the slippage of the offer, and a yes asks for a new offer below it', async () => {
      const offer = await told(SWAP);
      const real = world.swapProvider.offer.bind(world.swapProvider);
      const bringing = (got: bigint) =>
        sinon
          .stub(world.swapProvider, 'offer')
          .callsFake(async (order) => ({ ...(await real(order)), amounts: { paid: 100_000_000n, got } }));
      const least = (33_300_000_000_000_000n * 9_950n) / 10_000n;
      const worse = bringing(least - 1n);
      const moved = (await confirm(offer)).body.response;
      expect(moved.message).to.include('price has changed');
      expect(moved.actions).to.deep.equal([]);
      worse.restore();
      const better = bringing(least);
      expectRefusal(await confirm(offer), 409, 'ACTION_NOT_OPEN');
      const anew = await told('yes');
      expect(anew).to.deep.include({ requiresConfirmation: true });
      better.restore();
      expect((await confirm(anew)).body.response.actions).to.have.length(2);
    });

    it('is rejected when more must be paid for the requested output', async () => {
      const offer = await told('buy 0.1 eth with usdc on base');
      const { paid } = offer.data.swap.amounts;
      const real = world.swapProvider.offer.bind(world.swapProvider);
      sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => ({
        ...(await real(order)),
        amounts: { paid: (BigInt(paid) * 10_051n) / 10_000n, got: 10n ** 17n },
      }));
      expect((await confirm(offer)).body.response.message).to.include('price has changed');
    });

    it('returns 503 while no quote is available for a confirmed offer, which stays valid', async () => {
      const offer = await told(SWAP);
      const stub = sinon.stub(world.swapProvider, 'offer').rejects(swapUnavailable());
      expectRefusal(await confirm(offer), 503, 'SWAP_UNAVAILABLE');
      stub.restore();
      expect((await confirm(offer)).status).to.equal(200);
    });

    it('is not returned after it was changed', async () => {
      const offer = await told(SWAP);
      await told('no, make it 200');
      expectRefusal(await confirm(offer), 409, 'ACTION_NOT_OPEN');
    });

    it('is not offered without a session, but shows what was understood', async () => {
      const said = await told(SWAP, { bearer: {} });
      expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
      expect(said.message).to.include('Swap 100 USDC on Base for ETH').and.include('sign in');
    });

    for (const [failure, words] of [
      [swapNoRoute, 'No swap route'],
      [swapUnavailable, 'swap provider is currently unavailable'],
      [swapQuoteUnsafe, 'asks for more than this swap needs'],
    ] as const)
      it(`is not offered when there is no quote: ${failure.code}`, async () => {
        sinon.stub(world.swapProvider, 'offer').rejects(failure());
        const said = await told(SWAP);
        expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
        expect(said.message).to.include('cannot get a quote').and.include(words);
      });

    it('asks for the network when there are several', async () => {
      const said = await told('swap 100 usdc to eth');
      expect(said.data.missing).to.deep.equal(['fromChain']);
      expect(said.suggestions).to.include('Base');
    });
  });

  describe('amounts that depend on a balance or a price', () => {
    it('are exact in the offer: half, rounded down', async () => {
      balanceOf(1_000_001n);
      const offer = await told(`send half of my usdc on base to ${BOB}`);
      expect(offer.message).to.include('The wallet holds 1.000001 USDC on Base.');
      expect(offer.confirmationPrompt).to.include('Transfer 0.5 USDC');
      expect(offer.data.amount).to.equal('0.5');
      const { response } = (await confirm(offer)).body;
      expect(response.data.transaction.amount).to.equal('500000');
    });

    it('stay as offered, whatever the balance becomes', async () => {
      const stub = balanceOf(4_000_000n);
      const offer = await told(`send all my usdc on base to ${BOB}`);
      stub.restore();
      balanceOf(9_000_000n);
      expect((await confirm(offer)).body.response.data.transaction.amount).to.equal('4000000');
    });

    it('are converted from dollars at the current price, rounded down', async () => {
      priceOf(toUsd('0.9997') as Usd);
      const offer = await told(`send $50 of usdc on base to ${BOB}`);
      expect(offer.message).to.include('One USDC costs 0.9997 USD, says test.');
      // 50 / 0.9997 = 50.01500450135…
      expect(offer.data.amount).to.equal('50.015004');
    });

    it('leave enough of a native coin for gas', async () => {
      const cost = await world.gasPrices.costOf(8453, { gas: 21_000n, bytes: 120 });
      const offer = await told(`send all my eth on base to ${BOB}`);
      const { transaction } = (await confirm(offer)).body.response.data;
      expect(BigInt(transaction.value)).to.equal(10_000n * 10n ** 18n - 2n * cost);
    });

    it('are also supported in swaps', async () => {
      balanceOf(30_000_000n);
      const offer = await told('swap a third of my usdc to eth on base');
      expect(offer.confirmationPrompt).to.include('Swap 10 USDC on Base');
    });

    for (const [why, arrange, text] of [
      ['the balance', () => sinon.stub(world.chainBalances, 'read').rejects(chainUnavailable()), 'half of my usdc'],
      ['the gas', () => sinon.stub(world.gasPrices, 'costOf').rejects(gasPriceUnavailable()), 'all my eth'],
      ['the price', () => sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable()), '$50 of usdc'],
      ['any price', () => sinon.stub(world.tokenPrices, 'ofTokens').resolves(new Map()), '$50 of usdc'],
      ['a contract', () => balanceOf(0n, { tokens: new Map(), unread: [USDC] }), 'half of my usdc'],
      ['anything there', () => balanceOf(0n), 'all my usdc'],
      ['anything worth sending', () => balanceOf(1n), 'half of my usdc'],
    ] as const)
      it(`are asked for when ${why} cannot be read, without an invented figure`, async () => {
        arrange();
        const said = await told(`send ${text} on base to ${BOB}`);
        expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
        expect(said.data.missing).to.deep.equal(['amount']);
        expect(said.data).to.not.have.property('amount');
        expect(said.message).to.include('How much exactly');
        sinon.restore();
        expect((await told('3')).confirmationPrompt).to.match(/Transfer 3 (USDC|ETH)/);
      });

    it('require a session', async () => {
      const read = sinon.spy(world.chainBalances, 'read');
      const said = await told(`send half of my usdc on base to ${BOB}`, { bearer: {} });
      expect(said.message).to.include('sign in');
      expect(read.callCount).to.equal(0);
    });
  });
});
