import { any, maybe } from '../licence/pattern.ts';
import { chained, counted, type Draft, isSameCoin } from './draft.ts';
import { asked, type Piece } from './piece.ts';
import type { Value } from './values.ts';

/** What is moved stays the same token. */
function moved(draft: Draft, { coin, count, chain }: Value): Draft | undefined {
  if (coin === undefined || chain !== undefined || draft.gets !== undefined) return undefined;
  if (draft.gives !== undefined && !isSameCoin(draft.gives, coin)) return undefined;
  const next: Draft = { ...draft, verb: 'bridge', gives: coin, last: 'gives' };
  return count === undefined ? next : counted(next, count, 'gives');
}

const CROSSED = maybe(
  any('home|over|back|across|through the bridge|via the bridge|via bridge|over the bridge|cross chain'),
);

const place = (lead: string, at: 'on' | 'from' | 'to'): Piece => ({
  lead,
  takes: 'chain',
  tail: maybe(any('side|wallet|account|balance|as the network|as network')),
  as: 'part',
  adds: (draft, { chain }) => chain && chained({ ...draft, isStart: false }, at, chain),
});

const isShort = (text: string): boolean => text.length < 6;

/** Moving a token to another network, and the networks of any trade. */
export const MOVING: readonly Piece[] = [
  {
    lead: 'bridge|bridge over|cross|cross over|teleport|transport|ferry|shuttle|haul|hop|port|carry|carry over|bring|bring over|relocate|migrate|shift|move|move over|take|get',
    takes: 'quantity',
    tail: CROSSED,
    as: 'verb',
    adds: (draft, value) => moved(asked(draft, {}), value),
  },
  {
    lead: 'send|send over|transfer|push|beam',
    takes: 'quantity',
    tail: CROSSED,
    as: 'verb',
    adds: (draft, value) => moved(asked(draft, { isSent: true }), value),
  },
  {
    lead: 'bridging|moving|relocating|migrating|transferring',
    takes: 'quantity',
    tail: CROSSED,
    as: 'gerund',
    adds: (draft, value) => moved(asked(draft, {}), value),
  },
  place('from|off|off of|out of|starting from|over from|across from|away from|from the|from my', 'from'),
  place(
    'to|onto|over to|across to|home to|back to|into|over onto|out to|->|to arrive on|to land on|to end up on',
    'to',
  ),
  {
    lead: 'on|via|over on|and keep it on|and stay on|and do it on|keep it on|do it on|do this on|all on|only on|over on the|happening on|i am on|we are on|stay on|this is on|it is on|that is on',
    takes: 'chain',
    tail: maybe(any('itself|for this|for that|as the network|please')),
    as: 'part',
    adds: (draft, { chain }) => {
      // "to polygon, coming from my usdc on ethereum"
      const isOrigin = draft.to !== undefined && draft.last === 'gives';
      return chain && chained({ ...draft, isStart: false }, isOrigin ? 'from' : 'on', chain);
    },
  },
  // "bridge 5 usdc, base to polygon"
  {
    takes: 'chain',
    as: 'part',
    adds: (draft, { chain }) =>
      chain === undefined || draft.verb !== 'bridge' || draft.from !== undefined || draft.to !== undefined
        ? undefined
        : chained({ ...draft, isStart: false }, 'from', chain),
  },
  // "…, base": a short name may be a token.
  {
    takes: 'chain',
    as: 'part',
    adds: (draft, { chain, isCalledChain }) =>
      chain === undefined || (chain.token !== undefined && isShort(chain.text) && !isCalledChain)
        ? undefined
        : chained({ ...draft, isStart: false }, 'on', chain),
  },
];
