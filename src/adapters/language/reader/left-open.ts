import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { any, explains, many, maybe, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import { NOT_UNDERSTOOD, unchanged } from './license.ts';

/** Whether a message speaks of the request in a way that must not change it: its values are named as wrong, taken back, or praised. */
export function leavesOpen(all: readonly Item[], shape: readonly string[]): boolean {
  return namesWrong(shape) || (all.some(isValue) && takesBackAtEnd(shapeOf(all))) || isAllWell(all, shape);
}

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
