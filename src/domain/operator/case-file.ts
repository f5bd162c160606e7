import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Actor } from './proposal.ts';

/** A block, or its end by an approved proposal. */
export type BlockChange = Readonly<{
  wallet: WalletAddress;
  kind: 'block' | 'unblock';
  reason: string;
  by: Actor;
  at: Date;
  proposal?: string;
}>;

/** What an operator wrote about a wallet. Operators only read it. */
export type Note = Readonly<{ id: string; wallet: WalletAddress; text: string; by: Actor; at: Date }>;
