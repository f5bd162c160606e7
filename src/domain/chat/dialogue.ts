import { PLATFORMS } from '../messaging/platform.ts';
import { failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { SwapRoute } from '../swap/swap.ts';
import type { OpenFrame, Recalled } from './understanding.ts';

export const CHAT_CHANNELS = ['web', ...PLATFORMS, 'mcp', 'api'] as const;
export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Characters. */
export const CHAT_MESSAGE_LENGTH = 2000;

/** How long after the last message an unfinished request is kept, and how long an offer is valid. */
const CHAT_MEMORY_MS = 10 * 60 * 1000;

/** When something is remembered, and until when. */
export type Lasting = Readonly<{ now: Date; expiresAt: Date }>;

export const lastingFrom = (now: Date): Lasting => ({ now, expiresAt: new Date(now.getTime() + CHAT_MEMORY_MS) });

/** One conversation. Nothing said in one dialogue is visible in another. */
export type Dialogue = Readonly<{
  id: string;
  channel: ChatChannel;
  /** The authenticated wallet, if any. */
  wallet?: WalletAddress;
}>;

/** A chat offer. It can be confirmed once, before it expires, and only while the request is unchanged. */
export type Offer = Readonly<{
  /** Unguessable. */
  id: string;
  /** Canonical text of everything that would be prepared. */
  content: string;
  expiresAt: Date;
}>;

export type ChatMemory = Recalled &
  Readonly<{
    frame?: OpenFrame;
    /** The open request is only probably meant. */
    isProposed?: true;
    offer?: Offer;
    /** Of the swap that is offered. */
    route?: SwapRoute;
    /** Where the transfer that is offered goes, which its request may name otherwise. */
    sentTo?: WalletAddress;
    /** The last reply was the offer: a yes confirms it. */
    isOfferAsked?: true;
    /** When the question of the last reply was asked, in ISO 8601. */
    askedAt?: string;
  }>;

export const confirmationUnclear = failure(
  'invalid',
  'CONFIRMATION_UNCLEAR',
  'The message says something other than its confirmAction',
  {
    cause:
      'Beside confirmAction, `message` must be a plain yes, or the label of the button: a cancellation or a correction is not passed over.',
    remedy:
      'Send one of the two: the same request with the message `yes` to confirm, or the message without confirmAction.',
  },
);

export const actionNotOpen = failure(
  'conflict',
  'ACTION_NOT_OPEN',
  'This action cannot be confirmed: it is unknown, used, expired or another’s, or the request has changed since',
  {
    cause: 'Each confirmAction works once, for ten minutes, for the conversation and the wallet that received it.',
    remedy: 'Send the message again, read the new offer and confirm that one.',
  },
);
