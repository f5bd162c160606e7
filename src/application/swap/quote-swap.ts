import { callNotUnderstood } from '../../domain/call/errors.ts';
import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { isSponsored } from '../../domain/paymaster/sponsor-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { swapOfNothing, swapUnavailable } from '../../domain/swap/errors.ts';
import type { SwapAmounts, SwapOffer, SwapOrder } from '../../domain/swap/swap.ts';
import { findSwapToken } from '../../domain/swap/swap-token.ts';
import { requireUnblocked } from '../compliance/require-unblocked.ts';
import { requireUnlisted, type ScreeningPorts } from '../compliance/screen-calls.ts';
import { type FeePorts, quoteFee } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';

/** A requested swap; tokens by symbol or address. */
export type SwapWish = Pick<SwapOrder, 'user' | 'amount' | 'tradeType' | 'slippageBps'> &
  Readonly<{ fromChainId: number; toChainId: number; fromToken: string; toToken: string; isPro: boolean }>;

export type QuotedSwap = Readonly<{
  quote: SwapOffer['quote'];
  calls: SwapOffer['calls'];
  amounts?: SwapAmounts;
  fee: SignedFeeQuote;
  treasury: WalletAddress;
  sponsor: string;
  /** Whether the sponsor would pay the gas of every transaction of the quote. */
  gasless: boolean;
}>;

type SwapPorts = FeePorts & ScreeningPorts & Pick<Ports, 'sponsorPolicy' | 'swapProvider' | 'tokenList' | 'users'>;

/** Returns a provider's quote and the fee quote. Local checks come before the request to the provider. */
export const quoteSwap =
  (ports: SwapPorts) =>
  async ({ fromChainId, toChainId, fromToken, toToken, isPro, ...wish }: SwapWish): Promise<QuotedSwap> => {
    const { feePolicy, sponsorPolicy, swapProvider } = ports;
    for (const chainId of [fromChainId, toChainId]) feeTokensOf(feePolicy, chainId);
    const [from, to] = await Promise.all([
      listedToken(ports, fromToken, fromChainId),
      listedToken(ports, toToken, toChainId),
    ]);
    if (from.chainId === to.chainId && from.address === to.address) throw swapOfNothing();
    await requireUnblocked(ports)(wish.user);
    const [{ quote, calls, amounts }, fee] = await Promise.all([
      swapProvider.offer({ ...wish, from, to }),
      quoteFee(ports)({ action: 'swap', chainId: fromChainId, isPro }),
    ]);
    await screenOffer(ports, wish.user, calls);
    return {
      quote,
      calls,
      ...(amounts !== undefined && { amounts }),
      fee,
      treasury: feePolicy.treasury,
      sponsor: sponsorPolicy.sponsor,
      gasless: calls.length > 0 && calls.every((call) => isSponsored(sponsorPolicy, call)),
    };
  };

/** What the provider wants signed is screened like any other call. One that cannot be read is the provider's fault, not the caller's. */
async function screenOffer(ports: ScreeningPorts, sender: WalletAddress, calls: SwapOffer['calls']): Promise<void> {
  try {
    await requireUnlisted(ports)({ sender, calls });
  } catch (error) {
    if (error instanceof Failure && error.code === callNotUnderstood.code) throw swapUnavailable.because(error);
    throw error;
  }
}

const listedToken = async ({ tokenList }: Pick<Ports, 'tokenList'>, named: string, chainId: number) =>
  findSwapToken(named, chainId, (await tokenList.tokensOf(chainId)).value);
