import type { ChatAction } from '../../domain/chat/action.ts';
import { fromUnits } from '../../domain/chat/decimal.ts';
import { partOfBalance, unitsWorth } from '../../domain/chat/relative-amount.ts';
import { mergeSlots } from '../../domain/chat/slots.ts';
import { askFor, type EvmToken, evmTokenOn, networkName, type Unplanned } from '../../domain/chat/token-directory.ts';
import type { RelativeAmount, Slots } from '../../domain/chat/understanding.ts';
import { plainUsageOf } from '../../domain/fee/gas.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAINS } from '../../domain/shared/chain/chains.ts';
import { USD_DECIMALS } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type ResolvePorts = Pick<Ports, 'chainBalances' | 'chatPolicy' | 'gasPrices' | 'tokenPrices'>;
/** `note`: a sentence with the balance or the price that was used. */
type Resolved = Readonly<{ slots: Slots; note: string }>;
type Conversion = Readonly<{ units: bigint; note: string }> | Readonly<{ cannot: string }>;

/**
 * Resolves "half", "max" and "$50 of" to an exact amount, rounded down, by the wallet's balance or the token's current
 * price. If they cannot be read, the reply asks for an exact amount.
 */
export const resolveAmount =
  (ports: ResolvePorts) =>
  async (action: ChatAction, slots: Slots, wallet: WalletAddress): Promise<Resolved | Unplanned> => {
    if (action.amount.kind === 'exact') return { slots, note: '' };
    const token = countedToken(ports, action);
    if ('message' in token) return token;
    const converted =
      action.amount.kind === 'fiat'
        ? await byPrice(ports, token, action.amount)
        : await byBalance(ports, token, action.amount, wallet, action.kind);
    if ('cannot' in converted) return askFor('amount', `${converted.cannot} How much exactly, in ${token.symbol}?`);
    const amount = fromUnits(converted.units, token.decimals);
    const side = slots.amountSide === undefined ? {} : { amountSide: slots.amountSide };
    return { slots: mergeSlots(slots, { amount, ...side }), note: converted.note };
  };

function countedToken({ chatPolicy: { directory } }: ResolvePorts, action: ChatAction): EvmToken | Unplanned {
  if (action.kind === 'transfer') return evmTokenOn(action.token, action.chain, directory);
  if (action.trade === 'exact-input') return evmTokenOn(action.fromToken, action.fromChain, directory);
  return evmTokenOn(action.toToken, action.toChain ?? action.fromChain, directory, 'toChain');
}

async function byPrice(
  { tokenPrices }: ResolvePorts,
  { chain, address, symbol, decimals }: EvmToken,
  { currency, value }: Extract<RelativeAmount, { kind: 'fiat' }>,
): Promise<Conversion> {
  if (currency !== 'USD') return { cannot: 'I have prices in US dollars only.' };
  const { coin } = CHAINS[chain];
  const found = await attempt(
    address !== undefined
      ? tokenPrices.ofTokens(chain, [address]).then((prices) => prices.get(address))
      : tokenPrices.ofCoins([coin]).then((prices) => prices.get(coin)),
  );
  if (!found.known) return { cannot: `I cannot look up the price of ${symbol} now.` };
  if (found.value === undefined) return { cannot: `I do not have a price for ${symbol}.` };
  const { usd, source } = found.value.value;
  const units = unitsWorth(value, usd, decimals);
  if (units === undefined || units === 0n) return { cannot: `That amount is too small to buy any ${symbol}.` };
  return { units, note: `One ${symbol} costs ${fromUnits(usd, USD_DECIMALS)} USD, says ${source}.` };
}

/** Twice the expected gas cost is reserved: gas prices may rise before the user signs. */
const GAS_RESERVE = 2n;

async function byBalance(
  { chainBalances, gasPrices }: ResolvePorts,
  { chain, address, symbol, decimals }: EvmToken,
  amount: Exclude<RelativeAmount, { kind: 'fiat' }>,
  wallet: WalletAddress,
  kind: ChatAction['kind'],
): Promise<Conversion> {
  const usage = plainUsageOf(kind === 'swap' ? 'swap' : 'coin-transfer');
  const read = await attempt(
    Promise.all([
      chainBalances.read(chain, wallet, address === undefined ? [] : [address]),
      address === undefined ? gasPrices.costOf(chain, usage) : 0n,
    ]),
  );
  const where = `${symbol} on ${networkName(chain)}`;
  if (!read.known) return { cannot: `I cannot read the balance of ${where} now.` };
  const [{ value: held }, gas] = read.value;
  if (address !== undefined && held.unread.includes(address))
    return { cannot: `I cannot read the balance of ${where} now.` };
  const balance = address === undefined ? held.native : (held.tokens.get(address) ?? 0n);
  const units = partOfBalance(amount, balance, gas * GAS_RESERVE);
  const has = `The wallet holds ${fromUnits(balance, decimals)} ${where}.`;
  return units === 0n ? { cannot: has } : { units, note: has };
}
