import type { OpenFrame } from '../../../../../domain/chat/understanding.ts';

/** What the open request is: the same words say other sides of it. */
export type Kind = 'transfer' | 'swap' | 'bridge';

/** A bridge is a trade of a token for itself, or of one that goes to another network. Undefined for what no message changes. */
export const kindOf = ({ intent, slots }: OpenFrame): Kind | undefined => {
  if (intent === 'transfer') return 'transfer';
  if (intent !== 'swap') return undefined;
  return slots.toChain !== undefined || (slots.fromToken !== undefined && slots.fromToken === slots.toToken)
    ? 'bridge'
    : 'swap';
};
