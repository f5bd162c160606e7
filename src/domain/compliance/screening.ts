import { failure } from '../shared/failure.ts';

/** The result of a sanctions screening. There is no "unknown": a screening that cannot be completed rejects instead. */
export type Screening = Readonly<{
  sanctioned: boolean;
  source: string;
  /** When the source was queried, if results are cached; otherwise now. */
  asOf?: Date;
}>;

export const screeningUnavailable = failure(
  'unavailable',
  'AML_UNAVAILABLE',
  'Sanctions screening is currently unavailable',
);
export const screeningChainUnsupported = failure<{ chain: string }>(
  'unavailable',
  'AML_CHAIN_UNSUPPORTED',
  'The sanctions screening of this service does not cover addresses on this chain, so nothing is sent there.',
  ({ chain }) =>
    `The sanctions screening of this service does not cover addresses on ${chain}, so nothing is sent there.`,
);
export const senderSanctioned = failure(
  'forbidden',
  'SENDER_SANCTIONED',
  'The sending wallet did not pass sanctions screening',
);
export const recipientSanctioned = failure<{ address: string }>(
  'forbidden',
  'RECIPIENT_SANCTIONED',
  'A recipient, spender or other party of the call did not pass sanctions screening',
  ({ address }) => `The address ${address}, a party of the call, did not pass sanctions screening`,
);
