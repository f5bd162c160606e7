import { z } from 'zod';
import { toUsd } from '../../domain/shared/usd.ts';

/** A number, or undefined if the provider sends null, omits it, or sends something else. */
export const figure = z.number().optional().catch(undefined);

/** A number, possibly as a string. */
export const numeral = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i)])
  .transform(Number)
  .pipe(z.number())
  .optional()
  .catch(undefined);

/** A positive amount of dollars as a number or a decimal string; undefined for anything else. */
export const dollars = z
  .union([z.number(), z.string()])
  .transform((decimal) => toUsd(decimal) || undefined)
  .optional()
  .catch(undefined);

/** One line of displayable text: no control, invisible or direction-changing characters. */
export const label = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+$/u);
