import type { Slots } from '../../../../domain/chat/understanding.ts';
import type { Token } from '../rules/token.ts';

const STABLE = new Set(['USDC', 'USDT', 'DAI']);

/**
 * What a reason names is what the request is about: what one parts with goes out, what one wants comes in. A reason for a trade is not one for
 * a payment, nor the other way round, and one about the fees of a network needs a network in the request.
 */
export function fitsReason(values: ReadonlyMap<string, Token>, intent: 'transfer' | 'swap', slots: Slots): boolean {
  if (intent === 'transfer') return !values.has('trade');
  if (values.has('payment')) return false;
  const { fromToken, toToken, fromChain, toChain } = slots;
  const [about, wanted, parted] = ['about', 'wanted', 'parted'].map((name) => values.get(name)?.token);
  if (about !== undefined && about !== fromToken && about !== toToken) return false;
  if (wanted !== undefined && wanted !== toToken) return false;
  if (parted !== undefined && parted !== fromToken) return false;
  if (values.has('stables') && !STABLE.has(fromToken ?? '')) return false;
  if (values.has('stable') && !STABLE.has(toToken ?? '')) return false;
  return !values.has('dear') || (fromChain ?? toChain) !== undefined;
}
