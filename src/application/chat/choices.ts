import { type ListedToken, networkName } from '../../domain/chat/token-directory.ts';
import type { SlotName, Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { isChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { Ports } from '../ports/index.ts';
import type { Speaker } from './speaker.ts';

export type Holdings = Pick<PortfolioUseCases, 'view'>;

/** More choices than this are not offered: one types the answer. */
const MOST = 6;

/**
 * The answers to the question for a slot, as one would type them, where they are few: readings of what was said, networks that list
 * the token, and tokens that the speaker's wallet holds.
 */
export async function choicesFor(
  { chatPolicy: { directory } }: Pick<Ports, 'chatPolicy'>,
  { view }: Holdings,
  { clarification, slots, intent }: Understanding,
  { may }: Speaker,
): Promise<readonly string[]> {
  if (clarification === undefined || intent === 'unknown') return [];
  const [slot, options] =
    'missing' in clarification
      ? [clarification.missing, undefined]
      : [clarification.problem.slot, clarification.problem.options];
  if (options !== undefined) return few(options.map(networkName));
  if (slot === 'fromChain' || slot === 'toChain') {
    const token = slots.token ?? (slot === 'toChain' ? slots.toToken : slots.fromToken);
    const listed =
      token === undefined ? SUPPORTED_CHAINS : directory.tokensOf(token).map(({ chain }: ListedToken) => chain);
    const other = slot === 'toChain' ? slots.fromChain : slots.toChain;
    return few(listed.filter((chain) => isChainId(Number(chain)) && chain !== other).map(networkName));
  }
  if (!isGiven(slot) || 'notAct' in may) return [];
  const held = await attempt(view(may.actAs));
  const known = (symbol: string) => directory.tokensOf(symbol).length > 0;
  return held.known ? few(symbolsOf(held.value, slots.fromChain).filter(known)) : [];
}

const isGiven = (slot: SlotName | undefined): boolean => slot === 'token' || slot === 'fromToken';

const symbolsOf = ({ byChain }: Portfolio, chain: Understanding['slots']['fromChain']): readonly string[] =>
  byChain
    .filter(({ chainId }) => chain === undefined || chainId === chain)
    .flatMap(({ tokens }) => tokens.filter(({ balance }) => balance > 0n).map(({ symbol }) => symbol));

function few(options: readonly string[]): readonly string[] {
  const different = [...new Set(options)];
  return different.length > MOST ? [] : different;
}
