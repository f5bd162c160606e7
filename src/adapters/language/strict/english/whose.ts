import { any, either, once, type Rule, seq } from '../rule.ts';
import { SOMEBODY, WHOSE_ADDRESS } from './people.ts';

/** Whose address the last one is. It stands behind payments only: elsewhere it tells whose money moves. */
export const WHOSE: Rule = once(
  either(
    seq(any('he is|she is|they are'), SOMEBODY),
    seq(any('('), SOMEBODY, any(')')),
    seq(
      any('that is|it is|this is'),
      either(
        SOMEBODY,
        WHOSE_ADDRESS,
        any(
          'my own cold wallet|my own wallet|my cold wallet|my other wallet|my hardware wallet|my ledger|my savings wallet|my new wallet',
        ),
      ),
    ),
  ),
);
