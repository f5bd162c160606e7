import { expect } from 'chai';
import { DEPOSITORY } from '../../../src/adapters/swap/depositories.memory.ts';
import { swapCalldata } from '../../../src/adapters/swap/swap-calls.ts';
import type { BitcoinAddress, SolanaAddress } from '../../../src/domain/shared/foreign-address.ts';
import { BITCOIN_CHAIN_ID, FOREIGN_COIN } from '../../../src/domain/swap/foreign-token.ts';
import type { SwapOffer } from '../../../src/domain/swap/swap.ts';
import { SOLANA_CHAIN_ID } from '../../../src/domain/token/token.ts';
import { anOrder, USER } from '../../contracts/swap/swap-provider.contract.ts';
import { swapsInMemory } from '../../support/fixtures/swaps-in-memory.ts';

const USDC = anOrder().from.address;
const ETHER_HERE = { ...anOrder().to, chainId: 8453 };
const GOT = (25_000_000n * 10n ** 12n * 999n) / (3_000n * 1_000n);

describe('a swap on in-memory chains', () => {
  let swaps: ReturnType<typeof swapsInMemory>;
  beforeEach(() => {
    swaps = swapsInMemory();
  });
  const coins = (chainId: number) => swaps.on(chainId).balanceOf(USER);
  const usdc = () => swaps.on(8453).tokenBalanceOf(USDC, USER);
  const statusOf = async ({ route }: Pick<SwapOffer, 'route'>) => {
    const { status, inTxHashes, outTxHashes } = await swaps.provider.progress(route.requestId as string);
    return { status, in: inTxHashes.length, out: outTxHashes.length };
  };

  for (const [what, to, seconds] of [
    ['one network', ETHER_HERE, 2],
    ['two networks', anOrder().to, 12],
  ] as const)
    it(`over ${what} is paid on the one side and, ${seconds} seconds later, on the other, to the last unit`, async () => {
      const before = usdc();
      const offer = await swaps.provider.offer(anOrder({ to }));
      await swaps.pay(offer);
      expect(before - usdc()).to.equal(25_000_000n);
      const afterGas = coins(to.chainId);
      swaps.clock.advance(seconds * 1_000 - 1);
      expect(await statusOf(offer)).to.deep.equal({ status: 'pending', in: 1, out: 0 });
      expect(coins(to.chainId)).to.equal(afterGas);
      swaps.clock.advance(1);
      expect(coins(to.chainId) - afterGas).to.equal(GOT);
      expect(await statusOf(offer)).to.deep.equal({ status: 'success', in: 1, out: 1 });
      expect(offer.amounts.got).to.equal(GOT);
    });

  it('pays out once, also when it is asked about or paid for again', async () => {
    const order = anOrder({ from: ETHER_HERE, to: anOrder().from, amount: 10n ** 16n });
    const offer = await swaps.provider.offer(order);
    const before = usdc();
    await swaps.complete(offer);
    await swaps.pay(offer);
    swaps.clock.advance(60_000);
    await statusOf(offer);
    expect(usdc() - before).to.equal(offer.amounts.got);
  });

  it('has both sides in the chain’s own record, with the hashes that the provider reports', async () => {
    const offer = await swaps.provider.offer(anOrder());
    const { in: paid, out } = await swaps.complete(offer);
    const [here, there] = [swaps.on(8453), swaps.on(42161)].map(({ movements }) => movements);
    expect(here?.filter(({ hash, token }) => hash === paid[0] && token !== undefined)).to.have.length(1);
    const arrived = there?.filter(({ hash, to }) => out.includes(hash) && to === USER) ?? [];
    expect(arrived.map(({ value }) => value)).to.deep.equal([GOT]);
    expect(swaps.on(42161).mined(arrived[0]?.hash as never)?.succeeded).to.equal(true);
  });

  it('is refunded when less was paid than was quoted', async () => {
    const offer = await swaps.provider.offer(anOrder({ from: ETHER_HERE, to: anOrder().from, amount: 10n ** 16n }));
    const data = swapCalldata.depositNative(USER, offer.route.requestId as string);
    const before = { coins: coins(8453), usdc: usdc() };
    await swaps.send({ chainId: 8453, to: DEPOSITORY, data, value: 5n });
    const paid = coins(8453);
    expect(before.coins - paid > 5n).to.equal(true);
    swaps.clock.advance(2_000);
    expect(coins(8453) - paid).to.equal(5n);
    expect(usdc()).to.equal(before.usdc);
    expect(await statusOf(offer)).to.deep.equal({ status: 'refund', in: 1, out: 1 });
  });

  it('does not begin with a deposit that reverts, or with one for another request', async () => {
    const offer = await swaps.provider.offer(anOrder());
    await swaps.pay({ steps: offer.steps.slice(1) });
    await swaps.send({ chainId: 8453, to: DEPOSITORY, data: swapCalldata.depositNative(USER, `0x${'12'.repeat(32)}`) });
    swaps.clock.advance(60_000);
    expect(await statusOf(offer)).to.deep.equal({ status: 'waiting', in: 0, out: 0 });
  });

  it('arrives on Bitcoin and Solana', async () => {
    const ends = [
      [BITCOIN_CHAIN_ID, 'BTC', 8, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
      [SOLANA_CHAIN_ID, 'SOL', 9, '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'],
    ] as const;
    for (const [chainId, symbol, decimals, recipient] of ends) {
      const order = { ...anOrder(), to: { chainId, address: FOREIGN_COIN, symbol, decimals }, recipient };
      const offer = await swaps.provider.offer(order);
      await swaps.complete(offer);
      const { value } =
        symbol === 'BTC'
          ? await swaps.bitcoinAccounts.read(recipient as BitcoinAddress)
          : await swaps.solanaAccounts.read(recipient as SolanaAddress);
      expect('lamports' in value ? value.lamports : value.balanceSats).to.equal(offer.amounts.got);
    }
  });

  it('states what each side is worth, and so what the swap loses: the provider’s tenth of a percent', async () => {
    const { quote } = await swaps.provider.offer(anOrder());
    const { currencyIn, currencyOut, totalImpact } = quote.details as Record<string, Record<string, string>>;
    expect([currencyIn?.amountUsd, currencyOut?.amountUsd]).to.deep.equal(['25.000000', '24.975000']);
    expect(totalImpact).to.deep.equal({ usd: '-0.025000', percent: '-0.10' });
  });
});
