import { any, maybe } from '../licence/pattern.ts';
import { type Draft, placed } from './draft.ts';
import { asked, isTwice, type Piece } from './piece.ts';
import type { Coin, Value } from './values.ts';

const LEFT = maybe(any('left|left over|remaining|that is left|that i have left|i have left'));

const verb = (lead: string, said: Partial<Draft>, as: Piece['as'] = 'verb'): Piece => ({
  lead,
  takes: 'quantity',
  tail: LEFT,
  as,
  adds: (draft, value) => {
    const next =
      value.coin === undefined || isTwice(draft, value) ? undefined : placed(asked(draft, said), 'gives', value);
    return next && { ...next, object: 'gives' };
  },
});

const ALL_IN = { is: 'amount', amount: { kind: 'max' }, text: 'all' } as const;
const emptied = (draft: Draft, value: Value): Draft | undefined => {
  const { coin, count } = value;
  const next = coin === undefined || count !== undefined ? undefined : { ...value, count: ALL_IN };
  return next && placed(asked(draft, { trades: true, object: 'gives' }), 'gives', next);
};

const COINS: ReadonlySet<string> = new Set(['eth', 'sol', 'btc']);
/** A short name of a network is a token only where a word beside it shows that. */
const isSurely = ({ item, isEither }: Coin, coins: boolean): boolean =>
  !isEither || (coins && COINS.has(item.text.toLowerCase()));

const source = (lead: string, coins: boolean): Piece => ({
  lead,
  takes: 'quantity',
  as: 'part',
  adds: (draft, value) => {
    if (value.coin === undefined || !isSurely(value.coin, coins) || value.isBehind) return undefined;
    return placed({ ...draft, isStart: false }, 'gives', value);
  },
});

/** What leaves the wallet. */
export const GIVING: readonly Piece[] = [
  verb(
    'sell|sell off|dump|offload|unload|liquidate|ditch|get rid of|part with|let go of|trade in|trade away|trim|market sell|flog|shed|unwind|swap me out of|switch me out of|rotate out of|rotate me out of|trade me out of|take profit on|take profits on|sell you|sell u',
    { trades: true },
  ),
  // "exit dai into aave" may end in a deposit.
  verb(
    'exit|exit from|exit out of|get out of|close|close out|close out of|cash out|cash out of|cash in|cash me out of|get me out of|take me out of|pull me out of|move me out of|bail out of|cash us out of|get us out of|i want out of|want out of|let me out of',
    {},
  ),
  verb('getting out of|cashing out of|moving out of|rotating out of|exiting', {}, 'start'),
  // "i sell 2 eth, you give dai": the second half asks.
  {
    lead: 'i sell|i give you|i give|i sell you|i trade you|i offer|i offer you',
    takes: 'quantity',
    as: 'start',
    adds: (draft, value) =>
      value.coin === undefined ? undefined : placed({ ...draft, isStart: false }, 'gives', value),
  },
  verb(
    'swap|convert|exchange|trade|change|turn|switch|flip|rotate|roll|roll over|transform|redenominate|swop|market swap|swap over|swap out|convert over|turn over|switch over|flip over|change over|swap across|cycle|trade you|trade u|swap you|swap u',
    { trades: true },
  ),
  verb(
    'selling|selling off|dumping|offloading|liquidating|swapping|converting|exchanging|trading|changing|turning|switching|flipping|rotating',
    { trades: true },
    'gerund',
  ),
  verb(
    'make|put|throw|invest|ape|stick|spend|use|use up|give|take|chuck|pop|bung|yolo|roll|pull|give you|give u|grab',
    {},
  ),
  verb('replace', { trades: true, replaces: true }),
  { lead: 'empty|empty out|clear out|use up|clean out', takes: 'quantity', as: 'verb', adds: emptied },
  source('from|off|off of|coming from|taken from|drawn from|paid from|paid out of|funded from|straight from', false),
  source('out of|outta|taken out of|and take it out of', true),
  source(
    'with|using|by using|paying with|paying in|paid with|paid in|to be paid with|to be paid in|and pay with|and pay in|funded with|funded by|funding it from|funding it with|funding that from|financed with|financed by|against my|at the expense of|from selling|from selling my|by selling|by selling off|by swapping|by trading|by spending|by converting|by exchanging|by cashing out|by using up|and i pay with|and i pay in|and i will pay with|and i will pay in|i pay with|i pay in|i will pay with|i will pay in|i will be paying in|i will be paying with|and i will be paying in|and i will be paying with|take it out of|take it from|take that from|fund it with|fund it from|pay with|pay in|pay for it with|pay for it in|pay it with|pay it from',
    true,
  ),
  // A noun of a deed may be a record of it: it asks for nothing.
  {
    lead: 'sale of|a sale of|sell order for|conversion of|exchange of|swap of|a swap of|the sale of|a conversion of',
    takes: 'quantity',
    as: 'start',
    adds: (draft, value) =>
      value.coin &&
      placed({ ...draft, isStart: false, object: 'gives', trades: true, labels: draft.labels + 1 }, 'gives', value),
  },
  // "you can sell my weth for that"
  {
    lead: 'sell|use|spend|swap|you can sell|you can use|you may sell|you may use|just sell|draw down|you can swap',
    takes: 'quantity',
    tail: any(
      'for it|for that|for them|for this|to get it|to get that|to get there|to get them|to cover it|to pay for it',
    ),
    as: 'verb',
    adds: (draft, value) =>
      draft.gets === undefined || value.coin === undefined
        ? undefined
        : placed(asked(draft, { trades: true }), 'gives', value),
  },
];
