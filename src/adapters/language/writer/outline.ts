import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { nameOf, quantity } from './request-sentence.ts';

/** What is known of a request that lacks something: "send 5 USDC on base". Undefined while nothing is known of it. */
export function outlineOf({ intent, slots }: OpenFrame): string | undefined {
  if (Object.keys(slots).length === 0 || (intent !== 'transfer' && intent !== 'swap')) return undefined;
  return (intent === 'transfer' ? transferParts(slots) : swapParts(slots))
    .filter((part) => part !== undefined)
    .join(' ');
}

type Parts = readonly (string | undefined)[];

const transferParts = (slots: Slots): Parts => [
  'send',
  quantity(slots),
  slots.token,
  after('to', slots.recipient),
  after('on', nameOf(slots.fromChain)),
];

function swapParts(slots: Slots): Parts {
  const { fromToken, toToken, fromChain, toChain, amountSide } = slots;
  const [from, to] = [nameOf(fromChain), nameOf(toChain)];
  return amountSide === 'to'
    ? ['buy', quantity(slots), toToken, after('with', fromToken), after('on', from)]
    : ['swap', quantity(slots), fromToken, after('on', from), after('to', toToken), after('on', to)];
}

const after = (preposition: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : `${preposition} ${name}`;
