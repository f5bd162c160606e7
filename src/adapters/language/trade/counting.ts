import { any, maybe, seq } from '../licence/pattern.ts';
import { counted, countedOfLast, type Draft, placed } from './draft.ts';
import type { Piece } from './piece.ts';
import type { Value } from './values.ts';

const ONLY = ['', 'just ', 'only ', 'exactly ', 'precisely '];
const bare = (draft: Draft, { coin, count }: Value, isNumber: boolean): Draft | undefined => {
  if (coin !== undefined || count === undefined) return undefined;
  const isCount = count.amount.kind === 'exact' || count.amount.kind === 'fiat';
  return isCount === isNumber ? countedOfLast({ ...draft, isStart: false }, count) : undefined;
};

const MOST = /max|full|whole/;
const ALL = { is: 'amount', amount: { kind: 'max' }, text: 'all' } as const;
const whole = (draft: Draft): Draft | undefined =>
  draft.last === 'gives' || draft.gives === undefined
    ? counted({ ...draft, isStart: false, refers: true }, ALL, 'gives')
    : undefined;

/** Amounts that stand away from their token: "all of it", "10 of them", "$80 worth". */
export const COUNTING: readonly Piece[] = [
  // "my eth. all. to usdc": a part is of what is given. "max" and "5 %" may bound the slippage.
  {
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) =>
      value.count?.is === 'rate' || MOST.test(value.count?.text ?? '') ? undefined : bare(draft, value, false),
  },
  {
    takes: 'quantity',
    tail: any('of it|it|them|of them|of that|of those'),
    as: 'part',
    adds: (draft, value) => bare(draft, value, false),
  },
  {
    takes: 'quantity',
    tail: any('of it|of them|of that|of those|worth|worth of it|dollars worth'),
    as: 'part',
    adds: (draft, value) => bare(draft, value, true),
  },
  ...ONLY.map(
    (only): Piece => ({
      lead: `${only}every cent of it|${only}every penny of it|${only}the lot|${only}completely|${only}entirely|${only}fully|${only}every last bit|${only}the whole thing`,
      takes: 'nothing',
      as: 'part',
      adds: whole,
    }),
  ),
  // "5 uni …": which side it is on is told by what follows.
  {
    takes: 'quantity',
    tail: maybe(seq(any('sitting|lying|parked|held|left'), maybe(any('idle|around|there|here')))),
    as: 'start',
    adds: (draft, value) => {
      if (value.coin === undefined || draft.loose !== undefined) return undefined;
      // "convert for me: 25 usdt"
      if (draft.object === 'gives' && draft.gives === undefined)
        return placed({ ...draft, isStart: false }, 'gives', value);
      return { ...draft, loose: value, isStart: false };
    },
  },
];
