import { failure } from '../shared/failure.ts';

/** The verdict of a sanctions screening. There is no "unknown": a screening that cannot be made is refused instead. */
export type Screening = Readonly<{ sanctioned: boolean; source: string }>;

export const screeningUnavailable = failure(
  'unavailable',
  'AML_UNAVAILABLE',
  'The sanctions screening could not be made',
);
