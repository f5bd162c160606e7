import { z } from 'zod';
import { toUsd, type Usd, usdNumber } from '../../../../domain/shared/usd.ts';

const dollars = (digits?: number) =>
  z.codec(z.number().nonnegative(), z.custom<Usd>(), {
    decode: (number, context) => {
      const usd = toUsd(number);
      if (usd !== undefined) return usd;
      context.issues.push({ code: 'custom', message: 'must be an amount of US dollars', input: number });
      return z.NEVER;
    },
    encode: (usd) => usdNumber(usd, digits),
  });

/** The price of one whole token, with full precision. */
export const usdPrice = dollars().meta({
  id: 'UsdPrice',
  description: 'US dollars for one whole token',
  example: 0.9998,
});

/** The value of an amount, rounded to a millionth of a dollar. */
export const usdValue = dollars(6).meta({ id: 'UsdValue', description: 'US dollars', example: 1234.56 });

/** A number in a signed quote: neither direction rounds it. */
export const usdFigure = dollars().meta({
  id: 'Usd',
  description: 'US dollars, at most 12 digits',
  example: 1.7325,
});
