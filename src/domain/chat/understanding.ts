import type { WalletAddress } from '../shared/wallet-address.ts';

export const INTENTS = [
  'swap',
  'transfer',
  'balance',
  'price',
  'help',
  'portfolio',
  'fees',
  'sale',
  'kyc',
  'gas',
  'link',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** An EIP-155 id, or one of the two chains that have none. */
export type ChainRef = number | 'solana' | 'bitcoin';

/** An upper-case symbol, or the checksummed address of a token. */
export type TokenRef = string;

/** An amount that only a balance or a price can turn into tokens. Never guessed here. */
export type RelativeAmount =
  | Readonly<{ kind: 'max' }>
  | Readonly<{ kind: 'share'; part: number; of: number }>
  | Readonly<{ kind: 'fiat'; currency: 'USD' | 'EUR' | 'GBP'; value: string }>;

/** How much: whole tokens as a plain decimal, or what a balance or a price must still turn into tokens. */
export type Amount = Readonly<{ kind: 'exact'; value: string }> | RelativeAmount;

export type Slots = Readonly<{
  /** Whole tokens, a plain decimal: "1500", "0.5". Never beside `relativeAmount`. */
  amount?: string;
  relativeAmount?: RelativeAmount;
  /** Of a swap: whether the amount is what is given or what is to come out. Absent means given. */
  amountSide?: 'to';
  token?: TokenRef;
  fromToken?: TokenRef;
  toToken?: TokenRef;
  /** Also the only chain of a one-chain request. */
  fromChain?: ChainRef;
  toChain?: ChainRef;
  /** A checksummed address, or a name as typed. */
  recipient?: WalletAddress | string;
  /** Whose balance or portfolio is asked about. */
  wallet?: WalletAddress | string;
  slippageBps?: number;
}>;

export type SlotName = Exclude<keyof Slots, 'relativeAmount' | 'amountSide'>;

export type ProblemCode =
  | 'address-checksum'
  | 'address-malformed'
  | 'address-of-other-chain'
  | 'recipient-is-token'
  | 'recipient-is-nobody'
  | 'name-unsafe'
  | 'name-unknown'
  | 'token-unknown'
  | 'token-ambiguous'
  | 'token-not-on-chain'
  | 'token-same'
  | 'chain-unknown'
  | 'chain-or-token'
  | 'amount-unclear'
  | 'amount-malformed'
  | 'amount-not-positive'
  | 'amount-too-fine'
  | 'amount-above-all'
  | 'slippage-out-of-range'
  | 'several-values'
  | 'several-requests'
  | 'not-understood'
  | 'instruction';

/** Why something that was said cannot be used as it stands. `options` are the readings a person may choose from. */
export type Problem = Readonly<{ code: ProblemCode; slot?: SlotName; said?: string; options?: readonly string[] }>;

/** The one thing to ask a person now: about a problem with what they said, or for a value that is missing. */
export type Clarification = Readonly<{ problem: Problem }> | Readonly<{ missing: SlotName }>;

/** What the session remembers of an unfinished or unconfirmed request. */
export type OpenFrame = Readonly<{ intent: Intent; slots: Slots }>;

export type Act = 'request' | 'cancel' | 'confirm';

/** What a reader makes of a message. Nothing in it was checked against token lists or limits. */
export type Reading = Readonly<{
  /** `confirm` means that the person said yes. Words alone never carry anything out. */
  act: Act;
  /** `unknown` when the message was not understood. */
  intent: Intent;
  slots: Slots;
  /** What cannot be used, and what was said without being understood. */
  problems: readonly Problem[];
  /** The person said not to do it. */
  negated: boolean;
  /** The person corrected an earlier request. */
  corrected: boolean;
  /** The intents that were considered, best first. */
  candidates: readonly Readonly<{ intent: Intent; score: number }>[];
}>;

/** A reading after it was checked: `slots` holds only values that may be acted on. */
export type Understanding = Reading &
  Readonly<{
    /** The slots still needed, in the order in which to ask for them. */
    missing: readonly SlotName[];
    /** What to ask now; absent when nothing is missing and nothing is wrong. */
    clarification?: Clarification;
  }>;
