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
export const recipientSanctioned = failure(
  'forbidden',
  'RECIPIENT_SANCTIONED',
  'The recipient did not pass sanctions screening',
);
