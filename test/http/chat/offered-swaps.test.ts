import { expect } from 'chai';
import sinon from 'sinon';
import { swapNoRoute, swapQuoteUnsafe, swapUnavailable } from '../../../src/domain/swap/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { chatting } from '../../support/service/conversations.ts';

const SWAP = 'swap 100 usdc to eth on base';

describe('a swap in /api/chat', () => {
  const { chat, told, anonymously, confirm } = chatting();
  /** From now on every quote has these amounts. */
  const bringing = (amounts: Readonly<{ paid: bigint; got: bigint }>) => {
    const real = chat.world.swapProvider.offer.bind(chat.world.swapProvider);
    return sinon
      .stub(chat.world.swapProvider, 'offer')
      .callsFake(async (order) => ({ ...(await real(order)), amounts }));
  };

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
        params: { chainId: 8453, from: chat.alice.address, to: item?.data.to, value: '0', data: item?.data.data },
        destructive: true,
      })),
    );
    expectRefusal(await confirm(offer), 409, 'ACTION_NOT_OPEN');
  });

  it('is quoted as requested: across networks, by output, with the slippage', async () => {
    const quote = sinon.spy(chat.world.swapProvider, 'offer');
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
    const least = (33_300_000_000_000_000n * 9_950n) / 10_000n;
    const worse = bringing({ paid: 100_000_000n, got: least - 1n });
    const moved = (await confirm(offer)).body.response;
    expect(moved.message).to.include('price has changed');
    expect(moved.actions).to.deep.equal([]);
    worse.restore();
    const better = bringing({ paid: 100_000_000n, got: least });
    expectRefusal(await confirm(offer), 409, 'ACTION_NOT_OPEN');
    const anew = await told('yes');
    expect(anew).to.deep.include({ requiresConfirmation: true });
    better.restore();
    expect((await confirm(anew)).body.response.actions).to.have.length(2);
  });

  it('is rejected when more must be paid for the requested output', async () => {
    const offer = await told('buy 0.1 eth with usdc on base');
    const { paid } = offer.data.swap.amounts;
    bringing({ paid: (BigInt(paid) * 10_051n) / 10_000n, got: 10n ** 17n });
    expect((await confirm(offer)).body.response.message).to.include('price has changed');
  });

  it('returns 503 while no quote is available for a confirmed offer, which stays valid', async () => {
    const offer = await told(SWAP);
    const stub = sinon.stub(chat.world.swapProvider, 'offer').rejects(swapUnavailable());
    expectRefusal(await confirm(offer), 503, 'SWAP_UNAVAILABLE');
    stub.restore();
    expect((await confirm(offer)).status).to.equal(200);
  });

  it('is not offered without a session, but shows what was understood', async () => {
    const said = await anonymously({ message: SWAP });
    expect(said).to.deep.include({ actions: [], requiresConfirmation: false });
    expect(said.message).to.include('Swap 100 USDC on Base for ETH').and.include('sign in');
  });

  for (const [failure, words] of [
    [swapNoRoute, 'No swap route'],
    [swapUnavailable, 'swap provider is currently unavailable'],
    [swapQuoteUnsafe, 'asks for more than this swap needs'],
  ] as const)
    it(`is not offered when there is no quote: ${failure.code}`, async () => {
      sinon.stub(chat.world.swapProvider, 'offer').rejects(failure());
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
