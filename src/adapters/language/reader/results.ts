import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { any, either, explains, many, maybe, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

const [AMOUNT, PLACE] = [seq(any('§n'), maybe(any('§t|§b'))), any('§c|§b')];
const SOFT = many(any('please|pls|thanks|instead|it is|today|for now|only|just'));
const START = many(any('ok|okay|well|and|but|just|only|even'));
/** "so 30", "23 now", "optimism then": what follows from what was said. */
const RESULT = either(
  seq(
    START,
    any(
      'so|then|hence|so just|so only|therefore|so it is|so that is|so that makes|makes|that makes|start with|begin with',
    ),
    START,
    maybe(any('start with|begin with|on|send|do|only')),
    either(AMOUNT, PLACE),
    SOFT,
  ),
  seq(START, AMOUNT, any('now|instead|please|then'), SOFT),
  seq(START, maybe(any('on')), PLACE, any('then|please|instead'), SOFT),
);

const MEANT: Item = { is: 'role', role: 'correction', text: 'i meant', raw: 'i meant' };
const ON: Item = { is: 'role', role: 'on', text: 'on', raw: 'on' };

/** A value that follows from the clause before, or from nothing but a "then", as a change. */
export function asResult(clause: readonly Item[], before: readonly Item[], open: OpenFrame): Item[] | undefined {
  if (!explains(RESULT, shapeOf(clause))) return undefined;
  const values = clause.filter(isValue);
  const isTold = isRepeated(values, before) || (open.intent === 'transfer' && isSettled(clause, before));
  const isAmount = values.some(({ is }) => is === 'amount');
  if (isAmount && !isTold && !shapeOf(clause).some((word) => word === 'instead' || word === 'then')) return undefined;
  return values.some((item) => isOf(item, open))
    ? undefined
    : [
        MEANT,
        ...values.flatMap((item) =>
          item.is === 'term' && item.chain !== undefined && !isAmount ? [ON, item] : [item],
        ),
      ];
}

const isSame = (a: Item, b: Item): boolean => a.is === 'amount' && b.is === 'amount' && a.text === b.text;

const isRepeated = (values: readonly Item[], before: readonly Item[]): boolean =>
  before.some((item) => values.some((one) => isSame(one, item)));

const ADDED =
  /^(?:added|adds|raised|upped|increased|ordered|lowered|reduced|discounted|agreed|forgot|split|owe|owes|share|discount|rebate|tip|short|gone|went|charged|charges)$/;
/** "the price fell, 3000 now": a new amount follows from what the two of them did. */
const isSettled = (clause: readonly Item[], before: readonly Item[]): boolean => {
  const words = shapeOf(before);
  const isPerson = words.slice(0, 4).some((word) => /^(?:i|we|he|she|they|it|its|hes|shes|theyre)$/.test(word));
  const isThus = shapeOf(clause).some((word) => word === 'so' || word === 'then');
  return isPerson && (isThus || words.some((word) => ADDED.test(word)));
};
