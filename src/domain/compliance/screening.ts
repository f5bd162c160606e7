import { failure } from '../shared/failure.ts';

/** The verdict of a sanctions screening. There is no "unknown": a screening that cannot be made is refused instead. */
export type Screening = Readonly<{
  sanctioned: boolean;
  source: string;
  /** When the source was asked, where verdicts are kept for a while; otherwise now. */
  asOf?: Date;
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
