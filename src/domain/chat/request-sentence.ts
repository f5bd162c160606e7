import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import { isAction } from './catalogue.ts';
import type { ChainRef, OpenFrame, RelativeAmount, Slots, Step } from './understanding.ts';

/** One sentence that LanguageReader reads as exactly this command; undefined where a part has no words here, and for a question. */
export function requestSentence({ intent, slots }: OpenFrame): string | undefined {
  switch (intent) {
    case 'transfer':
      return transferSentence(slots);
    case 'swap':
      return slots.amountSide === 'to' ? purchaseSentence(slots) : swapSentence(slots);
    default:
      return undefined;
  }
}

/** A step as a sentence; a part of what the step before brings has no amount yet. */
export function stepSentence({ intent, slots, part }: Step): string {
  const whole = requestSentence({ intent, slots });
  if (whole !== undefined) return whole;
  const of =
    part === undefined || part.part === part.of ? 'what that brings' : `${part.part}/${part.of} of what that brings`;
  const { token, fromToken, toToken, recipient, fromChain, toChain } = slots;
  const target = intent === 'transfer' ? recipient : [toToken, ...(toChain ? ['on', nameOf(toChain)] : [])].join(' ');
  const where = nameOf(fromChain) === undefined ? '' : ` on ${nameOf(fromChain)}`;
  const verb = intent === 'transfer' ? 'send' : 'swap';
  return `${verb} ${slots.amount ?? of} (${token ?? fromToken})${where} to ${target}`;
}

const transferSentence = ({ token, fromChain, recipient, ...amounts }: Slots): string | undefined =>
  sentence('send', quantity(amounts), token, 'to', recipient, on(fromChain));

function swapSentence({ fromToken, toToken, fromChain, toChain, slippageBps, ...amounts }: Slots): string | undefined {
  if (toChain !== undefined && fromToken === toToken && slippageBps === undefined)
    return sentence('bridge', quantity(amounts), fromToken, from(fromChain), 'to', nameOf(toChain));
  const start = toChain === undefined ? on(fromChain) : from(fromChain);
  const to = ['to', toToken, ...(toChain === undefined ? [] : ['on', nameOf(toChain)])];
  return sentence('swap', quantity(amounts), fromToken, ...to, start, slippage(slippageBps));
}

function purchaseSentence({
  fromToken,
  toToken,
  fromChain,
  toChain,
  slippageBps,
  ...amounts
}: Slots): string | undefined {
  const { relativeAmount } = amounts;
  if (toChain !== undefined || (relativeAmount !== undefined && relativeAmount.kind !== 'fiat')) return undefined;
  return sentence('buy', quantity(amounts), toToken, 'with', fromToken, on(fromChain), slippage(slippageBps));
}

type Part = string | undefined | readonly (string | undefined)[];

function sentence(...parts: readonly Part[]): string | undefined {
  const words = parts.flat();
  return words.includes(undefined) ? undefined : words.join(' ');
}

const on = (chain: ChainRef | undefined): Part => (chain === undefined ? [] : ['on', nameOf(chain)]);

const from = (chain: ChainRef | undefined): Part => (chain === undefined ? [] : ['from', nameOf(chain)]);

const slippage = (bps: number | undefined): Part => (bps === undefined ? [] : `with ${bps} bps slippage`);

const nameOf = (chain: ChainRef | undefined): string | undefined =>
  typeof chain !== 'number' ? chain : isChainId(chain) ? CHAINS[chain].name : undefined;

const quantity = ({ amount, relativeAmount }: Pick<Slots, 'amount' | 'relativeAmount'>): string | undefined =>
  amount ?? (relativeAmount && share(relativeAmount));

const SIGNS = { USD: '$', EUR: '€', GBP: '£' } as const;

/** 25 of 100 is 25, and 125 of 1000 is 12.5. */
const fromHundredths = (part: number, of: number): string => String((100 * part) / of);

function share(relative: RelativeAmount): string | undefined {
  if (relative.kind === 'max') return 'all my';
  if (relative.kind === 'fiat') return `${SIGNS[relative.currency]}${relative.value} of`;
  const { part, of } = relative;
  return of % 100 === 0 ? `${fromHundredths(part, of)}% of my` : `${part}/${of} of my`;
}

/** What is known of a request that lacks something: "send 5 USDC on base". Undefined while nothing is known of it. */
export function outlineOf({ intent, slots }: OpenFrame): string | undefined {
  if (Object.keys(slots).length === 0 || !isAction(intent)) return undefined;
  const { token, recipient, fromToken, toToken, amountSide } = slots;
  const [much, from, to] = [quantity(slots), nameOf(slots.fromChain), nameOf(slots.toChain)];
  const after = (word: string, name: string | undefined) => (name === undefined ? undefined : `${word} ${name}`);
  const bought = ['buy', much, toToken, after('with', fromToken), after('on', from)];
  const swapped = ['swap', much, fromToken, after('on', from), after('to', toToken), after('on', to)];
  const sent = ['send', much, token, after('to', recipient), after('on', from)];
  const parts = intent === 'transfer' ? sent : amountSide === 'to' ? bought : swapped;
  return parts.filter((part) => part !== undefined).join(' ');
}
