import { any, maybe } from '../licence/pattern.ts';
import { chained, type Draft, placed, type Side } from './draft.ts';
import type { Piece } from './piece.ts';
import type { Value } from './values.ts';

const MARKS = [':', '=', '-', '->', 'is', 'is :'];
const labelled = (labels: string): string =>
  labels
    .split('|')
    .flatMap((label) => MARKS.map((mark) => `${label} ${mark}`))
    .join('|');
const plainOr = (labels: string): string => `${labels}|${labelled(labels)}`;

const one = (draft: Draft): Draft => ({ ...draft, labels: draft.labels + 1, isStart: false });

const side = (lead: string, name: Side, said: Partial<Draft> = {}): Piece => ({
  lead,
  takes: 'quantity',
  as: 'start',
  adds: (draft, value) =>
    value.coin === undefined ? undefined : placed({ ...one(draft), trades: true, ...said }, name, value),
});

const network = (lead: string, at: 'on' | 'from' | 'to'): Piece => ({
  lead,
  takes: 'chain',
  as: 'start',
  adds: (draft, { chain }) => chain && chained(one(draft), at, chain),
});

/** An amount alone is of what is given, unless the form is for buying. */
function amount(draft: Draft, { coin, count, chain, isBehind }: Value): Draft | undefined {
  if (count === undefined || chain !== undefined || isBehind) return undefined;
  if (coin === undefined) return draft.bare === undefined ? { ...one(draft), bare: count } : undefined;
  return draft.loose === undefined
    ? { ...one(draft), loose: { coin, count, isBehind, isCalledChain: false, end: 0 } }
    : undefined;
}

/** A request as a form: "Sell: USDT. Buy: ETH. Amount: 815". */
export const LABELS: readonly Piece[] = [
  side(
    labelled(
      'from|sell|selling|sell order|give|giving|i give|source|pay|pay with|paying with|paying|payment|payment token|payment asset|payment in|spend|spending|sell token|from token|from asset|sell asset|source token|source asset|funding|funding source|funded from|funded by|i pay|i sell|you take|token from|token to sell|have|out of|using|asset to sell|coin to sell|token i have|i have|selling token',
    ),
    'gives',
  ),
  side('source is|payment token|payment asset|source token|source|sell order', 'gives'),
  side(
    labelled(
      'to|buy|buying|buy order|get|getting|receive|receiving|i get|i receive|i want|want|wanted|target|target token|to token|to asset|buy token|buy asset|destination token|destination asset|for|into|token to|token to buy|in return|you give|asset to buy|coin to buy|token i want|buying token|asset to receive|token to receive',
    ),
    'gets',
  ),
  side(labelled('buy|buying|buy order|receive|get'), 'gets', { object: 'gets' }),
  {
    lead: plainOr(
      'amount|quantity|size|qty|sum|how much|volume|the amount|amount to swap|swap amount|amount to sell|total',
    ),
    takes: 'quantity',
    as: 'start',
    adds: amount,
  },
  {
    lead: 'amount to be received|amount to receive|to be received|amount received|amount to buy|receive amount|buy amount',
    takes: 'quantity',
    as: 'start',
    adds: (draft, { coin, count }) =>
      coin === undefined && count !== undefined && draft.bare === undefined
        ? { ...one(draft), bare: count, object: 'gets' }
        : undefined,
  },
  {
    lead: plainOr('asset|token|coin|currency'),
    takes: 'quantity',
    tail: maybe(any('only')),
    as: 'start',
    adds: (draft, { coin, count }) =>
      coin === undefined || count !== undefined || draft.asset !== undefined
        ? undefined
        : { ...one(draft), asset: coin },
  },
  network(plainOr('network|chain|where|blockchain|the network|on|rail'), 'on'),
  network(
    plainOr('origin|from network|from chain|source chain|source network|origin chain|origin network|from'),
    'from',
  ),
  network(
    plainOr('destination|to network|to chain|destination chain|destination network|target chain|target network|to'),
    'to',
  ),
];
