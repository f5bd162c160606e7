import { z } from 'zod';

const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{3})?)(?:\+0000)?$/;

/** Sumsub's times, `2026-11-01 10:05:00.123` or `2026-11-01 10:05:00+0000`: both are of UTC. */
export const sumsubTime = z
  .string()
  .transform((text) => text.replace(TIME, '$1T$2Z'))
  .pipe(z.iso.datetime())
  .transform((text) => new Date(text));

/** A review's result, in its two parts. */
export const reviewed = {
  reviewStatus: z.string(),
  reviewResult: z.object({ reviewAnswer: z.string().optional(), reviewRejectType: z.string().optional() }).nullish(),
};

type Review = z.output<z.ZodObject<typeof reviewed>>;

/** `again`: the person was refused, and may hand in something better. */
export type Verdict = 'approved' | 'rejected' | 'again' | 'none';

/** Every word that is not known yet is no verdict; a refusal that is not said to be final is none. */
export function verdictOf({ reviewStatus, reviewResult }: Review): Verdict {
  if (reviewStatus !== 'completed') return 'none';
  if (reviewResult?.reviewAnswer === 'GREEN') return 'approved';
  if (reviewResult?.reviewAnswer !== 'RED') return 'none';
  return reviewResult.reviewRejectType === 'FINAL' ? 'rejected' : 'again';
}
