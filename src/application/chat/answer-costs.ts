import { fromUnits } from '../../domain/chat/decimal.ts';
import { networkName, type TokenDirectory } from '../../domain/chat/token-directory.ts';
import { fill } from '../../domain/chat/words/index.ts';
import { says } from '../../domain/chat/words/said.ts';
import type { GasEstimate } from '../../domain/fee/gas.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAIN_NAMES, CHAINS, type ChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { USD_DECIMALS, type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { Ports } from '../ports/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import { type Asked, chainsMeant, type Finding, type Found, type Inquiry, namedIn } from './inquiries.ts';
import { timeOf } from './swap.ts';

/** The price of one whole token, and its source; of every token that is named. */
export const answerPrice =
  ({ prices }: Pick<TokenUseCases, 'prices'>, directory: TokenDirectory): Inquiry =>
  async ({ slots, say, number, message }) => {
    const { tokens: named } = namedIn(slots);
    if (named.length === 0) return { message: say.whichToken };
    const symbols = [...new Set(named.map((token) => directory.tokensOf(token)[0]?.symbol ?? token))];
    const known = (await prices({ symbols })).prices;
    const lines = symbols.map((token) => {
      const price = known[token];
      if (price === undefined) return fill(say.noPrice, { token });
      return fill(say.price, { token, usd: number(fromUnits(price.usd, USD_DECIMALS)), source: price.source });
    });
    const [price] = symbols.flatMap((token) => known[token] ?? []);
    const note = isOfAnotherTime(message) ? [say.onlyNow] : [];
    return { message: [...note, ...lines].join(' '), ...(price !== undefined && { found: { price } }) };
  };

/** "yesterday", "in 2020" */
const isOfAnotherTime = (message: string): boolean =>
  says('otherTime', message) || /(?<![\d.,])(?:19|20)\d\d(?![\d.,])/.test(message);

/** The chains that have a node. */
type Nodes = Pick<Ports['chainBalances'], 'chainIds'>;

/** Current network fees of ordinary transactions. */
export const answerGas =
  ({ gas }: Pick<FeeUseCases, 'gas'>, nodes: Nodes): Inquiry =>
  async (asked) => {
    const { values, unread } = await overChains(chainsFor(asked, nodes), async (chainId) => ({
      chainId,
      estimates: await gas(chainId),
    }));
    const lines = values.map(({ chainId, estimates }) => {
      const costs = estimates.map((estimate) => costIn(asked, CHAINS[chainId].coin, estimate)).join(', ');
      return fill(asked.say.gas, { network: networkName(chainId), costs });
    });
    return told(lines, unread, asked, { gas: values });
  };

function costIn(asked: Asked, coin: keyof typeof COINS, { action, costWei, costUsd }: GasEstimate): string {
  const { say, number } = asked;
  const amount = number(fromUnits(costWei, COINS[coin].decimals));
  const usd = costUsd === undefined ? '' : ` (${dollars(costUsd, asked)})`;
  return `${fill(say.cost, { action: say.actions[action], amount, coin })}${usd}`;
}

/** How long the offered or the last confirmed swap takes, as its route says, where that is asked; and what it costs, where that is asked too. */
export const withDuration =
  (costs: Inquiry): Inquiry =>
  async (asked) => {
    const { say, slots } = asked;
    if (slots.named?.duration === undefined) return await costs(asked);
    const duration = secondsOf(asked);
    const message = duration === undefined ? say.durationUnknown : fill(say.duration, { time: timeOf(duration) });
    const told = { message, found: { ...(duration !== undefined && { duration }) } };
    if (slots.named.duration === 'alone') return told;
    const rest = await costs(asked);
    return { ...rest, message: `${message} ${rest.message}`, found: { ...rest.found, ...told.found } };
  };

/** Of a route over no other networks than the question names. */
function secondsOf({ slots, before }: Asked): number | undefined {
  const { chains } = namedIn(slots);
  const open = before?.frame && before.route && { ...before.frame, route: before.route };
  const { route, slots: known } = open ?? before?.past?.findLast(({ route }) => route !== undefined) ?? {};
  return chains.every((chain) => chain === known?.fromChain || chain === known?.toChain) ? route?.seconds : undefined;
}

/** The service's fees for a sponsored transfer, as signed quotes. */
export const answerFees =
  ({ quote }: Pick<FeeUseCases, 'quote'>, nodes: Nodes): Inquiry =>
  async (asked) => {
    const { say } = asked;
    const { values, unread } = await overChains(chainsFor(asked, nodes), (chainId) =>
      quote({ action: 'transfer', chainId, isPro: false }),
    );
    const taken = values.map(({ feeUsd, chainId }) =>
      fill(say.fee, { usd: dollars(feeUsd, asked), network: networkName(chainId) }),
    );
    const lines = taken.length === 0 ? [] : [fill(say.fees, { fees: taken.join(', ') }), say.feesAlone];
    return told(lines, unread, asked, { fees: values });
  };

export const answerNetworks: Inquiry = async ({ say }) => ({
  message: fill(say.networks, { networks: CHAIN_NAMES }),
  found: { networks: SUPPORTED_CHAINS.map((chainId) => ({ chainId, name: networkName(chainId) })) },
  topics: ['tokens', 'gas'],
});

/** Without a line, the network that was named is not one of this service's. */
function told(lines: readonly string[], unread: readonly string[], { say }: Asked, found: Partial<Found>): Finding {
  if (lines.length === 0) return { message: fill(say.onlyOn, { networks: CHAIN_NAMES }) };
  const gap = unread.length === 0 ? [] : [fill(say.unreadNetworks, { networks: unread.join(', ') })];
  return { message: [...lines, ...gap].join(' '), found };
}

/** The networks that are meant, or those that have a node. Without any node all of them, each of which then fails. */
function chainsFor(asked: Asked, { chainIds }: Nodes): readonly ChainId[] {
  const meant = chainsMeant(asked);
  if (meant.length > 0) return SUPPORTED_CHAINS.filter((chainId) => meant.includes(chainId));
  const served = SUPPORTED_CHAINS.filter((chainId) => chainIds.includes(chainId));
  return served.length === 0 ? SUPPORTED_CHAINS : served;
}

/** Queries the networks concurrently. Those that fail are listed; if all fail, the first failure is thrown. */
async function overChains<T>(chains: readonly ChainId[], ask: (chainId: ChainId) => Promise<T>) {
  const answers = await Promise.all(chains.map((chainId) => attempt(ask(chainId))));
  const values = answers.flatMap((answer) => (answer.known ? [answer.value] : []));
  const [first] = answers.flatMap((answer) => (answer.known ? [] : [answer.failure]));
  if (values.length === 0 && first !== undefined) throw first;
  return { values, unread: chains.filter((_, at) => answers[at]?.known === false).map(networkName) };
}

/** Four decimals: fees on cheap networks are below one cent. */
const dollars = (usd: Usd, { number }: Asked): string => `${number(String(usdNumber(usd, 4)))} USD`;
