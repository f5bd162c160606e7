import { Amount, Badge, type Rule } from '../../kit/index.ts';
import { formatAmount } from '../../values/amount.ts';
import { chainName } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { remedyOf } from './remedies.tsx';
import { type Eligibility, RuleSection } from './rule-section.tsx';
import { isKnownRule, ruleTitle } from './rule-titles.ts';
import { t } from './texts/index.ts';
import type { Order } from './use-order.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

type ChecklistProps = Readonly<{
  wallet: Hex;
  order: Order;
  readiness: WalletReadiness;
  isForNext: boolean;
}>;

/** Every rule of the service for this wallet and amount, then what the wallet itself needs. */
export const Checklist = ({ wallet, order, readiness, isForNext }: ChecklistProps) => (
  <RuleSection
    title={t(isForNext ? 'nextRules' : 'whoCanBuy')}
    lead={t(order.text.trim() === '' ? 'rulesForSmallest' : 'rulesForAmount')}
    eligibility={order.eligibility}
    isWrong={order.isWrong}
    isForNext={isForNext}
    canDo={<Badge tone="good">{t('youCanBuy')}</Badge>}
    rulesOf={({ rules }) => rules.map((found) => ruleOf(found, wallet, order))}
    ofWallet={walletRules(readiness)}
  />
);

function ruleOf({ rule, outcome, message, remedy }: Eligibility['rules'][number], wallet: Hex, order: Order) {
  const onMinimum = () => order.setUnits(order.limits.least);
  const way = outcome === 'fail' && remedy !== null ? remedyOf({ remedy, rule, wallet, onMinimum }) : undefined;
  const detail = outcome === 'pass' ? null : detailOf(rule, outcome, message, order);
  const found: Rule = {
    id: rule,
    title: ruleTitle(rule),
    outcome,
    ...(detail !== null && { detail }),
    ...(way !== undefined && { remedy: way }),
  };
  return found;
}

/** What the title does not say. The service's own sentence only for a rule that this page does not know. */
function detailOf(
  rule: string,
  outcome: string,
  message: string | null,
  { limits, eligibility }: Order,
): string | null {
  const { decimals, symbol, least, most } = limits;
  const named = (units: bigint) => `${formatAmount(units, decimals)} ${symbol}`;
  if (outcome === 'unknown')
    return t(rule === 'tierLimit' && eligibility.data?.tier == null ? 'tierUnknown' : 'unknownRule');
  if (rule === 'minimum') return t('enterAtLeast', { amount: named(least) });
  if (rule === 'tierLimit' && most !== undefined)
    return most < least ? t('limitUsed') : t('mayStillBuy', { amount: named(most) });
  return isKnownRule(rule) ? null : message;
}

function walletRules(readiness: WalletReadiness): readonly Rule[] {
  const { chainId, isConnected, isOnNetwork, token, balance, isEnough, paysFees } = readiness;
  const outcomeOf = (known: boolean | undefined) => (known === undefined ? 'unknown' : known ? 'pass' : 'fail');
  return [
    {
      id: 'network',
      title: t('walletNetwork', { network: chainName(chainId) }),
      outcome: outcomeOf(isOnNetwork),
      ...(!isConnected && { detail: t('walletLocked') }),
    },
    {
      id: 'balance',
      title: t('walletHolds', { symbol: token.symbol }),
      outcome: outcomeOf(isEnough),
      detail:
        balance === undefined
          ? t('holdsUnknown')
          : t.rich('holds', {
              amount: <Amount units={balance} decimals={token.decimals} symbol={token.symbol} places={2} />,
            }),
    },
    {
      id: 'coins',
      title: t('walletCoins'),
      outcome: outcomeOf(paysFees),
    },
  ];
}
