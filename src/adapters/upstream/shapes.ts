import { z } from 'zod';
import { toUsd } from '../../domain/shared/usd.ts';

/** A number, or undefined where the upstream has null, leaves it out, or sends something that is no number. */
export const figure = z.number().optional().catch(undefined);

/** A number that may come as a string. */
export const numeral = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i)])
  .transform(Number)
  .pipe(z.number())
  .optional()
  .catch(undefined);

/** Dollars above zero as a number or a decimal string; undefined where there is no such figure. */
export const dollars = z
  .union([z.number(), z.string()])
  .transform((decimal) => toUsd(decimal) || undefined)
  .optional()
  .catch(undefined);

/** One line that can be shown: no control, invisible or direction-changing characters. */
export const label = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+$/u);

/** The elements that have the shape; others are left out, because one odd row must not cost all. */
export const rowsOf = <T>(row: z.ZodType<T>) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((candidate) => {
      const parsed = row.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    }),
  );
