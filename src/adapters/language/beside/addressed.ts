import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { ORDER } from '../unasked/orders.ts';
import { isApart, type Run } from './runs.ts';
import { wordSet } from './words.ts';

/** Words that people call an assistant, or who reads along. */
const READER = wordSet(`
  mate mates bro bros sir madam dude man buddy pal friend fam ser guy guys team chief homie love dear agent bot boss honey babe darling sweetie sweetheart chap cap captain doc cuz folks
  fellow champ star legend hun fella lad king queen angel genius hero sis chum computer assistant bestie besties bff guv gov amigo bot bots
`);
const KIN = wordSet(`
  mom mum mother mama mummy mommy dad father papa daddy son daughter grandma grandpa granny grandad granddad nana nan gran gramps uncle aunt auntie brother sister niece nephew cousin grandson
  granddaughter wife husband hubby kid kids child children baby boss
`);
const GREETING =
  '(?:hi|hello|hey|yo|dear|greetings|gm|morning|evening|afternoon|night|good (?:morning|afternoon|evening|day|night)|welcome|listen|attention|ok|okay|now|come on|look|watch|thanks|thank you|cheers|bye|goodbye|see you|love|sorry|right|so|well|quick|go|hurry|dinner time|(?:happy|merry) [a-z]+(?: day)?|congrats|congratulations)';
const EVERYONE =
  /^(?:everyone|everybody|all|class|students|pupils|children|kids|boys|girls|ladies|gentlemen|people|players|viewers|listeners|readers|colleagues|folks|troops|soldiers|comrades|citizens|brothers|sisters|campers|gang|audience|friends|crew|staff|employees|neighbours|neighbors|chat|guests|men|women|lads|lasses|youngsters|toddlers|teens|twins|sons|daughters|followers|subscribers|fans|members|volunteers|dancers|actors|singers|parents|workers|fellas|grandkids|teammates|classmates|sirs)$/;
const GREETED = new RegExp(
  `^(?:${GREETING} )+(?:there |to |my |our |you |dear |little |and )*([a-z§]+)( and [a-z]+)?$`,
);

const AROUND_KIN = /^(?:please|pls|thanks|thx|ok|okay|now|cheers|you|quick|quickly|today)$/;
/** "… please mom", "… thanks mom", "mom please" */
const asksKin = ({ words }: Run, all: readonly string[]): boolean => {
  const [before = '', last = ''] = words.slice(-2);
  if (AROUND_KIN.test(before)) return KIN.has(last) && isOther(last, all);
  return words.length === 2 && AROUND_KIN.test(last) && KIN.has(before) && isOther(before, all);
};

/** Whether somebody else than the service is spoken to: "good morning class", ", boys", "thanks, mom". */
export function addressesOthers(run: Run, all: readonly string[]): boolean {
  const text = run.words.join(' ');
  if (run.isLast && asksKin(run, all)) return true;
  if (!isApart(run) && run.before === 'value') return false;
  const greeted = greetedIn(text);
  if (greeted !== undefined) return isOther(greeted, all);
  if (!isApart(run)) return false;
  const bare = run.words.filter((word) => !/^(?:my|dear|little|our|you|and|yes|no|ok|okay|oh|guys)$/.test(word));
  if (bare.length !== 1 || run.closes === ':' || run.closes === '=') return false;
  const [word = ''] = bare;
  // ", my sister" says who gets it.
  const isOwned = run.words.some((one) => /^(?:my|our)$/.test(one)) && run.isLast;
  return (
    (!isOwned || (EVERYONE.test(word) && word.endsWith('s'))) &&
    (EVERYONE.test(word) || (KIN.has(word) && run.isLast && isOther(word, all)))
  );
}

function greetedIn(text: string): string | undefined {
  const whole = GREETED.exec(text)?.[1];
  if (whole !== undefined) return whole;
  // "hello everyone send …"
  return new RegExp(`^(?:${GREETING} )+(?:my |dear )?([a-z]+) (?:please |now |just )*${ORDER}\\b`).exec(text)?.[1];
}

const isOther = (word: string, all: readonly string[]): boolean => {
  if (KIN.has(word) && /^(?:dad|daddy|papa|father|mom|mum|mother|mummy|mommy)$/.test(word))
    return !all.some(
      (one, at) =>
        /^(?:son|daughter|kid|kids|child|children|boy|girl)$/.test(one) && /^(?:my|our)$/.test(all[at - 1] ?? ''),
    );
  if (READER.has(word)) return false;
  return EVERYONE.test(word) || KIN.has(word) || (PEOPLE_WORDS.has(word) && !NAME_WORDS.has(word));
};
