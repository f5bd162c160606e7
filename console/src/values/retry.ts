type Refusal = Readonly<{ status: number; retryAfter: number | undefined }>;

const ATTEMPTS = 2;
const LONGEST_WAIT_S = 60;

/** Whether a query that failed `count` times before asks again. Other refusals than 429 and 5xx stay what they are. */
export function asksAgain(count: number, refusal: Refusal | undefined): boolean {
  if (count >= ATTEMPTS || refusal === undefined) return false;
  if ((refusal.retryAfter ?? 0) > LONGEST_WAIT_S) return false;
  return refusal.status === 429 || refusal.status >= 500;
}

/** Milliseconds until then: what the service asked for, else one, two, four seconds. */
export const waitBefore = (count: number, refusal: Refusal | undefined): number =>
  refusal?.retryAfter === undefined ? 1_000 * 2 ** count : refusal.retryAfter * 1_000;
