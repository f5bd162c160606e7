import { fromUnits } from '../../domain/chat/decimal.ts';
import { networkName } from '../../domain/chat/evm-token.ts';
import type { ChainRef } from '../../domain/chat/understanding.ts';
import type { PlainAction } from '../../domain/fee/gas-estimate.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAIN_NAMES, CHAINS, type ChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { Inquiry } from './inquiries.ts';

const NAMES: Readonly<Record<PlainAction, string>> = {
  'coin-transfer': 'sending coins',
  'token-transfer': 'sending a token',
  swap: 'a swap',
};

/** Current network fees of ordinary transactions. */
export const inquireGas =
  ({ gas }: Pick<FeeUseCases, 'gas'>): Inquiry =>
  async ({ slots: { fromChain } }) => {
    const { values, unread } = await overChains(fromChain, async (chainId) => ({
      chainId,
      estimates: await gas(chainId),
    }));
    if (values.length === 0) return { message: SUPPORTED };
    const lines = values.map(({ chainId, estimates }) => {
      const coin = CHAINS[chainId].coin;
      const costs = estimates.map(({ action, costWei, costUsd }) => {
        const usd = costUsd === undefined ? '' : ` (${dollars(costUsd)})`;
        return `${NAMES[action]} costs ${fromUnits(costWei, COINS[coin].decimals)} ${coin}${usd}`;
      });
      return `On ${networkName(chainId)}, ${costs.join(', ')}.`;
    });
    return { message: [...lines, ...unread].join(' '), found: { gas: values } };
  };

/** The service's fees for a sponsored transfer, as signed quotes. */
export const inquireFees =
  ({ quote }: Pick<FeeUseCases, 'quote'>): Inquiry =>
  async ({ slots: { fromChain } }) => {
    const { values, unread } = await overChains(fromChain, (chainId) =>
      quote({ action: 'transfer', chainId, isPro: false }),
    );
    if (values.length === 0) return { message: SUPPORTED };
    const takes = values.map(({ feeUsd, chainId }) => `${dollars(feeUsd)} on ${networkName(chainId)}`).join(', ');
    const message = `For a transfer whose gas this service pays, it takes ${takes}.`;
    return { message: [message, ...unread].join(' '), found: { fees: values } };
  };

const SUPPORTED = `I know that only for ${CHAIN_NAMES}.`;

/** Queries the given network, or all networks concurrently. Networks that fail are listed; if all fail, the first failure is thrown. */
async function overChains<T>(named: ChainRef | undefined, ask: (chainId: ChainId) => Promise<T>) {
  const chains = SUPPORTED_CHAINS.filter((chainId) => named === undefined || chainId === named);
  const answers = await Promise.all(chains.map((chainId) => attempt(ask(chainId))));
  const values = answers.flatMap((answer) => (answer.known ? [answer.value] : []));
  const [first] = answers.flatMap((answer) => (answer.known ? [] : [answer.failure]));
  if (values.length === 0 && first !== undefined) throw first;
  const gaps = chains.filter((_, at) => answers[at]?.known === false).map(networkName);
  return { values, unread: gaps.length === 0 ? [] : [`I cannot read ${gaps.join(', ')} now.`] };
}

/** Four decimals: fees on cheap networks are below one cent. */
const dollars = (usd: Usd): string => `${usdNumber(usd, 4)} USD`;
