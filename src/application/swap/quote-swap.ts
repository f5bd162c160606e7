import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { type ContractCall, isSponsored } from '../../domain/paymaster/sponsor-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { swapOfNothing } from '../../domain/swap/errors.ts';
import type { SwapAmounts, SwapOffer, SwapOrder } from '../../domain/swap/swap.ts';
import { findSwapToken } from '../../domain/swap/swap-token.ts';
import { type FeePorts, quoteFee } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';
import { type OfferPorts, safeOffer } from './safe-offer.ts';

/** What somebody wants to swap; tokens by symbol or address. */
export type SwapWish = Pick<SwapOrder, 'user' | 'amount' | 'tradeType' | 'slippageBps'> &
  Readonly<{ fromChainId: number; toChainId: number; fromToken: string; toToken: string; isPro: boolean }>;

export type QuotedSwap = Readonly<{
  quote: SwapOffer['quote'];
  /** Every transaction of it, checked, in the order of signing. */
  calls: readonly ContractCall[];
  amounts: SwapAmounts;
  fee: SignedFeeQuote;
  treasury: WalletAddress;
  sponsor: string;
  /** Whether the sponsor would pay the gas of every transaction of the quote. */
  gasless: boolean;
}>;

type SwapPorts = FeePorts & OfferPorts & Pick<Ports, 'sponsorPolicy' | 'tokenList'>;

/** A provider's quote, and the fee beside it. Whatever is known to be wrong is refused before the provider is asked. */
export const quoteSwap =
  (ports: SwapPorts) =>
  async ({ fromChainId, toChainId, fromToken, toToken, isPro, ...wish }: SwapWish): Promise<QuotedSwap> => {
    const { feePolicy, sponsorPolicy } = ports;
    for (const chainId of [fromChainId, toChainId]) feeTokensOf(feePolicy, chainId);
    const [from, to] = await Promise.all([
      findListed(ports, fromToken, fromChainId),
      findListed(ports, toToken, toChainId),
    ]);
    if (from.chainId === to.chainId && from.address === to.address) throw swapOfNothing();
    const [{ quote, calls, amounts }, fee] = await Promise.all([
      safeOffer(ports, { ...wish, recipient: wish.user, from, to }),
      quoteFee(ports)({ action: 'swap', chainId: fromChainId, isPro }),
    ]);
    return {
      quote,
      calls,
      amounts,
      fee,
      treasury: feePolicy.treasury,
      sponsor: sponsorPolicy.sponsor,
      gasless: calls.length > 0 && calls.every((call) => isSponsored(sponsorPolicy, call)),
    };
  };

const findListed = async ({ tokenList }: Pick<Ports, 'tokenList'>, named: string, chainId: number) =>
  findSwapToken(named, chainId, (await tokenList.tokensOf(chainId)).value);
