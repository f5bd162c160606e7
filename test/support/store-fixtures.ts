import type { Hex } from '../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

/** The first accounts of the well-known development mnemonic. */
export const [ALICE, BOB, CAROL] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as [WalletAddress, WalletAddress, WalletAddress];

/** A moment with milliseconds, and so many of them later. */
export const at = (laterMs = 0): Date => new Date(Date.UTC(2026, 2, 29, 0, 59, 59, 987) + laterMs);

/** A 32-byte hash that ends in the number. */
export const hash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;

/** The results of as many calls at once. */
export const atOnce = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Text that a careless encoding breaks. */
export const NON_ASCII = 'Zoë Ångström-łódź 李雷 \u{1F680} O\'Neil \\ "%_" ?';
