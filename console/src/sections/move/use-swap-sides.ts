import type { Hex } from 'viem';
import { useAssets } from '../../tokens/index.ts';
import { type Asset, sameAsset } from '../../values/assets.ts';
import { BITCOIN, SOLANA } from '../../values/swap-chains.ts';
import type { SwapInput } from './swap-order.ts';

const BTC: Asset = { chainId: BITCOIN, address: 'native', symbol: 'BTC', name: 'Bitcoin', decimals: 8 };
const SOL: Asset = { chainId: SOLANA, address: 'native', symbol: 'SOL', name: 'Solana', decimals: 9 };

/** The chosen tokens; without a choice the first of the one chain, and another of the other. */
export function useSwapSides(
  input: SwapInput,
  wallet: Hex,
): Readonly<{ from: Asset | undefined; to: Asset | undefined }> {
  const origin = useAssets({ chainId: input.fromChain, wallet }).assets;
  const listed = useAssets({ chainId: input.toChain, wallet }).assets;
  const destination = input.toChain === BITCOIN ? [BTC] : input.toChain === SOLANA ? [SOL, ...listed] : listed;
  const from = input.from?.chainId === input.fromChain ? input.from : origin[0];
  const chosen = input.to?.chainId === input.toChain ? input.to : undefined;
  return { from, to: chosen ?? destination.find((asset) => !sameAsset(asset, from)) };
}
