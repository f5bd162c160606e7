import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { RuleFinding } from '../../domain/decision/decision.ts';
import type { KycTier } from '../../domain/kyc/tier.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/purchase-rules.ts';
import { remainingOf } from '../../domain/sale/tier-limit.ts';
import { centsToUnits } from '../../domain/shared/amount.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type JudgePorts, judgeOrder } from './judge-order.ts';

export type Eligible = Readonly<{
  eligible: boolean;
  tier: KycTier | undefined;
  /** What the wallet may still buy, in smallest units; undefined without a tier, or while it cannot be read. */
  remaining: bigint | undefined;
  rules: readonly RuleFinding[];
}>;

type Wish = Readonly<{ wallet: ProvedWallet; amount?: bigint; paymentToken?: WalletAddress }>;

/** Applies the rules of `authorizePurchase`; signs and records nothing. Without an amount or token: the minimum, in the first token. */
export const viewEligibility = (ports: JudgePorts) => {
  const { salePolicy } = ports;
  const judge = judgeOrder(ports);
  const [first] = salePolicy.paymentTokens;
  const least = centsToUnits(MIN_CONTRIBUTION_CENTS, first.decimals);
  return async (
    { wallet, amount = least, paymentToken = first.address }: Wish,
    origin: RequestOrigin,
  ): Promise<Eligible> => {
    const { facts, judgement } = await judge({ buyer: wallet, amount, paymentToken }, origin);
    return {
      eligible: judgement.refusal === undefined,
      tier: facts?.kyc.tier,
      remaining: facts && remainingOf(facts, salePolicy),
      rules: judgement.findings,
    };
  };
};
