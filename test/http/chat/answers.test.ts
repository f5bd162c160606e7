import { expect } from 'chai';
import sinon from 'sinon';
import { foreignWordsIn } from '../../../src/domain/chat/words/index.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { chatting } from '../../support/service/conversations.ts';

describe('/api/chat answers', () => {
  const { chat, told, anonymously, balanceOf } = chatting();

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
      expect(message).to.include(`${chat.alice.address} holds 1000000 USDC on Ethereum`).and.include('on Base');
      expect(data.balances).to.have.length(5);
      expect(data.balances).to.deep.include({ chainId: 8453, token: 'USDC', amount: '1000000' });
    });

    it('are limited to the network that is named, and include native coins', async () => {
      const { message, data } = await told('how much eth do i have on base?');
      expect(message).to.equal(`${chat.alice.address} holds 10000 ETH on Base.`);
      expect(data.balances).to.deep.equal([{ chainId: 8453, token: 'ETH', amount: '10000' }]);
    });

    it('are about an address in the message, and ask for a wallet when there is none', async () => {
      const { message, data } = await anonymously({ message: `usdc balance of ${BOB} on base` });
      expect(message).to.include(`${BOB} holds`);
      expect(data.wallet).to.equal(BOB);
      expect((await anonymously({ message: 'what is my usdc balance?' })).message).to.include('For which wallet?');
      const named = await told('usdc balance of vitalik.eth');
      expect(named.message).to.include('vitalik.eth is not one');
      expect(named.data).to.not.have.property('balances');
    });

    it('name what cannot be read, and invent nothing', async () => {
      const real = chat.world.chainBalances.read.bind(chat.world.chainBalances);
      sinon.stub(chat.world.chainBalances, 'read').callsFake(async (chainId, ...rest) => {
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
      balanceOf(undefined);
      const said = await told('what is my usdc balance on base?');
      expect(said.message).to.include('cannot look that up now');
    });
  });

  describe('about portfolios', () => {
    it('return the total value, with the same figures as the portfolio endpoint', async () => {
      const { message, data } = await told('show my portfolio');
      const own = (await chat.world.api.get('/api/portfolio/summary').set(chat.alice.bearer).expect(200)).body.data;
      expect(data.portfolio).to.deep.equal(own);
      expect(message).to.include(`${chat.alice.address} has ${own.totalUSD.toFixed(2)} USD`);
    });

    it('are limited to the network that is named', async () => {
      const { data, message } = await told('show my portfolio on base');
      expect(data.portfolio.chains).to.have.length(1);
      expect(data.portfolio.totalUSD).to.equal(data.portfolio.chains[0].totalUSD);
      expect(message).to.include('on Base').and.not.include('Arbitrum');
    });

    it('name what is missing', async () => {
      sinon.stub(chat.world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
      sinon.stub(chat.world.tokenPrices, 'ofCoins').rejects(pricesUnavailable());
      const { message, data } = await told('show my portfolio');
      expect(data.portfolio.totalUSD).to.equal(null);
      expect(message).to.include('whose value I cannot determine now').and.include('prices:8453');
    });
  });

  describe('about the history', () => {
    const chainsIn = ({ data }: { data: { transactions: readonly { chainId: number }[] } }) =>
      data.transactions.map(({ chainId }) => chainId);

    it('are limited to the network that is named, and ask no other', async () => {
      const newest = sinon.spy(chat.world.transactionHistory, 'newest');
      expect(chainsIn(await told('show my transactions'))).to.deep.equal([1, 8453]);
      newest.resetHistory();
      expect(chainsIn(await told('show my transactions on base'))).to.deep.equal([8453]);
      expect(newest.args.map(([chainId]) => chainId)).to.deep.equal([8453]);
    });

    it('name the networks of the service where another one is named', async () =>
      expect((await told('show my transactions on solana')).message).to.include('Ethereum, Optimism'));
  });

  describe('about costs', () => {
    it('return the gas price, as the fee estimate has it', async () => {
      const { message, data } = await told('gas price on base');
      expect(data.gas).to.have.length(1);
      expect(data.gas[0].chainId).to.equal(8453);
      for (const { costWei, costUsd } of data.gas[0].estimates) {
        expect(costWei).to.match(/^[1-9]/);
        expect(costUsd).to.be.closeTo((Number(costWei) / 1e18) * 3000, 1e-9);
      }
      expect(message).to.match(/^On Base, sending coins costs 0\.\d+ ETH \(/);
    });

    it('return the gas price without dollars while the native coin has no price', async () => {
      sinon.stub(chat.world.priceFeeds, 'native').rejects(priceUnavailable());
      const { message, data } = await told('gas price on base');
      for (const { costWei, costUsd } of data.gas[0].estimates) {
        expect(costWei).to.match(/^[1-9]/);
        expect(costUsd).to.equal(null);
      }
      expect(message).to.include('ETH').and.not.include('USD');
    });

    it('return the signed fees of every network, and name the ones that are unavailable', async () => {
      const real = chat.world.gasPrices.costOf.bind(chat.world.gasPrices);
      sinon.stub(chat.world.gasPrices, 'costOf').callsFake(async (chainId, usage) => {
        if (chainId === 10) throw gasPriceUnavailable();
        return await real(chainId, usage);
      });
      const { message, data } = await told('what are your fees?');
      expect(data.fees.map(({ chainId }: { chainId: number }) => chainId)).to.have.members([1, 137, 8453, 42161]);
      for (const { signature } of data.fees) expect(signature).to.match(/^[0-9a-f]{64}$/);
      expect(message).to.include('on Base').and.include('could not read Optimism now');
    });

    it('are limited to the networks that have a node, unless one is named', async () => {
      sinon.stub(chat.world.chainBalances, 'chainIds').get(() => [8453]);
      const { message, data } = await told('what are your fees?');
      expect(data.fees.map(({ chainId }: { chainId: number }) => chainId)).to.deep.equal([8453]);
      expect(message).to.include('on Base').and.not.include('could not read');
      expect((await told('gas price on optimism')).data.gas[0].chainId).to.equal(10);
    });

    it('are those of the network of the request that is open', async () => {
      await told(`send 5 usdc to ${BOB} on base`);
      const { data } = await told('what are your fees?');
      expect(data.fees.map(({ chainId }: { chainId: number }) => chainId)).to.deep.equal([8453]);
    });

    it('return no gas price when none can be read', async () => {
      sinon.stub(chat.world.gasPrices, 'costOf').rejects(gasPriceUnavailable());
      const said = await told('gas price on base');
      expect(said.message).to.include('cannot look that up now').and.not.match(/\d/);
    });
  });
});
