import { failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { OpenFrame } from './understanding.ts';

export const CHAT_CHANNELS = ['web', 'whatsapp', 'telegram', 'mcp', 'api'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Characters. */
export const CHAT_MESSAGE_LENGTH = 2000;

/** How long an unfinished request is remembered after the last message, and how long an offer stands. */
export const CHAT_MEMORY_MS = 10 * 60 * 1000;

/** Who talks with us and where: what is said in one dialogue is never known in another. */
export type Dialogue = Readonly<{
  id: string;
  channel: ChatChannel;
  /** The wallet that was proved, if any. */
  wallet?: WalletAddress;
}>;

/** Something that may be confirmed: once, until it expires, and only while the request is still this very one. */
export type Offer = Readonly<{
  /** Unguessable. */
  id: string;
  /** Everything that would be prepared, in one canonical text. */
  content: string;
  expiresAt: Date;
}>;

export type ChatMemory = Readonly<{ frame?: OpenFrame; offer?: Offer }>;

export const actionNotOpen = failure(
  'conflict',
  'ACTION_NOT_OPEN',
  'This action cannot be confirmed: it is unknown, used, expired or another’s, or the request has changed since',
);
