import { type Found, isWhole, longestFirst, wordAt } from '../context/cut.ts';
import type { Flat } from '../context/flat.ts';
import { NUMBERED, THING } from '../context/things.ts';
import { any, either, many, maybe, seq } from '../licence/pattern.ts';

const MONTH = any(
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december',
);
const NUMBER = any('§n');
const DAY = either(
  seq(maybe(any('the')), NUMBER, maybe(any('st|nd|rd|th')), maybe(any('of')), MONTH, maybe(any(',')), maybe(NUMBER)),
  seq(MONTH, NUMBER, maybe(any('st|nd|rd|th')), maybe(any(',')), maybe(NUMBER)),
  seq(NUMBER, any('/|-|.'), NUMBER, any('/|-|.'), NUMBER),
);
/** "dated 2 may", "issued on 14 june 2026": when a paper was written. "On 2 may" alone may be when to pay. */
const DATED = seq(any('dated|issued|issued on|date|invoice date|of'), maybe(any(':')), DAY);
const CODED = seq(
  maybe(any('as per|per|under|re|ref|for|against')),
  maybe(any('the|our|your|my|his|her|their')),
  any(
    'invoice|inv|bill|ref|reference|po|receipt|ticket|order|case|job|batch|booking|resolution|vote|motion|proposal|milestone|room|locker|item|purchase order|work order|customer order|supplier|contractor|member|employee|vendor|episode|chapter|instalment|installment',
  ),
  many(any('no|nr|number|id|.|:|§#|-|/')),
  NUMBER,
  many(seq(any('-|/'), NUMBER)),
);
/** "as agreed on the phone on 14 february" */
const AGREED = seq(
  any('as agreed|as discussed|as promised'),
  many(any('on the phone|in the meeting|in person')),
  any('on|of'),
  DAY,
);
/** What a month or a quarter is paid for: "rent for april", "the fee of may". */
const PERIOD = seq(THING, any('for|of'), MONTH);

/** A number or a date that plainly is not an amount: "invoice 93, dated 2 may". A token or unit behind it makes it one. */
export function referenceAt(flat: Flat, at: number): Found | undefined {
  const before = wordAt(flat, at - 1);
  if (before !== undefined && /^§[tbcn]$/.test(before) && wordAt(flat, at) === 'of') return undefined;
  const pattern = either(NUMBERED, CODED, DATED, PERIOD, AGREED);
  const end = longestFirst(pattern(flat.words, at)).find((one) => one > at && isWhole(flat, one) && !isUnit(flat, one));
  if (end === undefined) return undefined;
  return { length: end - at, put: [{ is: 'unknown', text: 'invoice', raw: 'invoice' }] };
}

/** "invoice 40 dai": the number of the invoice, or of the dai? */
export const numbersOrCounts = (words: readonly string[]): boolean =>
  /\b(?:invoice|inv|bill|ref|reference|po|receipt|ticket|order|case|job|batch|booking) (?:(?:no|nr|number|id|\.|:|#) )*§n §[tbk]/.test(
    words.join(' '),
  );

const isUnit = (flat: Flat, at: number): boolean =>
  /^§|^(?:worth|percent|usd|dollars)$/.test(wordAt(flat, at) ?? '') ||
  (/^(?:of|in)$/.test(wordAt(flat, at) ?? '') && /^§|^(?:my|our|it|them)$/.test(wordAt(flat, at + 1) ?? ''));
