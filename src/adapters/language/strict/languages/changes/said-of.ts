import type { ChainRef, OpenFrame, Slots } from '../../../../../domain/chat/understanding.ts';
import type { Token } from '../../rules/token.ts';
import type { Said } from '../../values/said.ts';
import type { Kind } from './kind.ts';

/** What the values of a message in another language say about the open request, by the names of `Said`. */
export function saidOf(values: ReadonlyMap<string, Token>, { slots }: OpenFrame, kind: Kind): Said {
  const said = new Map(values);
  const rename = (from: string, to: string, token = said.get(from)): void => {
    if (!said.delete(from) || token === undefined) return;
    said.set(to, token);
  };
  rename('added', 'plus');
  // Half of an amount that is not open is half of the balance. Beside another amount it stays a second way to count, which nothing takes.
  rename('half', slots.amount === undefined && !said.has('amount') ? 'amount' : 'part', HALF);
  if (said.has('amount')) rename('token', kind === 'swap' ? countedSide(slots) : 'unit');
  if (kind === 'swap' && !said.has('notToken')) rename('token', lackingSide(slots) ?? 'token');
  if (kind === 'bridge') rename('chain', sideOf(said.get('notChain')?.chain, slots) ?? 'chain');
  return said;
}

/** A network that replaces another one comes where that is. */
const sideOf = (old: ChainRef | undefined, { fromChain, toChain }: Slots): string | undefined => {
  if (old === undefined || fromChain === toChain) return undefined;
  if (old === fromChain) return 'fromChain';
  return old === toChain ? 'toChain' : undefined;
};

const HALF: Token = { form: '§m', amount: { kind: 'share', part: 1, of: 2 } };

/** The token beside an amount is the counted one; where the trade has none yet, it is the paid one. */
const countedSide = ({ fromToken, toToken, amountSide }: Slots): string => {
  if (amountSide === 'to') return toToken === undefined ? 'toToken' : 'unit';
  return fromToken === undefined ? 'fromToken' : 'unit';
};

/** A token that no word puts on a side is the only one that is missing. */
function lackingSide({ fromToken, toToken }: Slots): string | undefined {
  if (fromToken === undefined && toToken !== undefined) return 'fromToken';
  return toToken === undefined && fromToken !== undefined ? 'toToken' : undefined;
}
