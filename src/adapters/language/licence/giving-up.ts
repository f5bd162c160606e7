import { any, many, seq } from './pattern.ts';

/** Words around a withdrawal. */
export const AROUND =
  any(`please|pls|plz|plss|thanks|thank you|thanks anyway|thank you anyway|anyway|on reflection|sorry about that|sorry for the trouble|sorry for that|apologies|my apologies|gah|argh|phew|hm|honestly|sadly|unfortunately|i am sorry|so sorry|i am afraid|myself|eh|er|um|uh|erm|you know what ?|cheers|i guess|i suppose|hold off|hold on|hang on|ok|okay|oh|ah|hmm|well|sorry|actually|wait|hold on|hey|no|nope|nah|then|now|just|again|for now|after all|i think|yes
  |on second thought|on second thoughts|you know what|anymore|any more|bro|mate|man|dude|boss|so|and|lol|haha|sir|bot|meh|oh dear|ugh|kindly|actually no|dear|argh|gosh|yeah|oops|whoops|my bad|my mistake|today|all right|alright|but
  |forget it|right now|immediately|asap|at all|,|.|!|;|:|-`);
const GIVEN_UP = seq(
  many(AROUND),
  any(
    'do not bother|please do not bother|never mind|nevermind|nvm|forget it|forget this|forget that|forget about it|drop it|drop that|scrap it|scrap that|cancel|cancel it|cancel this|cancel that|cancel everything|call it off|leave it|changed my mind|i changed my mind|i have changed my mind|stop|stop please|stop this|stop it|abort|abort it|no need|no longer needed|not needed|kill it|skip it|do not do it|do not send it|do not send|let us not|no do not|no thanks|false alarm|i will pass|do not proceed',
  ),
  many(AROUND),
);
const GIVING_REASONS: ReadonlySet<string> = new Set(
  'i we he she they it this that because since as cause cuz my the there'.split(' '),
);
/** Words with which what follows may not be the reason. */
const REPORTING: ReadonlySet<string> = new Set(
  'if when unless until before said says say told tells asked asks but though ? would should could might may maybe or wrote'.split(
    ' ',
  ),
);
const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '-']);
const BEING: ReadonlySet<string> = new Set('is was will does has looks seems costs feels would'.split(' '));
/** "nvm i am broke", "don't bother, she paid already": gives up, and says why. */
export function givesUp(shape: readonly string[]): boolean {
  return GIVEN_UP(shape, 0).some((end) => {
    const rest = shape.slice(end);
    const [first = ''] = rest;
    const isNamed = ['the', 'my'].includes(first) && !MARKS.has(shape[end - 1] ?? '');
    const isObject = ['it', 'this', 'that'].includes(first) && !BEING.has(rest[1] ?? '');
    return (
      rest.length > 0 &&
      GIVING_REASONS.has(first) &&
      !isNamed &&
      !isObject &&
      rest.every((word) => !word.startsWith('§') && !REPORTING.has(word))
    );
  });
}
