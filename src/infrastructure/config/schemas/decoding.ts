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

/** Hidden, or with an effect on what is shown beside it: controls, lone surrogates, line ends and what changes the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** The empty pattern of Braille is a symbol, and blank. */
const BLANK = /[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without blanks around it, if people can read it as it is written: it is not blank, and has at most so many characters. */
export function readable(text: string, most: number): string | undefined {
  const trimmed = text.trim();
  const isBlank = trimmed.replaceAll(BLANK, '') === '';
  return isBlank || UNSAFE.test(trimmed) || trimmed.length > most ? undefined : trimmed;
}

const MOST_URL = 2_000;

/** A URL that everybody reads: without a user name and a password. */
export function parsePublicUrl(text: string, protocols: readonly string[]): string | undefined {
  const known = parseUrl(readable(text, MOST_URL) ?? '', protocols);
  return known === undefined || new URL(known).username + new URL(known).password !== '' ? undefined : known;
}

/** Where a person can be reached: a page, an address or a number. */
export const parseContactUrl = (text: string) => parsePublicUrl(text, ['https:', 'mailto:', 'tel:']);
