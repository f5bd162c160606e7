import { expect } from 'chai';
import { AUCTION, bid, checkpoint, exit } from '../../support/fixtures/auction-fixtures.ts';
import { block } from '../../support/fixtures/sale-fixtures.ts';
import { CONFIGURED, FLOOR, SPACING } from '../../support/service/bidding.ts';
import { RICH } from '../../support/service/conversations.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('/api/chat about auctions', () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld(CONFIGURED);
    alice = await signedIn(world, RICH);
  });

  const ask = async (message: string) =>
    (await world.api.post('/api/chat').set(alice.bearer).send({ message }).expect(200)).body.response;

  it('says what bids got at the present price, and what can be done with them', async () => {
    const mine = { owner: alice.address, sender: alice.address, price: 120n * SPACING };
    world.auctionContracts.change(AUCTION, { clearingPrice: 130n * SPACING, graduated: true });
    await world.auctionIndex.of(AUCTION.auction).commit({
      to: block(30),
      confirmed: [
        checkpoint(8, FLOOR, 0),
        bid(1, 8, mine),
        bid(2, 8, { ...mine, logIndex: 1 }),
        checkpoint(10, FLOOR, 1_000_000),
        checkpoint(20, 130n * SPACING, 2_000_000),
        exit(1, 21, { owner: alice.address, amount: 450_000_000n }),
      ],
    });
    const { intent, message, data, actions, requiresConfirmation } = await ask('what do my bids get?');
    expect(intent).to.equal('bids');
    expect(message).to.match(
      /^Bid 2, 500 USDC up to 0\.06 for a token: outbid\. So far it got (?:1000|999\.\d+) tokens for 50 USDC\. It can exit now\.\nBid 1, 500 USDC up to 0\.06 for a token: exited\. So far it got 100 tokens for 50 USDC\.\nYou place bids in the console\.$/,
    );
    expect(data.bids).to.have.length(2);
    expect(data.bids[0]).to.include({
      auction: AUCTION.auction,
      id: '2',
      state: 'outbid',
      amount: '500',
      token: 'USDC',
    });
    expect(requiresConfirmation).to.equal(false);
    expect(actions[0].params.url).to.match(/\/console\/buy\/auction$/);
  });

  it('says how an auction ended without enough raised, and when tokens can be claimed', async () => {
    const { block: head } = await world.auctionContracts.state(AUCTION);
    world.auctionContracts.change(AUCTION, { endBlock: head, claimBlock: head + 100 });
    const { message } = await ask('how is the auction going?');
    expect(message).to.include(`The auction has ended. Tokens can be claimed from block ${head + 100} on;`);
    expect(message).to.match(/ cost 0\.05 USDC at the end\. Not enough was raised: every bid is refunded\./);
  });

  it('does not say that an auction is open before it has its tokens, or when nothing is left', async () => {
    world.auctionContracts.change(AUCTION, { isFunded: false });
    const early = await ask('how is the auction going?');
    expect(early.message).to.match(/^The auction takes no bids yet: its tokens are not deposited\. One token costs/);
    world.auctionContracts.change(AUCTION, { isFunded: true, issued: 10_000_000 });
    const late = await ask('how is the auction going?');
    expect(late.message).to.match(/^The auction is sold out\. It ends after block \d+;.* cost 0\.05 USDC at the end\./);
  });

  for (const [asks, intent, says] of [
    ['wie läuft die auktion?', 'auction', /Die Auktion läuft bis Block \d+.*0,05 USDC/],
    ['was bekommen meine gebote?', 'bids', /Du hast keine Gebote/],
    ['¿cómo va la subasta?', 'auction', /La subasta está abierta hasta el bloque \d+.*0,05 USDC/],
    ['¿qué obtienen mis pujas?', 'bids', /No tienes pujas/],
    ['como está o leilão?', 'auction', /O leilão está aberto até o bloco \d+/],
    ['où en est l’enchère ?', 'auction', /L’enchère est ouverte jusqu’au bloc \d+/],
    ['açık artırma nasıl gidiyor?', 'auction', /Açık artırma \d+\. bloğa kadar açık/],
    ['拍卖进行得怎么样？', 'auction', /拍卖进行到区块 \d+/],
    ['我的出价得到了多少？', 'bids', /你没有出价/],
  ] as const)
    it(`is answered in the language of “${asks}”`, async () => {
      const reply = await ask(asks);
      expect(reply.intent).to.equal(intent);
      expect(reply.message).to.match(says);
    });

  it('offers no bid, and opens the console', async () => {
    for (const message of [
      'bid 500 usdc in the auction',
      'biete 500 usdc in der auktion',
      'puja 500 usdc en la subasta',
    ]) {
      const { intent, actions, requiresConfirmation } = await ask(message);
      expect(intent, message).to.be.oneOf(['auction', 'bids']);
      expect(requiresConfirmation).to.equal(false);
      expect(actions.map(({ action }: { action: string }) => action)).to.not.include('confirm');
      expect(actions[0].params.url).to.match(/\/console\/buy\/auction$/);
    }
    expect((await world.issuedBidPermits.tally(world.clock.now())).issued).to.equal(0);
  });

  it('says that there is none on a server without auctions', async () => {
    world = await aWorld({ AUCTIONS: 'none' });
    alice = await signedIn(world, RICH);
    expect((await ask('how is the auction going?')).message).to.equal('There is no auction here.');
    expect((await ask('what do my bids get?')).message).to.match(/^You have no bids\./);
  });
});
