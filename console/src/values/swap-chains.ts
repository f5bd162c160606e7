import { CHAINS, chainName } from './chains.ts';

/** As token lists number it. */
export const SOLANA = 501_000_101;
/** As the swap provider numbers it. */
export const BITCOIN = 8_253_038;

/** The local chain has no swap provider. */
const LOCAL = 31_337;

export const SWAP_ORIGINS: readonly number[] = CHAINS.map(({ id }) => id).filter((id) => id !== LOCAL);
export const SWAP_DESTINATIONS: readonly number[] = [...SWAP_ORIGINS, SOLANA, BITCOIN];

export const swapChainName = (chainId: number): string =>
  chainId === SOLANA ? 'Solana' : chainId === BITCOIN ? 'Bitcoin' : chainName(chainId);

/** The networks of one deed in their order: `Base → Arbitrum`. */
export const chainsBetween = (chainIds: readonly number[]): string =>
  [...new Set(chainIds)].map(swapChainName).join(' → ');

export type ForeignProblem = 'missing' | 'solana' | 'bitcoin';

const SHAPES: Readonly<Record<number, readonly [RegExp, ForeignProblem]>> = {
  [SOLANA]: [/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'solana'],
  [BITCOIN]: [/^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i, 'bitcoin'],
};

/** Chains on which the wallet's own address does not exist. */
export const needsRecipient = (chainId: number): boolean => SHAPES[chainId] !== undefined;

/** What is wrong with a recipient on Solana or Bitcoin; the service checks it whole. */
export function foreignRecipientProblem(chainId: number, text: string): ForeignProblem | undefined {
  const [shape, problem] = SHAPES[chainId] ?? [];
  if (shape === undefined || shape.test(text.trim())) return undefined;
  return text.trim() === '' ? 'missing' : problem;
}
