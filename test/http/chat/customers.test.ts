import { expect } from 'chai';
import sinon from 'sinon';
import { CATALOGUE, INTENTS, isQuestion, needsOf, type Question } from '../../../src/domain/chat/catalogue.ts';
import { gasPriceUnavailable } from '../../../src/domain/fee/errors.ts';
import { historyUnavailable } from '../../../src/domain/history/errors.ts';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { pricesUnavailable, tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { BOB } from '../../support/fixtures/store-fixtures.ts';
import { CONFIGURED } from '../../support/service/bidding.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

type Row = Readonly<{
  asks: string;
  /** Of the data, signed in with a wallet that has done nothing yet. */
  holds: readonly string[];
  says: RegExp;
  /** Makes what the answer rests on unavailable. */
  away?: (world: TestWorld) => void;
}>;

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

const noStore = async () => {
  throw storeUnavailable();
};

/** The pages of the console that an answer may open. */
const PAGES = ['buy', 'buy/auction', 'developer', 'portfolio', 'settings', 'verification'].map(
  (page) => `/console/${page}`,
);

/** What each intent answers. A question without a row does not compile. */
const ROWS: { readonly [Q in Question]: Row } = {
  balance: {
    asks: 'how much usdc do i have on base and polygon?',
    holds: ['balances'],
    says: /USDC on Polygon.*USDC on Base|USDC on Base.*USDC on Polygon/,
    away: ({ chainBalances }) => void sinon.stub(chainBalances, 'read').rejects(chainUnavailable()),
  },
  portfolio: {
    asks: 'show my portfolio',
    holds: ['portfolio'],
    says: /USD/,
    away: ({ chainBalances }) => void sinon.stub(chainBalances, 'read').rejects(chainUnavailable()),
  },
  kyc: {
    asks: 'am i verified?',
    holds: ['kycStatus', 'kycTier', 'maxAllowed', 'nextStep'],
    says: /not verified yet/,
    away: ({ users }) => void sinon.stub(users, 'find').callsFake(noStore),
  },
  eligibility: {
    asks: 'am i eligible to buy?',
    holds: ['eligible', 'rules'],
    says: /cannot buy yet. Missing: .*identity verification.*terms/,
    away: ({ buyerFiles }) => void sinon.stub(buyerFiles, 'find').callsFake(noStore),
  },
  refusal: {
    asks: 'why was my purchase refused?',
    holds: ['decision'],
    says: /No request of yours was refused/,
    away: ({ decisions }) => void sinon.stub(decisions, 'page').callsFake(noStore),
  },
  limit: {
    asks: 'what is my limit then?',
    holds: ['kycTier', 'maxAllowed', 'remaining'],
    says: /need a verification.*999.99 USD/,
    away: ({ buyerFiles }) => void sinon.stub(buyerFiles, 'find').callsFake(noStore),
  },
  purchases: {
    asks: 'show my purchases',
    holds: ['purchases'],
    says: /not bought anything/,
    away: ({ purchaseHistory }) => void sinon.stub(purchaseHistory, 'list').callsFake(noStore),
  },
  sale: {
    asks: 'how many tokens do i get for 500 usdc in the sale?',
    holds: ['phase', 'price', 'tokensSold', 'tokensForSale', 'tokens'],
    says: /500 USDC buys about 10000 tokens/,
    away: ({ saleContract }) => void sinon.stub(saleContract, 'state').rejects(chainUnavailable()),
  },
  auction: {
    asks: 'how is the auction going?',
    holds: ['auctions'],
    says: /open until block \d+.*costs 0\.05 USDC.*Not enough was raised yet.*bids in the console/s,
    away: ({ auctionContracts }) => void sinon.stub(auctionContracts, 'state').rejects(chainUnavailable()),
  },
  bids: {
    asks: 'what do my bids get?',
    holds: ['bids'],
    says: /no bids.*bids in the console/s,
    away: ({ auctionIndex }) => void sinon.stub(auctionIndex, 'eventsOf').callsFake(noStore),
  },
  terms: {
    asks: 'have i accepted the terms?',
    holds: ['accepted', 'currentVersion'],
    says: /not accepted the current terms/,
    away: ({ terms }) => void sinon.stub(terms, 'acceptanceOf').callsFake(noStore),
  },
  referral: {
    asks: 'what is my referral code?',
    holds: ['code', 'totalReferrals'],
    says: /referral code is [A-Z0-9]{8}.*: 0/,
    away: ({ users }) => void sinon.stub(users, 'find').callsFake(noStore),
  },
  price: {
    asks: 'price of eth',
    holds: ['price'],
    says: /One ETH costs 3000 USD/,
    away: ({ tokenPrices }) => void sinon.stub(tokenPrices, 'ofSymbols').rejects(pricesUnavailable()),
  },
  gas: {
    asks: 'gas price on base',
    holds: ['gas'],
    says: /On Base/,
    away: ({ gasPrices }) => void sinon.stub(gasPrices, 'costOf').rejects(gasPriceUnavailable()),
  },
  fees: {
    asks: 'what are your fees?',
    holds: ['fees'],
    says: /on Base/,
    away: ({ gasPrices }) => void sinon.stub(gasPrices, 'costOf').rejects(gasPriceUnavailable()),
  },
  networks: { asks: 'which networks do you support?', holds: ['networks'], says: /Base/ },
  tokens: {
    asks: 'which tokens can i swap on base?',
    holds: ['tokens', 'paymentTokens'],
    says: /On Base: .*USDC.*The sale takes/s,
    away: ({ tokenList }) => void sinon.stub(tokenList, 'tokensOf').rejects(tokenListUnavailable()),
  },
  history: {
    asks: 'what did i send last?',
    holds: ['transactions'],
    says: /sent 250 USDC to/,
    away: ({ transactionHistory, relayedTransactions }) => {
      sinon.stub(transactionHistory, 'newest').rejects(historyUnavailable());
      sinon.stub(relayedTransactions, 'history').callsFake(noStore);
    },
  },
  status: {
    asks: 'where is my transfer?',
    holds: ['transactions'],
    says: /^0x[0-9a-f]{64} on .*: confirmed/,
    away: ({ transactionHistory, relayedTransactions }) => {
      sinon.stub(transactionHistory, 'newest').rejects(historyUnavailable());
      sinon.stub(relayedTransactions, 'history').callsFake(noStore);
    },
  },
  keys: {
    asks: 'show my api keys',
    holds: ['keys'],
    says: /no API key/,
    away: ({ apiKeys }) => void sinon.stub(apiKeys, 'keysOf').callsFake(noStore),
  },
  contacts: {
    asks: 'what address do i have for Ana?',
    holds: ['contacts'],
    says: /no contacts/,
    away: ({ contacts }) => void sinon.stub(contacts, 'list').callsFake(noStore),
  },
  link: {
    asks: 'which accounts are linked to my wallet?',
    holds: ['linked'],
    says: /No account is linked/,
    away: ({ chatLinks }) => void sinon.stub(chatLinks, 'linksOf').callsFake(noStore),
  },
  help: { asks: 'help', holds: [], says: /You can ask for/ },
};

describe('/api/chat answers to customers', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
    alice = await signedIn(world, RICH);
  });

  const ask = async (message: string, headers: object = alice.bearer, more: object = {}) =>
    (
      await world.api
        .post('/api/chat')
        .set(headers as Record<string, string>)
        .send({ message, ...more })
        .expect(200)
    ).body.response;

  it('has a row for each question', () => expect(Object.keys(ROWS)).to.have.members(INTENTS.filter(isQuestion)));

  for (const [intent, { asks, holds, says, away }] of Object.entries(ROWS)) {
    it(`hold ${holds.join(', ') || 'nothing'} for ${intent}: “${asks}”`, async () => {
      const { intent: read, data, message, actions, requiresConfirmation } = await ask(asks);
      expect(read).to.equal(intent);
      expect(data).to.include.all.keys(...holds, 'missing');
      expect(message).to.match(says);
      expect(requiresConfirmation).to.equal(false);
      for (const { action, params } of actions) {
        expect(action).to.be.oneOf(['say', 'open']);
        if (action === 'open') expect(new URL(params.url).pathname).to.be.oneOf(PAGES);
      }
    });

    if (needsOf(intent as Question) !== undefined || intent === 'balance' || intent === 'portfolio')
      it(`hold nothing but a request to sign in for ${intent}, signed out and for another wallet`, async () => {
        for (const [headers, more] of [
          [{}, {}],
          [{}, { wallet: alice.address }],
          [alice.bearer, { wallet: BOB }],
        ] as const) {
          const { data, actions } = await ask(asks, headers, more);
          expect(data).to.have.all.keys('missing', 'signInRequired', 'sessionId');
          expect(data).to.include({ signInRequired: true });
          expect(actions).to.deep.equal([]);
        }
      });

    if (away !== undefined)
      it(`tell that ${intent} cannot be looked up, and hold no figure`, async () => {
        away(world);
        const { data, message } = await ask(asks);
        expect(message).to.include('cannot look that up now');
        for (const name of holds) expect(data).to.not.have.property(name);
      });
  }

  it('name the decision of the newest refusal, and open no document of the API', async () => {
    const authorize = { wallet: alice.address, paymentToken: USDC, amount: '100000000' };
    await world.api.post('/api/sale/authorize').set(alice.bearer).send(authorize).expect(403);
    const { message, data, actions } = await ask('why was my purchase refused?');
    expect(message).to.include(`Decision ${data.decision.id}: ${data.decision.code}.`);
    for (const { action, params } of actions)
      if (action === 'open') expect(new URL(params.url).pathname).to.be.oneOf(PAGES);
  });

  for (const { name, examples } of CATALOGUE)
    for (const example of examples)
      it(`understand the example “${example}” as ${name}`, async () =>
        expect((await ask(example)).intent).to.equal(name));
});
