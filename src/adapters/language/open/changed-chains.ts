import type { ChainRef, OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Changed, Said } from './said.ts';

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
