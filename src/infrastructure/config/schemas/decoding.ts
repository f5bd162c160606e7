import { z } from 'zod';

export const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A transform that reports the error's message as an issue instead of throwing it. */
export const decoding = <T>(decode: (text: string) => T | undefined, fault: string) =>
  z.string().transform((text, context) => {
    const value = decode(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: fault, input: text });
    return z.NEVER;
  });

export const all = <T>(items: readonly (T | undefined)[]): T[] | undefined =>
  items.length > 0 && items.every((item) => item !== undefined) ? (items as T[]) : undefined;

export const parseUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
