import { expect } from 'chai';
import type { SwapProvider } from '../../../src/application/ports/swap.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { requireSafe } from '../../../src/domain/swap/check-offer.ts';
import type { QuotedStep, SwapContracts } from '../../../src/domain/swap/quoted-step.ts';
import type { SwapOffer, SwapOrder, SwapToken } from '../../../src/domain/swap/swap.ts';
import { rejection } from '../../support/rejection.ts';

export type SwapProviderWorld = Readonly<{
  provider: SwapProvider;
  /** Has the wallet send what the offer asks for, and the provider complete it. Returns the hashes of both. */
  complete(offer: SwapOffer): Promise<Readonly<{ in: readonly string[]; out: readonly string[] }>>;
  /** Has the provider publish these accounts for a chain. */
  publish(chainId: number, contracts: SwapContracts): void;
}>;

export const USER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as WalletAddress;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

type EvmOrder = SwapOrder & Readonly<{ to: SwapToken }>;

/** 25 USDC on Base for ether on Arbitrum. */
export const anOrder = (over: Partial<EvmOrder> = {}): EvmOrder => ({
  user: USER,
  recipient: USER,
  from: { chainId: 8453, address: USDC, symbol: 'USDC', decimals: 6 },
  to: { chainId: 42161, address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  amount: 25_000_000n,
  tradeType: 'EXACT_INPUT',
  slippageBps: 50,
  ...over,
});
const ETHER_FIRST = { from: anOrder().to, to: anOrder().from };

const callsOf = (steps: readonly QuotedStep[]) =>
  steps.flatMap((step) => (step.kind === 'transaction' ? [step.call] : []));

type Step = Readonly<{ kind: string; requestId: string }>;
const requestIdOf = (quote: Readonly<Record<string, unknown>>) => (quote.steps as readonly Step[])[0]?.requestId ?? '';

export function describeSwapProviderContract(name: string, makeWorld: () => Promise<SwapProviderWorld>): void {
  describe(`SwapProvider contract: ${name}`, () => {
    let world: SwapProviderWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('offers transactions of the user on the chain that is paid on', async () => {
      const { quote, steps } = await world.provider.offer(anOrder());
      const calls = callsOf(steps);
      expect(requestIdOf(quote)).to.match(/^0x/);
      expect(calls.length).to.be.greaterThan(0);
      for (const call of calls) {
        expect(call.chainId).to.equal(8453);
        expect(call.value).to.equal(0n);
      }
    });

    it('returns the paid and the received amount', async () => {
      const sold = await world.provider.offer(anOrder());
      expect(sold.amounts?.paid).to.equal(25_000_000n);
      expect((sold.amounts?.got ?? 0n) > 0n).to.equal(true);
      const bought = await world.provider.offer(
        anOrder({ ...ETHER_FIRST, tradeType: 'EXACT_OUTPUT', amount: 30_000_000n }),
      );
      expect(bought.amounts?.got).to.equal(30_000_000n);
      expect((bought.amounts?.paid ?? 0n) > 0n).to.equal(true);
    });

    it('says the id of its progress, and about how long the route takes', async () => {
      const { quote, route } = await world.provider.offer(anOrder());
      expect(route.requestId).to.equal(requestIdOf(quote));
      expect(route.seconds).to.be.within(1, 60);
    });

    for (const order of [anOrder(), anOrder({ ...ETHER_FIRST, amount: 10n ** 16n })])
      it(`offers ${order.from.symbol} within the bounds of the order, to its pinned contracts`, async () => {
        requireSafe(order, await world.provider.offer(order), world.provider.contracts);
      });

    it('publishes its contracts, which never changes the pinned ones', async () => {
      const pinned = world.provider.contracts.get(8453) as SwapContracts;
      const others: SwapContracts = { ...pinned, depositories: [USER] };
      world.publish(8453, others);
      expect((await world.provider.publishedContracts()).get(8453)).to.deep.equal(others);
      expect(world.provider.contracts.get(8453)).to.deep.equal(pinned);
    });

    it('pays native coins as value', async () => {
      const { steps } = await world.provider.offer(anOrder({ ...ETHER_FIRST, amount: 10n ** 16n }));
      const calls = callsOf(steps);
      expect(calls.reduce((sum, { value }) => sum + value, 0n)).to.equal(10n ** 16n);
    });

    it('accepts an amount of either side', async () => {
      const { steps } = await world.provider.offer(
        anOrder({ ...ETHER_FIRST, tradeType: 'EXACT_OUTPUT', amount: 30_000_000n }),
      );
      const calls = callsOf(steps);
      const paid = calls.reduce((sum, { value }) => sum + value, 0n);
      expect(paid > 10n ** 16n && paid < 2n * 10n ** 16n).to.equal(true);
    });

    it('rejects with SWAP_AMOUNT_TOO_LOW for an amount that buys nothing', async () => {
      const dust = anOrder({ ...ETHER_FIRST, amount: 1n });
      expect(await rejection(world.provider.offer(dust))).to.equal('SWAP_AMOUNT_TOO_LOW');
    });

    it('rejects with SWAP_NO_ROUTE for an untraded token', async () => {
      const unknown = { chainId: 8453, address: `0x${'1'.repeat(40)}` as WalletAddress, symbol: 'NIL', decimals: 18 };
      expect(await rejection(world.provider.offer(anOrder({ to: unknown })))).to.equal('SWAP_NO_ROUTE');
    });

    it('returns the progress of a swap', async () => {
      const offer = await world.provider.offer(anOrder());
      const requestId = requestIdOf(offer.quote);
      expect(await world.provider.progress(requestId)).to.include({ requestId, status: 'waiting' });
      const { in: inTxHashes, out: outTxHashes } = await world.complete(offer);
      expect([inTxHashes.length, outTxHashes.length]).to.not.include(0);
      const { updatedAt, ...progress } = await world.provider.progress(requestId);
      expect(updatedAt).to.be.instanceOf(Date);
      expect(progress).to.deep.equal({ requestId, status: 'success', inTxHashes, outTxHashes });
    });

    for (const requestId of ['0x00', '../quote', 'ä&requestId=0x00', 'x'.repeat(200)])
      it(`rejects with SWAP_NOT_FOUND for the request "${requestId.slice(0, 20)}"`, async () => {
        expect(await rejection(world.provider.progress(requestId))).to.equal('SWAP_NOT_FOUND');
      });
  });
}
