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
export const recipientSanctioned = failure(
  'forbidden',
  'RECIPIENT_SANCTIONED',
  'The recipient did not pass sanctions screening',
);
