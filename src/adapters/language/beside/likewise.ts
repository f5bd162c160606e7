import { isOf } from './kinds.ts';
import { isPerson } from './people.ts';
import { isApart, type Run } from './runs.ts';

/** Somebody else gets as much, or the payment is for several. */
const LIKEWISE =
  /\b(?:too(?! (?:much|late|long|bad|early|often|slow|far|expensive|high|low|many|tired|busy|kind|sweet|old|young))|as well|likewise|both|(?:[a-z]+ )the same$|the same (?:for|goes|to|with|again)|same (?:for|goes)|ditto|equally|everyone|everybody|each of (?:us|them|you)|all of (?:us|them|you)|we all|they all|follows? suit|share coming|is next|comes next|goes next|is double|is triple|gets (?:his|hers|theirs)|has (?:his|hers|theirs))\b/;
/** As much again, or something on top. */
const MORE =
  /\b(?:double|triple|twice as|extra|separate|separately|additional)\b(?! (?:bed|beds|room|rooms|shift|shifts|time|hour|hours|work|mile|help|check|checked|glazing|lesson|lessons))|\bthe (?:next|other|second|last|first)(?: one)? (?:is|goes|gets)\b|\b(?:we|i) (?:are|am) (?:all )?(?:square|quits)\b/;
const AGAIN = /\bso (?:twice|thrice|two times|three times|again|double|triple)\b/;
const SHARED =
  /\b(?:split|shared|halved|divided) (?:it |this |that |evenly |equally )?(?:with|between|among|amongst|by)\b/;
const FORGOT = /\b(?:forgot|forgetting|missed|skipped|left out)\b/;

/** Whether a part of a text says that others are paid as well, or more is. */
export function isLikewise(run: Run): boolean {
  const text = run.words.join(' ');
  if (AGAIN.test(text) || SHARED.test(text)) return true;
  if ((!isApart(run) && !run.isLast) || text === 'too') return false;
  if (FORGOT.test(text) && run.words.some(isForgotten)) return true;
  return run.isLast && (LIKEWISE.test(text) || (isApart(run) && MORE.test(text)));
}

const isForgotten = (word: string): boolean => isPerson(word) || isOf('extra', word) || /^(?:him|her|them)$/.test(word);
