import { any, maybe } from '../licence/pattern.ts';
import { BECOMING } from './changing.ts';
import { counted, type Draft, placed } from './draft.ts';
import { asked, isTwice, type Piece } from './piece.ts';
import type { Value } from './values.ts';

const gets = (draft: Draft, value: Value, said: Partial<Draft> = {}): Draft | undefined => {
  const next = value.coin === undefined ? undefined : placed({ ...draft, isStart: false, ...said }, 'gets', value);
  return next;
};

const verb = (lead: string, said: Partial<Draft>, as: Piece['as'] = 'verb'): Piece => ({
  lead,
  takes: 'quantity',
  as,
  adds: (draft, value) => (isTwice(draft, value) ? undefined : gets(asked(draft, { object: 'gets', ...said }), value)),
});

/** "i want to own": alone, it orders nothing. */
const wished = (lead: string): Piece => ({
  lead,
  takes: 'quantity',
  as: 'verb',
  adds: (draft, value) => (draft.awaits === undefined ? undefined : gets(asked(draft, { object: 'gets' }), value)),
});

/** "for it", "in return": what was said before is given for it. */
const RETURN = any(
  'for it|for them|for that|for those|for this|in return|in exchange|out of it|out of them|out of that|instead|back|in return for it|in return for them|with it|with them|with that',
);
/** A noun of a deed may be a record of it: it asks for nothing. */
const noun = (lead: string): Piece => ({
  lead,
  takes: 'quantity',
  as: 'start',
  adds: (draft, value) => gets({ ...draft, object: 'gets', labels: draft.labels + 1 }, value),
});

const wanting = (lead: string): Piece[] => [
  { lead, takes: 'quantity', as: 'start', adds: (draft, value) => gets(wanted(draft), value, {}) },
  { lead, takes: 'quantity', tail: RETURN, as: 'start', adds: (draft, value) => gets(wanted(draft), value, REFERS) },
];
const wanted = (draft: Draft): Draft => asked(draft, { object: 'gets' });
const PUT = { isPut: true } as const;
const REFERS = { refers: true } as const;

const target = (lead: string, said: Partial<Draft> = {}): Piece => ({
  lead,
  takes: 'quantity',
  tail: maybe(RETURN),
  as: 'part',
  // "to eth 50": of which of the two?
  adds: (draft, value) => (value.isBehind ? undefined : gets(draft, value, { isPut: true, ...said })),
});

/** What arrives in the wallet. */
export const GETTING: readonly Piece[] = [
  verb(
    'buy|buy me|buy us|purchase|acquire|obtain|snag|scoop|scoop up|snap up|bag|cop|market buy|pick up|pick me up|stock up on|load up on|load me up on|stack|stack up on|accumulate|get me some|grab me|swap me into|switch me into|switch me to',
    { trades: true },
  ),
  verb('get me into|move me into|put me into|get us into|put me in', PUT),
  noun('purchase of|a purchase of|buy order for|acquisition of|the purchase of'),
  verb('buying|purchasing|getting|acquiring|grabbing', { trades: true }, 'gerund'),
  verb('get|get me|get us|grab|add|fetch me|hand me|give me|pass me', {}),
  // "take 5 uni for usdc", "give 5 uni for usdc": whose they are is not said.
  verb('take|give', {}),
  wished('receive|end up with|end up holding|have|own|hold|be left with|be holding|collect'),
  // "top up aave" may be a deposit.
  verb('top up|top up my|top up on|fill|fill up|fill up on|add to my', PUT),
  ...wanting(
    'i want|i need|i would like|i would love|i will take|i will have|i am after|i fancy|i require|i wish for|i could use|want|need|we need|we want|we would like|let me have|let us have|i am looking for|looking for|i want to end up with|i want to have|i am wanting|i would want|i would rather have|i just want|i just need|and i want|and i would like|would like|would like to have|and would like|and would like to have|wish to have|want to have|i would like to receive|would love|you give me|u give me|you give|u give|give me|hand me|all i want is|what i want is|what i need is|all i need is|we require',
  ),
  target(
    'to|into|onto|over to|over into|back to|back into|back in to|across to|->|as|receiving|to get|to get me|to receive|to buy|to buy me|to purchase|to acquire|to grab|to obtain|and receive|and get|and get me|and give me|and hand me|and buy|and buy me|and grab|and purchase|in return for|to become|to be|over for|and into|and over to|target|arrive as|arriving as|come out as|end up as|land as|into some|for some|by buying|by purchasing|by getting|to buy some|and buy some|and buy me some|and get some|and get me some|and i get|and i receive|in order to get|in order to buy|to purchase some|to get some',
  ),
  // "85 usdc becomes dai"
  target('becomes|should become|has to become|must become|needs to become|shall become|is to become', { trades: true }),
  {
    lead: 'gets swapped to|gets swapped into|gets swapped for|gets converted to|gets converted into|gets turned into|gets changed to|gets exchanged for|goes to|goes into|should be turned into|should be swapped to',
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) => (draft.loose ?? draft.held ?? draft.gives) && gets(draft, value, { trades: true }),
  },
  // "90 dai to be swapped into usdc": alone, it may be told.
  {
    lead: ['swapped', 'converted', 'exchanged', 'turned', 'changed', 'traded', 'switched', 'sold', 'flipped', 'rotated']
      .flatMap((done) =>
        ['into', 'to', 'for'].flatMap((link) => [`${done} ${link}`, `to be ${done} ${link}`, `be ${done} ${link}`]),
      )
      .join('|'),
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) =>
      draft.loose === undefined ? undefined : gets(draft, value, { trades: true, asks: draft.asks || draft.isOrdered }),
  },
  // "make it weth": a number there would change what was said
  {
    lead: BECOMING,
    takes: 'quantity',
    as: 'verb',
    adds: (draft, value) =>
      value.count === undefined ? gets(asked(draft, { trades: true, refers: true }), value) : undefined,
  },
  {
    lead: 'in|into',
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) => (draft.object === 'gives' && !value.isBehind ? gets(draft, value, PUT) : undefined),
  },
  // "spend 75 usdc on uni tokens": what may name a network is where.
  {
    lead: 'on|at|toward|towards',
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) =>
      draft.object === 'gives' && !draft.trades && value.coin?.isEither === false ? gets(draft, value, PUT) : undefined,
  },
  {
    lead: 'with|by',
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) => (draft.replaces ? gets(draft, value) : undefined),
  },
  // The other side of what the verb is about: "sell 5 eth for dai", "buy dai for 5 eth".
  {
    lead: 'for|in exchange for|against',
    takes: 'quantity',
    as: 'part',
    adds: (draft, value) => {
      if (draft.object === undefined || value.coin === undefined || value.isBehind) return undefined;
      return placed({ ...draft, isStart: false }, draft.object === 'gives' ? 'gets' : 'gives', value);
    },
  },
  // "top up my dai by 75", "trim aave by 5 tokens"
  {
    lead: 'by',
    takes: 'quantity',
    tail: maybe(any('tokens|coins|units')),
    as: 'part',
    adds: (draft, { coin, count }) =>
      coin !== undefined || count === undefined || draft.object === undefined
        ? undefined
        : counted(draft, count, draft.object),
  },
];
