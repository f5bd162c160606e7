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
