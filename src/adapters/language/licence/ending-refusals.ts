import { any, either, many, maybe, type Pattern, seq, some } from './pattern.ts';

const I = any('i|we|me');
const SOFTLY = many(
  any('really|actually|just|honestly|now|definitely|certainly|ever|even|also|still|think|think i|then|absolutely|have'),
);
const NOT = any(
  'do not|will not|would not|am not|are not|did not|have not|no longer|would rather not|rather not|not|id rather not|never|would prefer not|would prefer not to|better not|had better not|would sooner not|cannot|can not',
);
const DEED = any(
  'want|want to|wanna|need|need to|needing|be needing|have to|mean|mean to|ask|ask for|asking|asking for|wish|wish to|send|sending|sent|do|doing|pay|paying|swap|swapping|trade|trading|bridge|bridging|transfer|transferring|wrap|make|making|go|going|going to|gonna|go ahead|go through|with|through|proceed|like|like to|care|feel|confirm|sign|request|requesting|requested|be|be doing|be sending|be paying|to|say|type|write|buy|buying|sell|selling|intend|intend to|continue|doing this|interested in|interested|want any of|any of|at all',
);
const WHOM = any(
  'it|this|that|them|him|her|anything|anyone|anybody|nobody|any|any of it|any of this|any of that|one|a thing|the money|the transfer|the payment|the swap|the trade|the bridge|the request|this one|that one|any money|anyone anything|anybody anything|no more|any more|anymore|any longer|now|at all|after all|today|tonight|either|again|for now|this time|for it|of it|the whole thing|the thing|like this|the order|the wrap|the §t|the §b|my §t|this payment|this transfer|this swap|§t|§b',
);
/** "i don't want to send anybody anything", "i won't be needing the bridge after all" */
const REFUSED = seq(
  maybe(seq(maybe(any('turns out|it turns out|guess|seems')), I)),
  SOFTLY,
  NOT,
  SOFTLY,
  some(DEED, WHOM, SOFTLY),
);
export const refused: Pattern = (words, at) => {
  const start = words[at] ?? '';
  // "not now" and "do not" belong to what follows.
  const ends = REFUSED(words, at);
  return start === 'not' || start === 'never' || start === 'cannot'
    ? []
    : ends.filter((end) => words.slice(at, end).some((word) => ACTED.has(word)));
};
const ACTED: ReadonlySet<string> = new Set(
  'want wanna need needing send sending do doing pay paying swap swapping trade trading bridge bridging transfer transferring wrap go going mean ask asking proceed buy buying sell selling confirm sign request requesting intend interested have'.split(
    ' ',
  ),
);

/** "staying in sol", "i'll keep my usdc" */
const KEEPING = seq(
  maybe(
    seq(
      any('i|we'),
      many(any('am|are|will|would|would rather|think|think i|think i will|had|rather|better|guess i will|just')),
    ),
  ),
  any('staying|stay|keep|keeping|hold|holding|hodl|hodling|sticking|stick'),
  maybe(any('in|with|to|on to|onto')),
  maybe(any('my|the|all my|what i have|these')),
  either(any('§t|§b'), any('what i have|what i have got')),
  many(any('for now|instead|instead of this|for a while|then|after all|a while longer|a bit longer')),
);
export const keeping: Pattern = (words, at) =>
  KEEPING(words, at).filter(
    (end) => words[end - 1] !== '§b' || words.slice(at, end).some((word) => /^(?:my|the|in)$/.test(word)),
  );
export const OVER = seq(
  maybe(any('i')),
  any('was|was just|was only|was merely|am just|am only'),
  any('testing|joking|playing|playing around|messing around|trying it out|kidding|curious'),
);
