import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { any, explains, many, maybe, seq } from '../licence/pattern.ts';
import { NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

/** Whether a message speaks of the request in a way that must not change it: its values are named as wrong, taken back, or praised. */
export function leavesOpen(all: readonly Item[], shape: readonly string[]): boolean {
  return (
    namesWrong(shape) ||
    tellsOfDeeds(shape) ||
    setsNoAmount(all, shape) ||
    (all.some(isValue) && takesBackAtEnd(shapeOf(all))) ||
    isAllWell(all, shape)
  );
}

/** "i sent it to 0x…", "in eth he lost 20", "i said 60 to the dentist": what was done, or said to somebody else. */
const DEED =
  /(?:^|[,.;!] |\b(?:and|but|so|because|in §[tbc]) )(?:i|we|he|she|they) (?:(?:have|had|already|just) )*(?:sent|paid|mailed|wired|transferred|moved|gave|lost|spent|won|swapped|bought|sold|bridged|got|received|borrowed|lent)\b(?! (?:me|you|us)\b)/;
const ELSEWHERE =
  /\b(?:said|meant|told|say) (?:\S+ ){1,3}(?:to|at|for|about) (?:the|my|her|his|our|a|their) (?!wallet|address|account|network|amount|token)\p{L}/u;
/** "i meant 60, but that was in the other chat", "this is not my wallet, make it 500" */
const OTHERS =
  /\b(?:another|other|next|different) (?:chat|payment|order|transfer|conversation|matter|message|thread|invoice|bill|group)\b|\bnot my (?:wallet|money|account|phone|app)\b/;
const tellsOfDeeds = (shape: readonly string[]): boolean => {
  const text = shape.join(' ');
  return (
    (DEED.test(text) && !/\b(?:make|change|send|use|set|put|do|please|instead|so)\b/.test(text.replace(DEED, ''))) ||
    ELSEWHERE.test(text) ||
    OTHERS.test(text)
  );
};

/** "change the slippage to 60": a number without a percent sign counts nothing there. */
const setsNoAmount = (all: readonly Item[], shape: readonly string[]): boolean =>
  shape.some((word) => /^(?:slippage|slip|tolerance|limit)$/.test(word)) &&
  all.some((item) => item.is === 'amount' && item.amount.kind === 'exact') &&
  !all.some(({ is }) => is === 'rate');

const WRONG = seq(
  any('wrong'),
  any('one|§n|address|wallet|account|token|network|amount|person'),
  any('is|was'),
  any('§a|§k'),
);
/** "the wrong address is 0x…": the one that is named. */
const namesWrong = (shape: readonly string[]): boolean => shape.some((_, at) => WRONG(shape, at).length > 0);

const TAKING_BACK = seq(
  any(
    'no|nope|nah|no no|wait|wait no|no wait|hold on|hang on|hm no|hmm no|um no|oh no|oh wait|actually no|or not|maybe not|rather not|better not|scratch that|scrap that|no sorry|sorry no|no actually|on second thought|on second thoughts|leave it|let it be|just kidding|kidding|i am kidding|only kidding|jk|only joking|just joking|i am joking|not really|or so|as if|yeah right|in your dreams|in my dreams|i wish',
  ),
  many(any('.|!|,|;|-|please|pls|thanks|sorry|lol|haha')),
);
/** "8. hm no": what was said before is not meant, and nothing takes its place. */
const takesBackAtEnd = (shape: readonly string[]): boolean =>
  shape.some((_, at) => at > 0 && explains(TAKING_BACK, shape.slice(at)));

const WELL = seq(
  many(any('ok|okay|yes|good|great|nice|cool|so|,|oh')),
  any('§n'),
  any('is|looks|seems|sounds|was|works|went'),
  maybe(any('just|all|really|so')),
  any('fine|good|ok|okay|great|well|right|perfect|correct|clear|fine now|good now|in order'),
  many(any('so far|here|now|thanks|thank you|.|!|,|with me|on my side')),
);
/** "everything is fine" counts nothing. */
const isAllWell = (all: readonly Item[], shape: readonly string[]): boolean =>
  explains(WELL, shape) && all.some((item) => item.is === 'amount' && item.amount.kind === 'max');

/** Of two values for a part that has one, none takes its place. */
export function undecided(said: Reading, { slots }: OpenFrame): Reading | undefined {
  const two = said.problems.find(
    ({ code, slot }) =>
      (code === 'several-values' || code === 'amount-malformed') && slot !== undefined && slot in slots,
  );
  return two && unchanged(said, two);
}

/** "no, not polygon", to a request on another network: what is denied is not what is open. */
export function keptOpen(said: Reading, items: readonly Item[], open: OpenFrame): Reading | undefined {
  const isDenied = said.act === 'cancel' && items.some((item) => isOther(item, open));
  return isDenied ? { ...unchanged(said, NOT_UNDERSTOOD), act: 'request', negated: false } : undefined;
}

const isOther = (item: Item, open: OpenFrame): boolean =>
  isValue(item) && !isOf(item, open) && !(item.is === 'amount' && item.amount.kind !== 'exact');
