import { expect } from 'chai';
import type { ChainBalances } from '../../../src/application/ports/portfolio.ts';
import { answerIn } from '../../../src/domain/shared/attempt.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';

export type ChainBalancesWorld = Readonly<{
  balances: ChainBalances;
  chainId: number;
  /** Holds 10,000 native coins minus the gas it paid, and a million of each of the two tokens with 6 decimals. */
  rich: WalletAddress;
  tokens: readonly [WalletAddress, WalletAddress];
  /** A token of which `rich` has a zero balance. */
  other: WalletAddress;
}>;

const NOBODY = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
const ELSEWHERE = 999;
const MILLION = 1_000_000n * 10n ** 6n;

export function describeChainBalancesContract(name: string, makeWorld: () => Promise<ChainBalancesWorld>): void {
  describe(`ChainBalances: ${name}`, () => {
    let world: ChainBalancesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const read = (wallet: WalletAddress, tokens: readonly WalletAddress[]) =>
      world.balances.read(world.chainId, wallet, tokens);

    it('names the chains that it can read', async () => {
      expect(world.balances.chainIds).to.include(world.chainId).and.not.include(ELSEWHERE);
      expect(await rejection(world.balances.read(ELSEWHERE, world.rich, []))).to.equal('CHAIN_UNAVAILABLE');
    });

    it('returns the native balance and those of the tokens, of one block, and when they were read', async () => {
      const { value, asOf } = await read(world.rich, world.tokens);
      expect(value.native > 9_000n * 10n ** 18n && value.native <= 10_000n * 10n ** 18n).to.equal(true);
      expect([...value.tokens]).to.deep.equal(world.tokens.map((token) => [token, MILLION]));
      expect(value.unread).to.deep.equal([]);
      expect(value.blockNumber).to.be.at.least(0);
      expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
    });

    it('leaves out tokens with a zero balance', async () => {
      const { value } = await read(world.rich, [world.other, world.tokens[0]]);
      expect([...value.tokens.keys()]).to.deep.equal([world.tokens[0]]);
      expect(value.unread).to.deep.equal([]);
    });

    it('returns zero balances for an unused wallet', async () => {
      const { value } = await read(NOBODY, world.tokens);
      expect([value.native, value.tokens.size]).to.deep.equal([0n, 0]);
    });

    it('returns the native balance alone when no tokens are requested', async () => {
      expect((await read(world.rich, [])).value.tokens.size).to.equal(0);
    });

    it('reads several wallets at once, in their order, as it reads each', async () => {
      const wallets = [NOBODY, world.rich, NOBODY];
      const all = await world.balances.readAll(world.chainId, wallets, [world.other, ...world.tokens]);
      const values = all.map((one) => answerIn(one).value);
      expect(values.map(({ tokens }) => [...tokens.values()])).to.deep.equal([[], [MILLION, MILLION], []]);
      expect(values.map(({ native }) => native > 0n)).to.deep.equal([false, true, false]);
      expect(await world.balances.readAll(world.chainId, [], world.tokens)).to.deep.equal([]);
    });

    it('rejects with CHAIN_UNAVAILABLE for an unsupported chain', async () => {
      expect(await rejection(world.balances.read(424242, world.rich, []))).to.equal('CHAIN_UNAVAILABLE');
      expect(await rejection(world.balances.readAll(424242, [world.rich], []))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
