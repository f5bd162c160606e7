import type { Rule } from '../../rules/rule.ts';
import type { Token } from '../../rules/token.ts';
import { turnsIn } from './turning-words.ts';

/** Words, and Chinese letters, of a reason at most. */
const LONGEST = 14;
const LONGEST_CHINESE = 20;
const SHORTEST = 2;
/** A short clause behind an article is a thing: "cancel, the other one". */
const SHORTEST_OF_THINGS = 4;
const WORD = /^\p{L}+$/u;
const BREAK: ReadonlySet<string> = new Set([',', '.', '!', ';', '-', ':']);

/**
 * A clause of any words that stands beside a plain end and says why. An end moves nothing, and whoever calls a request off may do it for any
 * reason: so this is the only place where words are taken that no list holds. The clause has no value and no digit, it is short, and no word of it
 * turns the end round (a condition, a doubt, a denial, a joke), hands it on (a report, a question) or starts another deed. The clause ends at a mark,
 * at the end of the text, or before what `so` explains.
 */
export const freeReason =
  (language: string, so: Rule): Rule =>
  (tokens, at) => {
    const found: number[] = [];
    for (let end = at; end - at <= (language === 'zh' ? LONGEST_CHINESE : LONGEST); end += 1) {
      const { form } = tokens[end] ?? { form: '.' };
      const isOver = BREAK.has(form);
      if (isOver || so(tokens, end).length > 0) found.push(end);
      if (isOver || !WORD.test(form)) break;
    }
    return found.filter((end) => isReason(language, tokens.slice(at, end))).map((end) => ({ end, found: '' }));
  };

function isReason(language: string, tokens: readonly Token[]): boolean {
  const words = tokens.map(({ form }) => form);
  const { turns, things } = turnsIn(language);
  if (words.length < (things.test(words[0] ?? '') ? SHORTEST_OF_THINGS : SHORTEST)) return false;
  return !turns.test(words.join(language === 'zh' ? '' : ' '));
}
