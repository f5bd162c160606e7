import { PURPOSE_WORDS } from '../context/nouns.ts';
import { isPerson } from './people.ts';
import { isApart, type Run } from './runs.ts';

/** "bob picks up the tab" */
const TREATED =
  /^(?!i |we )(?!.*\b(?:i|we|me|us) ).*\b(?:picks up|foots|covers|sponsors|funds|pays|settles|handles|takes|gets|has|brings|brought|(?:they|both|all) (?:pick up|foot|cover|sponsor|fund|pay|have|bring)) (?:it|this|that|for it|for this|for that|the (?:tab|bill|check|cost|costs|rest|fee|fees|lot|whole thing|funds|money|cash|card|dough))$/;
/** Whether somebody else pays for it. */
export const isTreated = (run: Run): boolean => isApart(run) && TREATED.test(run.words.join(' '));

/** "swap 1 eth for usdc for my brother": a trade pays nobody. */
export const tradesForSomebody = (words: readonly string[]): boolean =>
  !words.includes('§a') &&
  words.some((word, at) => {
    if (word !== 'for') return false;
    const start = /^(?:my|our|his|her|their|the|a)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    const [somebody = '', next = '.'] = words.slice(start, start + 2);
    return isPerson(somebody) && !PURPOSE_WORDS.has(somebody) && /^[^\p{L}§]/u.test(next);
  });

/** "swap 1 eth for usdc, it's my brother's": whose money it is. */
export const tradesSomebodys = (run: Run, all: readonly string[]): boolean =>
  !all.includes('§a') &&
  isApart(run) &&
  /^(?:it|this|that) (?:is|was) (?:all )?(?:my|our|the|his|her|their|a) /.test(run.words.join(' ')) &&
  run.words.some((word) => isPerson(word) || COLLECTIVE.test(word));
const COLLECTIVE =
  /^(?:club|company|firm|team|group|school|church|band|office|family|fund|dao|treasury|league|union|party|class|store|shop|bank|client|clients|estate|household|charity|foundation|community|council|association|society|choir|guild|squad|crew)$/;
