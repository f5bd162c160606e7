import { any, maybe } from '../licence/pattern.ts';
import { counted, type Draft, isSameCount } from './draft.ts';
import { asked, type Piece } from './piece.ts';

const DEEDS =
  'sell|dump|offload|liquidate|ditch|swap|convert|exchange|trade|change|turn|switch|flip|rotate|trade in|get rid of|turn over|switch over|change over';
const THOSE = 'it|them|that|this|those|em|it all|them all|the lot|all of that|the whole lot'.split('|');

// "close it out into aave" may be a deposit.
const LEAVING = 'exit|cash out|close out|close|get out of';
const referring = (deeds: string, said: Partial<Draft>): Piece => ({
  lead: deeds
    .split('|')
    .flatMap((deed) => [deed, ...THOSE.map((it) => `${deed} ${it}`)])
    .join('|'),
  takes: 'nothing',
  as: 'verb',
  // Behind a whole trade it is another step.
  adds: (draft) =>
    draft.gives !== undefined && draft.gets !== undefined
      ? undefined
      : { ...asked(draft, { refers: true, object: 'gives', ...said }), isStart: true },
});

/** "…, swap it to dai", "300 usdt which i want to sell": what was said before is given. */
export const REFERRING: readonly Piece[] = [
  referring(DEEDS, { trades: true }),
  referring(LEAVING, {}),
  {
    lead: DEEDS,
    takes: 'quantity',
    tail: any('of it|of them|of that|of those|of these'),
    as: 'verb',
    adds: (draft, { coin, count }) => {
      const isNamed = draft.held !== undefined || draft.loose !== undefined;
      if (coin !== undefined || count === undefined || !isNamed) return undefined;
      return counted(asked(draft, { trades: true, refers: true, object: 'gives' }), count, 'gives');
    },
  },
  // "i was paid 1100 dai. put all 1100 into eth"
  {
    lead: `${DEEDS}|put|spend|use|invest|throw|move|take`,
    takes: 'quantity',
    as: 'verb',
    adds: (draft, { coin, count }) => {
      const had = draft.held?.count;
      if (coin !== undefined || count === undefined || had === undefined || !isSameCount(count, had)) return undefined;
      return counted(asked(draft, { refers: true, object: 'gives' }), count, 'gives');
    },
  },
  // "pull 130 dollars out of weth": money and shares count what they come from
  {
    lead: 'pull|take|move|cash out|swap|convert|sell|exchange|rotate|shift',
    takes: 'quantity',
    as: 'verb',
    adds: (draft, { coin, count }) =>
      coin !== undefined ||
      count === undefined ||
      draft.bare !== undefined ||
      !/^(?:fiat|share)$/.test(count.amount.kind)
        ? undefined
        : asked(draft, { bare: count, object: 'gives' }),
  },
  // "use ether, buy wbtc, spend 1.8"
  {
    lead: 'spend|sell|spend only|spend exactly|use|use only',
    takes: 'quantity',
    as: 'start',
    adds: (draft, { coin, count }) =>
      coin !== undefined || count === undefined || draft.gives === undefined || draft.count !== undefined
        ? undefined
        : counted(draft, count, 'gives'),
  },
];

/** "i have 300 usdt": it is given when the request speaks of it. */
export const HOLDING: readonly Piece[] = [
  {
    lead: 'i have|i have got|i got|i hold|i own|i am holding|we have|we hold|we have got|have|got|there is|there are|i was paid|i got paid|i received|i just got|i just received|i have a position of|we have a position of|i have a balance of|i still have|i still hold|i also have|i only have|i have some|i am done with|i am tired of|i am sick of|i am bored of|i am fed up with|i am out of love with',
    takes: 'quantity',
    tail: maybe(
      any(
        'left|sitting idle|sitting around|lying around|sitting here|sitting there|idle|just sitting there|doing nothing|spare|here|there|in my wallet|in here|in there|in total|in my account',
      ),
    ),
    as: 'start',
    adds: (draft, value) =>
      draft.held !== undefined || value.coin === undefined || draft.awaits
        ? undefined
        : { ...draft, held: value, isStart: true },
  },
];
