import type { Fact } from '../decision/decision.ts';
import { failure } from '../shared/failure.ts';

/** The result of a sanctions screening. There is no "unknown": a screening that cannot be completed rejects instead. */
export type Screening = Readonly<{
  sanctioned: boolean;
  source: string;
  /** When the source was queried, if results are cached; otherwise now. */
  asOf?: Date;
  /** Version or block of the list, where the source tells. */
  listVersion?: string;
}>;

export const screeningUnavailable = failure(
  'unavailable',
  'AML_UNAVAILABLE',
  'Sanctions screening is currently unavailable',
  {
    cause:
      'The screening provider did not respond. A request that has to be screened is never passed on without the result.',
    remedy: 'Wait a few seconds and try again.',
  },
);
export const screeningChainUnsupported = failure<{ chain: string }>(
  'unavailable',
  'AML_CHAIN_UNSUPPORTED',
  'The sanctions screening of this service does not cover addresses on this chain, so nothing is sent there',
  {
    cause:
      'The screening provider of this service has no list for addresses on this chain. Nothing that it cannot screen is passed on.',
    remedy: 'Choose another chain, or ask the operator whether the chain is to be supported.',
  },
  ({ chain }) =>
    `The sanctions screening of this service does not cover addresses on ${chain}, so nothing is sent there`,
);
export const senderSanctioned = failure(
  'forbidden',
  'SENDER_SANCTIONED',
  'The sending wallet did not pass sanctions screening',
  {
    cause: 'The screening provider or the operator’s deny list reports the sending wallet.',
    remedy: 'Do not repeat the request. The owner of the wallet can contact the operator.',
  },
);
export const recipientSanctioned = failure<{ address: string }>(
  'forbidden',
  'RECIPIENT_SANCTIONED',
  'A recipient, spender or other party of the call did not pass sanctions screening',
  {
    cause:
      'The screening provider or the operator’s deny list reports an address to which the call would give tokens, coins or an allowance.',
    remedy: 'Remove the address that `error` names from the transaction, and do not repeat this one.',
  },
  ({ address }) => `The address ${address}, a party of the call, did not pass sanctions screening`,
);

/** What a rule about sanctions rests on: who screened, with which list, and how long ago. */
export function screeningFact({ source, asOf, listVersion }: Screening, now: Date): Fact {
  const age = asOf === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - asOf.getTime()) / 1000));
  return { source, age, ...(listVersion !== undefined && { version: listVersion }) };
}

/** Of several screenings, the one against somebody; else the oldest. */
export const decisiveOf = (screenings: readonly Screening[]): Screening | undefined =>
  screenings.find(({ sanctioned }) => sanctioned) ??
  [...screenings].sort((a, b) => (a.asOf?.getTime() ?? Infinity) - (b.asOf?.getTime() ?? Infinity))[0];
