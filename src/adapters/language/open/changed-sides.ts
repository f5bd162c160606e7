import type { ChainRef, OpenFrame, Slots, TokenRef } from '../../../domain/chat/understanding.ts';
import type { Token } from '../commands/token.ts';

/**
 * What a message says about the open request, by name.
 *
 * - `amount`: how much; `unit`: the token that the amount counts; `part`: a part of the open amount ("half of that"); `double`: twice as much.
 * - `token`: a token without a side; `fromToken`: the paid one; `toToken`: the received one.
 * - `network`: a network that stands alone; `chain`: a network behind a word like "on"; `fromChain`, `toChain`: the networks
 *   where a trade starts and ends.
 * - `recipient`, `slippage`.
 * - `notAmount`, `notToken`, `notChain`, `notRecipient`: values that are replaced. They must be the open ones.
 * - `answer`: a mark without a value. No word corrects, so that a filled slot must stay as it is.
 */
export type Said = ReadonlyMap<string, Token>;

/** Slots that a message sets. `undefined` as a value clears a slot. */
export type Changed = Partial<Record<keyof Slots, Slots[keyof Slots]>>;

/** A bridge carries one token over. */
export const isBridge = ({ intent, slots }: OpenFrame): boolean =>
  intent === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;

/** The tokens that the message sets; undefined where a token does not fit the open request. */
export function changedTokens(said: Said, open: OpenFrame): Changed | undefined {
  const { intent, slots } = open;
  if (said.has('token') && said.has('unit')) return undefined;
  if (intent === 'transfer') return ofTransfer(said, slots);
  if (intent !== 'swap') return undefined;
  const isCarried = slots.fromToken !== undefined && slots.fromToken === slots.toToken;
  return isCarried ? ofBridge(said, slots) : ofSwap(said, slots);
}

const tokenOf = (said: Said, name: string): TokenRef | undefined => said.get(name)?.token;

function ofTransfer(said: Said, slots: Slots): Changed | undefined {
  if (said.has('fromToken') || said.has('toToken')) return undefined;
  const token = tokenOf(said, 'token') ?? tokenOf(said, 'unit');
  const denied = tokenOf(said, 'notToken');
  if (denied !== undefined && (token === undefined || token === denied || denied !== slots.token)) return undefined;
  return token === undefined ? {} : { token };
}

/** The token of a bridge is replaced only where the message names the old one. */
function ofBridge(said: Said, slots: Slots): Changed | undefined {
  if (said.has('fromToken') || said.has('toToken')) return undefined;
  const [token, unit, denied] = [tokenOf(said, 'token'), tokenOf(said, 'unit'), tokenOf(said, 'notToken')];
  if (unit !== undefined && unit !== slots.fromToken) return undefined;
  if (token === undefined) return denied === undefined ? {} : undefined;
  return denied === slots.fromToken && token !== denied ? { fromToken: token, toToken: token } : undefined;
}

function ofSwap(said: Said, slots: Slots): Changed | undefined {
  const token = tokenOf(said, 'token');
  const denied = tokenOf(said, 'notToken');
  const sided = { fromToken: tokenOf(said, 'fromToken'), toToken: tokenOf(said, 'toToken') };
  const isSided = sided.fromToken !== undefined || sided.toToken !== undefined;
  if (token !== undefined && isSided) return undefined;
  if (denied !== undefined && !isSided && token === undefined) return undefined;
  const side = token === undefined ? undefined : sideOf(said, slots, denied);
  if (token !== undefined && side === undefined) return undefined;
  const given = side === undefined ? sided : { [side]: token };
  const changed: { fromToken?: TokenRef; toToken?: TokenRef } = Object.fromEntries(
    Object.entries(given).filter(([, one]) => one !== undefined),
  );
  if (denied !== undefined && !isReplaced(denied, changed, slots)) return undefined;
  const after = { ...slots, ...changed };
  return after.fromToken !== undefined && after.fromToken === after.toToken ? undefined : changed;
}

