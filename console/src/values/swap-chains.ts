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

const SHAPES: Readonly<Record<number, readonly [RegExp, string]>> = {
  [SOLANA]: [
    /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    'A Solana address has 32 to 44 letters and digits, without 0, O, I and l.',
  ],
  [BITCOIN]: [
    /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i,
    'A Bitcoin address begins with bc1, 1 or 3.',
  ],
};

/** Chains on which the wallet's own address does not exist. */
export const needsRecipient = (chainId: number): boolean => SHAPES[chainId] !== undefined;

/** What is wrong with a recipient on Solana or Bitcoin; the service checks it whole. */
export function foreignRecipientProblem(chainId: number, text: string): string | undefined {
  const [shape, problem] = SHAPES[chainId] ?? [];
  if (shape === undefined || shape.test(text.trim())) return undefined;
  return text.trim() === '' ? `Enter who receives it on ${swapChainName(chainId)}.` : problem;
}
