import { VENUES } from '../words/venues.ts';
import { counted, type Draft, isSameCoin, isSameCount, placed, type Side } from './draft.ts';
import type { Coin } from './values.ts';

/** A whole trade: every value has its place, and something asks for it. */
export function completed(read: Draft): Draft | undefined {
  if (!(read.asks || read.labels > 2) || read.awaits !== undefined) return undefined;
  if (read.place !== undefined && ![read.on, read.from, read.to].includes(read.place)) return undefined;
  const draft = withBare(withAsset(withHeld(withLoose(read))));
  if (draft?.gives === undefined || draft.count === undefined) return undefined;
  if (draft.on !== undefined && (draft.from !== undefined || draft.to !== undefined)) return undefined;
  if (draft.verb === 'bridge') return draft.to === undefined || draft.gets !== undefined ? undefined : draft;
  if (draft.verb !== 'swap') return draft.gets === undefined && draft.to === undefined ? draft : undefined;
  if (draft.gets === undefined || isDeposit(draft, draft.gets)) return undefined;
  return draft.to !== undefined && draft.from === undefined ? undefined : draft;
}

/** "85 usdc to dai please", "1 eth please, i pay in wbtc": the other side tells which one it is. */
function withLoose(draft: Draft): Draft | undefined {
  const { loose, ...rest } = draft;
  if (loose?.coin === undefined) return draft;
  const { gives, gets } = rest;
  if (gives !== undefined && isSameCoin(gives, loose.coin)) return placed(rest, 'gives', loose);
  if (gets !== undefined && isSameCoin(gets, loose.coin)) return placed(rest, 'gets', loose);
  if ((gives === undefined) === (gets === undefined))
    return rest.verb === 'swap' ? undefined : placed(rest, 'gives', loose);
  return placed(rest, gives === undefined ? 'gives' : 'gets', loose);
}

/** What the speaker has is given where it is spoken of, whole or in part. */
function withHeld(draft: Draft | undefined): Draft | undefined {
  const coin = draft?.held?.coin;
  if (draft?.held === undefined || coin === undefined)
    return draft?.refers && draft.gives === undefined ? undefined : draft;
  const { held, ...rest } = draft;
  const { count, ...place } = held;
  const isSpokenOf = rest.refers || (count !== undefined && rest.gets !== undefined && rest.count === undefined);
  if (rest.gives === undefined ? !isSpokenOf : !isSameCoin(rest.gives, coin)) return undefined;
  if (rest.counts === 'gets') return undefined;
  const given = placed(rest, 'gives', place);
  if (given === undefined || given.count !== undefined || count === undefined) return given;
  return counted(given, count, 'gives');
}

/** "token: usdt" of a form is what is moved. */
function withAsset(draft: Draft | undefined): Draft | undefined {
  if (draft?.asset === undefined) return draft;
  if (draft.gives !== undefined || draft.gets !== undefined) return undefined;
  return { ...draft, verb: 'bridge', gives: draft.asset };
}

function withBare(draft: Draft | undefined): Draft | undefined {
  if (draft?.bare === undefined) return draft;
  if (draft.count !== undefined) return isSameCount(draft.count, draft.bare) ? draft : undefined;
  const side: Side | undefined = draft.object === 'gets' ? undefined : 'gives';
  return side && counted(draft, draft.bare, side);
}

/** Without a word of trading, "into aave" may be a deposit. */
const isDeposit = ({ trades, isPut }: Draft, { item, isCalledToken }: Coin): boolean =>
  isPut && !trades && !isCalledToken && VENUES.has(item.text.toLowerCase());
