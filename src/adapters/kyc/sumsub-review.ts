import { z } from 'zod';

const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{3})?)(?:\+0000)?$/;

/** Sumsub's times, `2026-11-01 10:05:00.123` or `2026-11-01 10:05:00+0000`: both are in UTC. */
export const sumsubTime = z
  .string()
  .transform((text) => text.replace(TIME, '$1T$2Z'))
  .pipe(z.iso.datetime())
  .transform((text) => new Date(text));

/** The two fields of a review's result. */
export const reviewed = {
  reviewStatus: z.string(),
  reviewResult: z.object({ reviewAnswer: z.string().optional(), reviewRejectType: z.string().optional() }).nullish(),
};

type Review = z.output<z.ZodObject<typeof reviewed>>;

/** `again`: the user was rejected, and may submit other documents. */
export type Verdict = 'approved' | 'rejected' | 'again' | 'none';

/** An unknown status or answer is not a verdict; a rejection without type FINAL is not final. */
export function verdictOf({ reviewStatus, reviewResult }: Review): Verdict {
  if (reviewStatus !== 'completed') return 'none';
  if (reviewResult?.reviewAnswer === 'GREEN') return 'approved';
  if (reviewResult?.reviewAnswer !== 'RED') return 'none';
  return reviewResult.reviewRejectType === 'FINAL' ? 'rejected' : 'again';
}
