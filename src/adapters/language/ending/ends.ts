import { ORDERED } from '../licence/ending-orders.ts';
import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';

/** What lets a matter rest. Of a question that was in the air it says the same as of the request. */
const LEAVING = any(
  'leave it|leave that|leave this|leave it be|leave that be|leave it alone|leave that alone|leave this alone|let it be|let it rest|leave it there|leave it at that',
);
const WEAK = either(
  LEAVING,
  any(
    'never mind|nevermind|nvm|never mind that|nevermind that|never mind it|never mind this|never mind this one|forget it|forget that|forget this|forget about it|forget about that|drop it|drop that|skip it|skip that|ignore it|ignore that|ignore this|ignore me|ignore §n this|ignore §n that|disregard|disregard that|disregard it|scratch that|scratch it|scrap that|no need|no need for that|do not bother|no worries|do not worry',
  ),
);
const STRONG = either(
  ORDERED,
  any('cancel|cancle|cancell|cansel|abort|annul|rescind|stop|back out|pull out|to annul|to cancel|to stop'),
  seq(any('call'), any('it|this|that|this one|that one|the whole thing|§n thing'), any('off')),
  any(
    'disregard|back out|undo|revoke|withdraw|delete|discard|terminate|kill it|stop please|abort mission|abandon ship|cancel the rest',
  ),
);

/** "don't send it", "i changed my mind": a "no" behind them says the same again. */
const DENIAL = either(
  seq(
    any('do not|let us not|never'),
    any(
      'send|do|pay|swap|proceed|go ahead|go on|go through|continue|transfer|bridge|execute|make|sign|confirm|move|carry out|trade|convert|buy|sell|wrap',
    ),
    maybe(
      any(
        'it|that|this|them|him|her|anything|any of it|any of this|with it|with this|with that|the money|it out|this out|that out',
      ),
    ),
  ),
  any(
    'changed my mind|changed our minds|thought better of it|will not do it|not doing it|not doing this|not sending it',
  ),
);

/** What may stand before an end in its clause: a courtesy, a wish, somebody who is asked. */
const LEAD = many(
  any(
    'please|pls|plz|kindly|just|simply|ok|okay|oh|ah|well|so|then|now|yes|yeah|yep|no|nope|nah|nay|hmm|hm|sorry|actually|wait|hold on|and|but|or|also|still|really|i|we|you|want to|would like to|would like you to|want you to|need you to|need to|have to|must|will|shall|can|could|would|let us|let me|had better|better|rather|hereby|do|to|am going to|gonna|hey|lol|haha|omg|ugh|argh|gah|man|bro|dude|mate|anyway|again|immediately|quick|quickly|therefore|thus|hence|be so kind as to|be so kind and|would you mind|dear|sir|bot|guys|abeg|god|oh dear|oh no|all right|alright|maybe|i think|i guess|you know what',
  ),
);

/** `weak`: a question may be meant. `denial`: it says what shall not be done. `isLeft`: what is open is let rest. */
export type EndPhrase = Readonly<{
  kind: 'weak' | 'strong' | 'denial';
  isLeft: boolean;
  start: number;
  rest: readonly string[];
}>;

/** The end that a clause begins with, or that it closes with. */
export function endIn(clause: readonly string[]): EndPhrase | undefined {
  for (const start of [...LEAD(clause, 0)].sort((a, b) => b - a)) {
    const found = endAt(clause, start);
    if (found !== undefined) return found;
  }
  for (let start = 1; start < clause.length; start += 1) {
    const found = endAt(clause, start);
    if (found?.rest.length === 0) return found;
  }
  return undefined;
}

function endAt(clause: readonly string[], start: number): EndPhrase | undefined {
  const longest = (pattern: Pattern) => Math.max(0, ...pattern(clause, start));
  const [weak, strong, denial] = [longest(WEAK), longest(STRONG), longest(DENIAL)];
  const end = Math.max(weak, strong, denial);
  if (end <= start) return undefined;
  const kind = weak === end ? 'weak' : denial === end ? 'denial' : 'strong';
  return { kind, isLeft: longest(LEAVING) === end, start, rest: clause.slice(end) };
}

/** "cancel that cancel": what is called off is the end itself. */
export const ENDS_AN_END: Pattern = seq(
  any('cancel|stop|undo|abort|revoke|withdraw|delete|scrap|forget|ignore|disregard|scratch|never mind|nevermind|nvm'),
  either(
    seq(
      any('the|that|this|my|your|a'),
      maybe(any('last|first|previous|silly|stupid')),
      any('cancel|cancellation|cancelation|cancelling|canceling|abort|abortion'),
    ),
    any('cancellation|cancelation|cancelling|canceling'),
  ),
  (words, at) => (/^(?:\p{L}|§)/u.test(words[at] ?? '') ? [] : [at]),
);
