import { REASON } from '../context/things.ts';
import * as words from '../licence/english-words.ts';
import { ON } from '../licence/parts.ts';
import { any, many, maybe, seq } from '../licence/pattern.ts';
import { COURTESY, SOURCE, SUM, SUM_OWED, TO_WHOM, TOWARDS } from './sums.ts';

const TOLD_TO = any(
  'tell the wallet to|tell my wallet to|get the wallet to|instruct my wallet to|could somebody there|could somebody|can somebody|i hereby|hereby',
);
/** "could you please" */
export const ASKING = many(any(words.ASKING), any(words.SOFT), any('please|now|then|so|and|also|just'), TOLD_TO);
/** The same, and "i would like to". */
export const SPOKEN = many(
  any(words.WISH),
  any(words.ASKING),
  any(words.SOFT),
  any('please|now|then|so|and|also|just'),
  TOLD_TO,
);

const LABELLED = seq(any('amount|sum|total|the amount of|the sum of|a total of|the amount'), maybe(any(':|of')), SUM);
/** What may follow the verb, in any order. */
export const PARTS = [SUM_OWED, LABELLED, TOWARDS, TO_WHOM, ON, SOURCE, REASON, COURTESY];
