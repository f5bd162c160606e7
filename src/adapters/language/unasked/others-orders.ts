import { isPerson } from './noun-phrases.ts';

const ORDERS =
  /^(?:order|orders|ordered|command|commands|commanded|demand|demands|demanded|insist|insists|insisted|instructs|instructed|instruction|instructions|directs|directive)$/;
const ON_BEHALF = /^(?:agent|broker|representative|proxy|trustee|executor|attorney|deputy|delegate|guardian|banker)$/;
/** "my cat typed this": nobody meant it. */
const TYPED =
  /\b(?:cat|dog|kid|kids|child|children|son|daughter|baby|toddler|brother|sister|friend|somebody|someone|he|she|they|parrot|monkey|hamster|roommate|flatmate|husband|wife|nephew|niece|grandson|granddaughter) (?:just |probably |must have |may have )?(?:typed|wrote|pressed|dictated|keyed|entered|hacked|texted)\b/;
/** "just rehearsing", "that's the homework" */
const EXERCISE =
  /\b(?:just|only|merely|i am|we are) (?:practi[sc]ing|rehearsing|training|pretending|exercising|joking|daydreaming)\b|\b(?:that|this|it) is (?:the|my|our|his|her|todays) (?:homework|exercise|assignment|riddle|quiz|line|lyric|plot|joke|prank)\b/;
/** "smells off" */
const DOUBTED =
  /\b(?:smells|smelled|seems|seemed|looks|looked|sounds|sounded|feels|felt|is|was) (?:a bit |a little |kind of |sort of |somewhat |so |very |really )?(?:off|fishy|dodgy|shady|sketchy|suspicious|suspect|scammy|odd|weird|strange|wrong|phishy|fraudulent)(?= |$)(?! (?:to|the|on|my|of) )/;
/** "sam gets the same" */
const SAME_FOR = /\b(?:gets?|has|have|receives?|takes?|deserves?|earns?) (?:exactly |just )?(?:the same|as much)\b/;

/** Whether somebody else orders it, acts in it or has typed it, it is an exercise, or the speaker doubts it. */
export const isOthersOrder = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    [TYPED, EXERCISE, DOUBTED, SAME_FOR].some((pattern) => pattern.test(text)) ||
    words.some((word, at) => isPerson(words[at - 1]) && ORDERS.test(word)) ||
    words.some((word, at) => word === 'as' && actsFor(words.slice(at + 1, at + 5)))
  );
};

/** "as bob", "as my father's broker" */
function actsFor([first = '', ...rest]: readonly string[]): boolean {
  const all = [first, ...rest];
  const role = all.findIndex((word) => ON_BEHALF.test(word));
  if (role >= 0) return all.slice(0, role).every((word) => /^[a-z]+$/.test(word));
  return isPerson(first) && !/^[a-z]/.test(rest[0] ?? '');
}
