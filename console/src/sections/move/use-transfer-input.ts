import type { Asset } from '../../values/assets.ts';

export type TransferInput = Readonly<{ chainId?: number; asset?: Asset; to: string; amount: string }>;

export type TransferInputState = Readonly<{ value: TransferInput; change: (part: Partial<TransferInput>) => void }>;

const NOTHING: TransferInput = { to: '', amount: '' };

/** What is typed; another network needs another token. */
export function useTransferInput(
  kept: TransferInput | undefined,
  keep: (next: TransferInput) => void,
): TransferInputState {
  const value = kept ?? NOTHING;
  return { value, change: (part) => keep({ ...value, ...part }) };
}
