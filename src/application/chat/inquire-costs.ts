import { fromUnits } from '../../domain/chat/decimal.ts';
import { networkName } from '../../domain/chat/evm-token.ts';
import { answersIn, numberIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import type { ChainRef } from '../../domain/chat/understanding.ts';
import type { GasEstimate } from '../../domain/fee/gas.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAIN_NAMES, CHAINS, type ChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { Finding, Found, Inquiry } from './inquiries.ts';

/** Current network fees of ordinary transactions. */
export const inquireGas =
  ({ gas }: Pick<FeeUseCases, 'gas'>): Inquiry =>
  async ({ slots: { fromChain }, language }) => {
    const { values, unread } = await overChains(fromChain, async (chainId) => ({
      chainId,
      estimates: await gas(chainId),
    }));
    const lines = values.map(({ chainId, estimates }) => {
      const costs = estimates.map((estimate) => costIn(language, CHAINS[chainId].coin, estimate)).join(', ');
      return fill(answersIn(language).gas, { network: networkName(chainId), costs });
    });
    return told(lines, unread, language, { gas: values });
  };

function costIn(
  language: string | undefined,
  coin: keyof typeof COINS,
  { action, costWei, costUsd }: GasEstimate,
): string {
  const { cost, actions } = answersIn(language);
  const amount = numberIn(language, fromUnits(costWei, COINS[coin].decimals));
  const usd = costUsd === undefined ? '' : ` (${dollars(costUsd, language)})`;
  return `${fill(cost, { action: actions[action], amount, coin })}${usd}`;
}

/** The service's fees for a sponsored transfer, as signed quotes. */
export const inquireFees =
  ({ quote }: Pick<FeeUseCases, 'quote'>): Inquiry =>
  async ({ slots: { fromChain }, language }) => {
    const { values, unread } = await overChains(fromChain, (chainId) =>
      quote({ action: 'transfer', chainId, isPro: false }),
    );
    const { fee, fees } = answersIn(language);
    const taken = values.map(({ feeUsd, chainId }) =>
      fill(fee, { usd: dollars(feeUsd, language), network: networkName(chainId) }),
    );
    const lines = taken.length === 0 ? [] : [fill(fees, { fees: taken.join(', ') })];
    return told(lines, unread, language, { fees: values });
  };

/** Without a line, the network that was named is not one of this service's. */
function told(
  lines: readonly string[],
  unread: readonly string[],
  language: string | undefined,
  found: Partial<Found>,
): Finding {
  const { onlyOn, unreadNetworks } = answersIn(language);
  if (lines.length === 0) return { message: fill(onlyOn, { networks: CHAIN_NAMES }), isSpoken: true };
  const gap = unread.length === 0 ? [] : [fill(unreadNetworks, { networks: unread.join(', ') })];
  return { message: [...lines, ...gap].join(' '), found, isSpoken: true };
}

/** Queries the given network, or all networks concurrently. Networks that fail are listed; if all fail, the first failure is thrown. */
async function overChains<T>(named: ChainRef | undefined, ask: (chainId: ChainId) => Promise<T>) {
  const chains = SUPPORTED_CHAINS.filter((chainId) => named === undefined || chainId === named);
  const answers = await Promise.all(chains.map((chainId) => attempt(ask(chainId))));
  const values = answers.flatMap((answer) => (answer.known ? [answer.value] : []));
  const [first] = answers.flatMap((answer) => (answer.known ? [] : [answer.failure]));
  if (values.length === 0 && first !== undefined) throw first;
  return { values, unread: chains.filter((_, at) => answers[at]?.known === false).map(networkName) };
}

/** Four decimals: fees on cheap networks are below one cent. */
const dollars = (usd: Usd, language: string | undefined): string =>
  `${numberIn(language, String(usdNumber(usd, 4)))} USD`;
