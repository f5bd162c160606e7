import type { OpenFrame, Slots, TokenRef } from '../../../domain/chat/understanding.ts';
import type { Changed, Said } from './said.ts';

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
