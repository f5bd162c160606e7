import type { WalletAddress } from '../shared/wallet-address.ts';
import type { SwapRoute } from '../swap/swap.ts';
import type { Intent } from './catalogue.ts';

export { INTENTS, type Intent } from './catalogue.ts';

/** An EIP-155 id, or one of the two chains without one. */
export type ChainRef = number | 'solana' | 'bitcoin';

/** An upper-case symbol, or the checksummed address of a token. */
export type TokenRef = string;

/** An amount that depends on a balance or a price. It is not resolved here. */
export type RelativeAmount =
  | Readonly<{ kind: 'max' }>
  | Readonly<{ kind: 'share'; part: number; of: number }>
  | Readonly<{ kind: 'fiat'; currency: 'USD' | 'EUR' | 'GBP'; value: string }>;

/** Whole tokens as a plain decimal, or an amount that depends on a balance or a price. */
export type Amount = Readonly<{ kind: 'exact'; value: string }> | RelativeAmount;

/** What a question names beside the slots of a request: all of several values, and values of a kind that no request has. */
export type Named = Readonly<{
  tokens?: readonly TokenRef[];
  chains?: readonly ChainRef[];
  /** Of a transaction. */
  hash?: string;
  /** The code of money other than US dollars. */
  currency?: string;
  /** The person asks for a person. */
  human?: true;
  /** How long something takes is asked, alone or beside what it costs. */
  duration?: 'alone' | 'too';
}>;

export type Slots = Readonly<{
  /** Whole tokens, a plain decimal: "1500", "0.5". Mutually exclusive with `relativeAmount`. */
  amount?: string;
  relativeAmount?: RelativeAmount;
  /** For a swap: `to` when the amount is of the received token; absent when it is of the paid token. */
  amountSide?: 'to';
  token?: TokenRef;
  fromToken?: TokenRef;
  toToken?: TokenRef;
  /** Also the chain of a single-chain request. */
  fromChain?: ChainRef;
  toChain?: ChainRef;
  /** A checksummed address, or a name as typed. */
  recipient?: WalletAddress | string;
  /** The wallet of a balance or portfolio query. */
  wallet?: WalletAddress | string;
  slippageBps?: number;
  named?: Named;
}>;

export type SlotName = Exclude<keyof Slots, 'relativeAmount' | 'amountSide' | 'named'>;

export type ProblemCode =
  | 'address-checksum'
  | 'address-malformed'
  | 'address-of-other-chain'
  | 'recipient-is-nobody'
  | 'name-unsafe'
  | 'name-unknown'
  | 'token-unknown'
  | 'token-ambiguous'
  | 'token-not-on-chain'
  | 'chain-or-token'
  | 'amount-unclear'
  | 'amount-malformed'
  | 'amount-not-positive'
  | 'amount-too-fine'
  | 'amount-above-all'
  | 'slippage-out-of-range'
  | 'several-values'
  | 'not-understood'
  | 'denied'
  | 'proposed'
  | 'unsupported'
  | 'nothing-before'
  | 'several-steps'
  | 'instruction';

/** Why a value cannot be used. `options` are the readings that the user can choose from. */
export type Problem = Readonly<{ code: ProblemCode; slot?: SlotName; said?: string; options?: readonly string[] }>;

/** The next question: about a problem, or for a missing value. `counts`: the token that a missing amount of a trade counts, so that a bare number is not taken for the other one. */
export type Clarification = Readonly<{ problem: Problem }> | Readonly<{ missing: SlotName; counts?: TokenRef }>;

/** The stored part of an unfinished or unconfirmed request. */
export type OpenFrame = Readonly<{ intent: Intent; slots: Slots }>;

/** A request that the wallet was offered in this conversation. */
export type PastRequest = OpenFrame &
  Readonly<{
    /** ISO 8601. */
    at: string;
    isConfirmed: boolean;
    /** Of a swap that was confirmed. */
    route?: SwapRoute;
    /** Where the transfer was to go: what its request called the recipient may stand for another address now. */
    sentTo?: WalletAddress;
  }>;

/** A step of several. `part`: which part of what the step before brings; its amount is asked for when it is known. */
export type Step = OpenFrame & Readonly<{ part?: Readonly<{ part: number; of: number }> }>;

export const MOST_STEPS = 5;

/** Several requests that were made at once, of which one is open. `isAsked`: the person has not said yes to it yet. */
export type Plan = Readonly<{ steps: readonly Step[]; at: number; isAsked: boolean }>;

/** What a message may refer to, beside the open request. */
export type Recalled = Readonly<{
  /** Oldest first. */
  past?: readonly PastRequest[];
  plan?: Plan;
  /** What the last question or list offered to choose from, as one would type it. */
  choices?: readonly string[];
  /** The open request as the last reply asked whether it shall become; the open request itself is unchanged. */
  asked?: OpenFrame;
  /** The last reply asked whether the open request shall end. */
  endAsked?: true;
  /** The language of the conversation, where it is not English. */
  language?: string;
}>;

/** `contacts`: the names that the wallet keeps, in lower case. They are read anew for each message and stored with none. */
export type Known = Recalled & Readonly<{ contacts?: readonly string[] }>;

/** Slots that were taken from a request of `at` (ISO 8601) in the same conversation. */
export type Reference = Readonly<{
  at: string;
  slots: readonly Exclude<SlotName, 'wallet'>[];
  /** What that request called the recipient, whose address is in the slots now. */
  called?: string;
}>;

export type Act = 'request' | 'cancel' | 'confirm';

/** The interpretation of a message, not yet checked against token lists or limits. */
export type Reading = Readonly<{
  /** `confirm` means that the user said yes. Words alone never execute anything. */
  act: Act;
  /** `unknown` when the message was not understood. */
  intent: Intent;
  slots: Slots;
  /** Values that cannot be used, and text that was not understood. */
  problems: readonly Problem[];
  /** Values that were not said, and that the message refers to. */
  references?: readonly Reference[];
  /** The message asks for several things, one after another; the first of them is the request. */
  steps?: readonly Step[];
  /** The message makes a request of its own beside the open one. */
  isOwn?: true;
  /** The open request as the message may mean to change it. The person is only asked about it. */
  change?: OpenFrame;
  /** The message may mean to end the open request. The person is only asked about it. */
  mayEnd?: true;
  /** The language of the message, where it was not English: es, pt, de, fr, tr, zh. */
  language?: string;
}>;

/** A reading after validation: `slots` contains only values that may be acted on. */
export type Understanding = Reading &
  Readonly<{
    /** The missing slots, in the order in which to ask for them. */
    missing: readonly SlotName[];
    /** The next question; absent when nothing is missing or wrong. */
    clarification?: Clarification;
    /** The request is only probably meant: the person is asked whether it is. */
    isProposed?: true;
    /** The passage of the documentation that answers the message. */
    passage?: string;
  }>;
