import type { ProblemCode, SlotName } from '../understanding.ts';

/** The problems that have a question in every language. The others are asked about in English. */
export const SPOKEN_PROBLEMS = [
  'address-checksum',
  'address-malformed',
  'address-of-other-chain',
  'recipient-is-token',
  'recipient-is-nobody',
  'token-unknown',
  'token-not-on-chain',
  'token-same',
  'chain-unknown',
  'chain-or-token',
  'amount-unclear',
  'amount-malformed',
  'amount-not-positive',
  'amount-too-fine',
  'amount-above-all',
  'several-values',
  'several-requests',
  'not-understood',
  'not-plainly-asked',
  'denied',
  'change-unclear',
  'nothing-before',
  'several-steps',
] as const satisfies readonly ProblemCode[];
export type SpokenProblem = (typeof SPOKEN_PROBLEMS)[number];

/** What the chat says in one language. A sentence that is missing does not compile. `{…}` is filled. */
export type Sentences = Readonly<{
  missing: Readonly<Record<SlotName, string>>;
  /** Asks how much a trade gives; holds {token}. */
  howMuchOf: string;
  /** May hold {said} and {options}. */
  problems: Readonly<Record<SpokenProblem, string>>;
  /** What the parts of a request are called where one changed. */
  parts: Readonly<
    Record<'amount' | 'token' | 'fromToken' | 'toToken' | 'recipient' | 'fromChain' | 'toChain' | 'slippage', string>
  >;
  cancelled: string;
  nothingToCancel: string;
  nothingToConfirm: string;
  /** Holds {changes}. */
  changed: string;
  unchanged: string;
  /** Asks whether a message meant a change; holds {changes}. */
  changeMeant: string;
  /** Asks whether a message meant to end the open request. */
  endMeant: string;
  /** Holds {amount}, {token}, {recipient} and {network}. */
  transfer: string;
  /** Holds {amount}, {fromToken}, {toToken} and {network}. */
  swap: string;
  onNetwork: string;
  /** Stands before the details in English. */
  confirm: string;
  /** Stands before the details in English once a request was confirmed. */
  sign: string;
  help: string;
  /** Holds {at} and {count}. */
  step: string;
  /** Holds {at}, {count} and {step}. */
  nextStep: string;
  /** Asks for the amount of a step; holds {amount} and {token}. */
  aboutSoMuch: string;
  /** Holds {time} and {values}. */
  referred: string;
  inEnglish: string;
  or: string;
}>;
