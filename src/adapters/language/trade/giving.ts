import { any, maybe } from '../licence/pattern.ts';
import { counted, type Draft, placed, type Side } from './draft.ts';
import { asked, type Piece } from './piece.ts';
import type { Coin, Value } from './values.ts';

const LEFT = maybe(any('left|left over|remaining|that is left|that i have left|i have left'));

const verb = (lead: string, said: Partial<Draft>, as: Piece['as'] = 'verb', side: Side = 'gives'): Piece => ({
  lead,
  takes: 'quantity',
  tail: LEFT,
  as,
  adds: (draft, value) => {
    const next = value.coin === undefined ? undefined : placed(asked(draft, said), side, value);
    return next && { ...next, object: side };
  },
});

const ALL_IN = { is: 'amount', amount: { kind: 'max' }, text: 'all' } as const;
const emptied = (draft: Draft, value: Value): Draft | undefined => {
  const { coin, count } = value;
  const next = coin === undefined || count !== undefined ? undefined : { ...value, count: ALL_IN };
  return next && placed(asked(draft, { trades: true, object: 'gives' }), 'gives', next);
};

const COINS: ReadonlySet<string> = new Set(['eth', 'sol', 'btc']);
/** A short name of a network is only a token where a word beside it says so. */
const isSurely = ({ item, isEither }: Coin, coins: boolean): boolean =>
  !isEither || (coins && COINS.has(item.text.toLowerCase()));

const source = (lead: string, coins: boolean, said: Partial<Draft> = {}): Piece => ({
  lead,
  takes: 'quantity',
  as: 'part',
  adds: (draft, value) => {
    if (value.coin === undefined || !isSurely(value.coin, coins) || value.isBehind) return undefined;
    return placed({ ...draft, isStart: false, ...said }, 'gives', value);
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
    'exit|exit from|exit out of|get out of|close|close out|close out of|cash out|cash out of|cash in|cash me out of|get me out of|take me out of|pull me out of|move me out of|bail out of|cash us out of|get us out of',
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
  verb('make|put|throw|invest|ape|stick|spend|use|use up|take|chuck|pop|bung|yolo|roll|pull|give you|give u|grab', {}),
  verb('replace', { trades: true, replaces: true }),
  { lead: 'empty|empty out|clear out|use up|clean out', takes: 'quantity', as: 'verb', adds: emptied },
  source('from|off|off of|coming from|taken from|drawn from|paid from|paid out of|funded from|straight from', false),
  source('out of|outta|taken out of|and take it out of', true),
  source(
    'with|using|by using|paying with|paying in|paid with|paid in|to be paid with|to be paid in|and pay with|and pay in|funded with|funded by|funding it from|funding it with|funding that from|financed with|financed by|against my|at the expense of|from selling|from selling my|by selling|by selling off|by swapping|by trading|by spending|by converting|by exchanging|by cashing out|by using up|and i pay with|and i pay in|and i will pay with|and i will pay in|i pay with|i pay in|i will pay with|i will pay in|i will be paying in|i will be paying with|and i will be paying in|and i will be paying with|take it out of|take it from|take that from|fund it with|fund it from|pay with|pay in|pay for it with|pay for it in|pay it with|pay it from',
    true,
  ),
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

const DEEDS =
  'sell|dump|offload|liquidate|exit|cash out|close out|close|ditch|swap|convert|exchange|trade|change|turn|switch|flip|rotate|trade in|get rid of|turn over|switch over|change over';
const THOSE = 'it|them|that|this|those|em|it all|them all'.split('|');

/** "…, swap it to dai", "300 usdt which i want to sell": what was said before is given. */
export const REFERRING: readonly Piece[] = [
  {
    lead: `${DEEDS}|${DEEDS.split('|')
      .flatMap((deed) => THOSE.map((it) => `${deed} ${it}`))
      .join('|')}`,
    takes: 'nothing',
    as: 'verb',
    adds: (draft) => asked(draft, { trades: true, refers: true, object: 'gives' }),
  },
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
  // "use ether, buy wbtc, spend 1.8"
  {
    lead: 'spend|sell|spend only|spend exactly|use|use only',
    takes: 'quantity',
    as: 'start',
    adds: (draft, { coin, count }) =>
      coin !== undefined || count === undefined || draft.gives === undefined
        ? undefined
        : counted(draft, count, 'gives'),
  },
];

/** "i have 300 usdt": it is given when the request speaks of it. */
export const HOLDING: readonly Piece[] = [
  {
    lead: 'i have|i have got|i got|i hold|i own|i am holding|we have|we hold|we have got|have|got|there is|there are|i was paid|i got paid|i received|i just got|i just received|i have a position of|we have a position of|i have a balance of|i still have|i still hold|i have about|i also have|i only have',
    takes: 'quantity',
    tail: maybe(
      any(
        'left|sitting idle|sitting around|lying around|sitting here|sitting there|idle|just sitting there|doing nothing|spare|here|there|in my wallet|in here|in there|in total|in my account',
      ),
    ),
    as: 'start',
    adds: (draft, value) =>
      draft.held !== undefined || value.coin === undefined || value.count === undefined || draft.awaits
        ? undefined
        : { ...draft, held: value, isStart: true },
  },
];
