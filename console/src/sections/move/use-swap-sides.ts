import type { Hex } from 'viem';
import { useAssets } from '../../tokens/index.ts';
import { type Asset, sameAsset, usualCounterpart } from '../../values/assets.ts';
import { BITCOIN, SOLANA } from '../../values/swap-chains.ts';
import type { SwapInput } from './swap-order.ts';

const BTC: Asset = { chainId: BITCOIN, address: 'native', symbol: 'BTC', name: 'Bitcoin', decimals: 8 };
const SOL: Asset = { chainId: SOLANA, address: 'native', symbol: 'SOL', name: 'Solana', decimals: 9 };

type Sides = Readonly<{ from: Asset | undefined; to: Asset | undefined }>;

/** The chosen tokens; without a choice the coin of the one network, and what can be traded for it on the other. */
export function useSwapSides(input: SwapInput, wallet: Hex): Sides {
  const origin = useAssets({ chainId: input.fromChain, wallet }).assets;
  const destination = useAssets({ chainId: input.toChain, wallet });
  const from = input.from?.chainId === input.fromChain ? input.from : origin[0];
  if (input.to?.chainId === input.toChain) return { from, to: input.to };
  if (input.toChain === BITCOIN) return { from, to: BTC };
  if (input.toChain === SOLANA) return { from, to: SOL };
  const [coin] = destination.assets;
  const candidates = [...destination.listed, ...(coin === undefined ? [] : [coin])];
  return { from, to: usualCounterpart(candidates.filter((asset) => !sameAsset(asset, from))) };
}
