import type { RuleFinding } from '../../domain/decision/decision.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/purchase-rules.ts';
import { centsToUnits } from '../../domain/shared/amount.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type JudgePorts, judgeOrder } from '../sale/judge-order.ts';

export type EligibilityNow = Readonly<{ eligible: boolean; code?: string; rules: readonly RuleFinding[] }>;

/**
 * The rules of the sale applied to the smallest purchase that the wallet could make now; signs and records nothing. The network's country
 * is that of the address from which the wallet last accepted terms; without one, the region is unknown until the buyer asks.
 */
export const eligibilityNow =
  (ports: JudgePorts) =>
  async (wallet: WalletAddress, lastIp: string | undefined): Promise<EligibilityNow> => {
    const [{ address, decimals }] = ports.salePolicy.paymentTokens;
    const order = { buyer: wallet, paymentToken: address, amount: centsToUnits(MIN_CONTRIBUTION_CENTS, decimals) };
    const origin = { ip: lastIp ?? '', network: lastIp ?? '' };
    const { judgement } = await judgeOrder(ports)(order, origin);
    const rules = judgement.findings.map((finding) =>
      lastIp === undefined && finding.rule === 'region' && finding.outcome === 'fail'
        ? {
            ...finding,
            outcome: 'unknown' as const,
            message: 'The network of the buyer is known only when the buyer asks',
          }
        : finding,
    );
    const eligible = rules.every(({ outcome }) => outcome === 'pass');
    return { eligible, rules, ...(judgement.refusal !== undefined && { code: judgement.refusal.code }) };
  };
