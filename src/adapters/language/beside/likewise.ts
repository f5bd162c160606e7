import { NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { isOf } from './kinds.ts';
import { isApart, type Run } from './runs.ts';

/** Somebody else gets as much, or the payment is for several. */
const LIKEWISE =
  /\b(?:too(?! (?:much|late|long|bad|early|often|slow|far|expensive|high|low|many|tired|busy|kind|sweet|old|young))|as well|likewise|both|(?:[a-z]+ )the same$|the same (?:for|goes|to|with|again)|same (?:for|goes)|ditto|equally|everyone|everybody|each of (?:us|them|you)|all of (?:us|them|you)|we all|they all|follows? suit|share coming|is next|comes next|goes next|is double|is triple|gets (?:his|hers|theirs)|has (?:his|hers|theirs))\b/;
const FORGOT = /\b(?:forgot|forgetting|missed|skipped|left out)\b/;
const SHARED =
  /\b(?:split|shared|halved|divided) (?:it |this |that |evenly |equally )?(?:with|between|among|amongst|by)\b/;
const MORE =
  /\b(?:double|triple|twice as|extra|separate|separately|additional)\b(?! (?:bed|beds|room|rooms|shift|shifts|time|hour|hours|work|mile|help|check|checked|glazing|lesson|lessons))|\bthe (?:next|other|second|last|first)(?: one)? (?:is|goes|gets)\b|\b(?:we|i) (?:are|am) (?:all )?(?:square|quits)\b/;
const AGAIN = /\bso (?:twice|thrice|two times|three times|again|double|triple)\b/;
const WHEN =
  /\b(?:(?:as|if|when|where|whenever|wherever) (?:needed|required|necessary|appropriate|applicable)|(?:if|when|whenever|wherever) (?:possible|requested|due|available|agreed))\b/;
/** The speaker cannot say that it is right, or whether it shall be. */
const UNSURE =
  /\b(?:hope|hopefully|think|believe|guess|assume|suppose|reckon|bet) (?:that )?(?:it|this|that|these) is\b(?! for\b)|\b(?:i|we) (?:am|are) (?:split|torn|undecided|unsure|hesitant|hesitating|(?:in|of) (?:two|§n) minds|on the fence|making it (?:all )?up|not sure)\b|\bmade up\b|\bmaking (?:it|this|that|things) up\b/;
/** "bob picks up the tab" */
const TREATED =
  /^(?!i |we )(?!.*\b(?:i|we|me|us) ).*\b(?:picks up|foots|covers|sponsors|funds|pays|settles|handles|takes|gets|has|brings|brought|(?:they|both|all) (?:pick up|foot|cover|sponsor|fund|pay|have|bring)) (?:it|this|that|for it|for this|for that|the (?:tab|bill|check|cost|costs|rest|fee|fees|lot|whole thing|funds|money|cash|card|dough))$/;
const PER = /(?<!as )\bper [a-z]+(?: §n)?$/;
const JOKING = /^(?:knock knock|who is there|guess what|riddle me this|once upon a time)\b/;

/** Whether a part of a text says that others are paid as well, or that the request is not settled. */
export function isLikewise(run: Run): boolean {
  const text = run.words.join(' ');
  if (JOKING.test(text) || PER.test(text) || WHEN.test(text) || UNSURE.test(text)) return true;
  if (AGAIN.test(text) || SHARED.test(text)) return true;
  if ((!isApart(run) && !run.isLast) || text === 'too') return false;
  if (isApart(run) && TREATED.test(text)) return true;
  const isNamed = run.words.some(
    (word) => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word) || /^(?:him|her|them)$/.test(word),
  );
  return (
    ((LIKEWISE.test(text) || (isApart(run) && MORE.test(text))) && run.isLast) ||
    (FORGOT.test(text) && (isNamed || run.words.some((word) => isOf('extra', word))))
  );
}

/** "swap 1 eth for usdc for my brother": a trade pays nobody. */
export const isForSomebody = (words: readonly string[]): boolean =>
  !words.includes('§a') &&
  words.some((word, at) => {
    if (word !== 'for') return false;
    const start = /^(?:my|our|his|her|their|the|a)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    const [somebody = '', next = '.'] = words.slice(start, start + 2);
    return isPerson(somebody) && !PURPOSE_WORDS.has(somebody) && /^[^\p{L}§]/u.test(next);
  });

/** "it's my brother's", in a trade, which pays nobody: whose money it is. */
export const isSomebodys = (run: Run, all: readonly string[]): boolean =>
  !all.includes('§a') &&
  isApart(run) &&
  /^(?:it|this|that) (?:is|was) (?:all )?(?:my|our|the|his|her|their|a) /.test(run.words.join(' ')) &&
  run.words.some((word) => isPerson(word) || COLLECTIVE.test(word));
const isPerson = (word: string): boolean => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);
const COLLECTIVE =
  /^(?:club|company|firm|team|group|school|church|band|office|family|fund|dao|treasury|league|union|party|class|store|shop|bank|client|clients|estate|household|charity|foundation|community|council|association|society|choir|guild|squad|crew)$/;
