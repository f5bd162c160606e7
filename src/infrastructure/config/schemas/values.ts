import { toUsd } from '../../../domain/shared/usd.ts';
import { decoding } from './decoding.ts';

export const integer = (min: number, max: number) =>
  decoding((text) => {
    const value = /^-?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  }, `must be a whole number from ${min} to ${max}`);

export const onOff = decoding((text) => ({ on: true, off: false })[text.toLowerCase()], 'must be on or off');

export const oneOf = <T extends string>(...values: readonly T[]) =>
  decoding((text) => values.find((value) => value === text), `must be one of: ${values.join(', ')}`);

/** A fraction such as 0.2, decoded to basis points. */
export const fraction = decoding((text) => {
  const [, whole, digits = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + digits.padEnd(4, '0'));
}, 'must be a fraction with at most four decimals, such as 0.2 for 20 %');

/** Whole or decimal dollars. */
export const dollars = decoding((text) => toUsd(text), 'must be an amount of US dollars, such as 20 or 0.5');

/** A short name or version. */
export const label = decoding((text) => (text.length <= 64 ? text : undefined), 'must have at most 64 characters');