/** The side of a token that stands alone: where the token that it replaces is, or the only one that is lacking. */
function sideOf(said: Said, slots: Slots, denied: TokenRef | undefined): 'fromToken' | 'toToken' | undefined {
  if (denied !== undefined && denied === slots.fromToken) return 'fromToken';
  if (denied !== undefined) return denied === slots.toToken ? 'toToken' : undefined;
  if (!said.has('answer')) return undefined;
  const lacking = (['fromToken', 'toToken'] as const).filter((name) => slots[name] === undefined);
  return lacking.length === 1 ? lacking[0] : undefined;
}

function isReplaced(denied: TokenRef, changed: Changed, slots: Slots): boolean {
  const sides = (['fromToken', 'toToken'] as const).filter((name) => changed[name] !== undefined);
  return sides.length === 1 && sides.every((name) => slots[name] === denied && changed[name] !== denied);
}

/** The networks that the message sets; undefined where a network does not fit the open request. */
export function changedChains(said: Said, open: OpenFrame): Changed | undefined {
  const { intent, slots } = open;
  const [placed, alone, denied] = ['chain', 'network', 'notChain'].map((name) => said.get(name)?.chain);
  const chain = placed ?? alone;
  const sided = { fromChain: said.get('fromChain')?.chain, toChain: said.get('toChain')?.chain };
  const isSided = sided.fromChain !== undefined || sided.toChain !== undefined;
  if (chain === undefined && !isSided) return denied === undefined ? {} : undefined;
  if ((chain !== undefined && isSided) || (placed !== undefined && alone !== undefined)) return undefined;
  // The name may answer the question for a token: "optimism".
  const namesToken = said.has('token') || said.has('unit') || said.has('toToken') || said.has('fromToken');
  if (alone !== undefined && said.has('answer') && lacksToken(open) && !namesToken) return undefined;
  const isOver = intent === 'swap' && ((slots.fromToken && slots.fromToken === slots.toToken) || slots.toChain);
  if (!isOver) return onOne(chain ?? plainSource(said), sided.toChain, denied, slots);
  if (chain === undefined) return overTwo(sided, denied, slots);
  return alone === undefined ? undefined : onlyLacking(alone, said, slots);
}

/** "from eth" may name the paid token, where no other network is part of the request. */
const plainSource = (said: Said): ChainRef | undefined => {
  const source = said.get('fromChain');
  return source?.token === undefined ? source?.chain : undefined;
};

const lacksToken = ({ intent, slots }: OpenFrame): boolean =>
  intent === 'transfer' ? slots.token === undefined : slots.fromToken === undefined || slots.toToken === undefined;

/** A payment, and a swap on one network. */
function onOne(
  chain: ChainRef | undefined,
  to: ChainRef | undefined,
  denied: ChainRef | undefined,
  slots: Slots,
): Changed | undefined {
  if (chain === undefined || to !== undefined) return undefined;
  const fits = denied === undefined || (denied === slots.fromChain && chain !== denied);
  return fits ? { fromChain: chain } : undefined;
}

/** The side of a network is plain where its word names it: "to base", "from base". */
function overTwo(
  sided: Readonly<{ fromChain?: ChainRef | undefined; toChain?: ChainRef | undefined }>,
  denied: ChainRef | undefined,
  slots: Slots,
): Changed | undefined {
  const given = Object.entries(sided).filter(([, chain]) => chain !== undefined) as [
    'fromChain' | 'toChain',
    ChainRef,
  ][];
  const fits = ([name, chain]: ['fromChain' | 'toChain', ChainRef]) => slots[name] === denied && chain !== denied;
  if (denied !== undefined && !(given.length === 1 && given.every(fits))) return undefined;
  const changed = Object.fromEntries(given);
  const after: Slots = { ...slots, ...changed };
  return after.fromChain === after.toChain ? undefined : changed;
}

/** A network without a word like "to" beside it fills the side that is missing, if only one is. */
function onlyLacking(chain: ChainRef, said: Said, slots: Slots): Changed | undefined {
  const lacking = (['fromChain', 'toChain'] as const).filter((name) => slots[name] === undefined);
  const [name] = lacking;
  if (!said.has('answer') || said.has('notChain') || name === undefined || lacking.length > 1) return undefined;
  return Object.values({ fromChain: slots.fromChain, toChain: slots.toChain }).includes(chain)
    ? undefined
    : { [name]: chain };
}
