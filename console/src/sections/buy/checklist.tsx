import type { Data } from '@institutional-defi/client';
import { Amount, Badge, Loaded, type Rule, RuleList, Section, Skeleton } from '../../kit/index.ts';
import { formatAmount } from '../../values/amount.ts';
import { chainName } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import css from './buy.module.css';
import { remedyOf } from './remedies.tsx';
import { isKnownRule, ruleTitle } from './rule-titles.ts';
import { t } from './texts/index.ts';
import type { Order } from './use-order.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

type Eligibility = Data<'viewSaleEligibility'>;

type ChecklistProps = Readonly<{
  wallet: Hex;
  order: Order;
  readiness: WalletReadiness;
  /** A purchase is under way or complete: the rules are those of the one after it, and nobody waits for them. */
  isForNext: boolean;
}>;

/** Every rule of the service for this wallet and amount, then what the wallet itself needs. */
export function Checklist({ wallet, order, readiness, isForNext }: ChecklistProps) {
  const { eligibility } = order;
  const { data } = eligibility;
  return (
    <Section
      title={t(isForNext ? 'nextRules' : 'whoCanBuy')}
      lead={t(order.text.trim() === '' ? 'rulesForSmallest' : 'rulesForAmount')}
      actions={data && !isForNext && <Verdict eligibility={data} isOnNetwork={readiness.isOnNetwork} />}
    >
      <Loaded query={eligibility} failed={t('checkFailed')} skeleton={<Skeleton lines={8} />}>
        {({ rules }) => (
          <Rules
            rules={[...rules.map((found) => ruleOf(found, wallet, order)), ...walletRules(readiness)]}
            isForNext={isForNext}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** What needs somebody; what passes is behind one line, and so is everything after a purchase. */
function Rules({ rules, isForNext }: Readonly<{ rules: readonly Rule[]; isForNext: boolean }>) {
  const passed = rules.filter(({ outcome }) => outcome === 'pass');
  const others = rules.filter(({ outcome }) => outcome !== 'pass');
  const open = others.length > 0 && <RuleList label={t('notYet')} rules={others} />;
  return (
    <>
      {!isForNext && open}
      <details className={css.facts}>
        <summary>{t('metCount', { count: passed.length })}</summary>
        {isForNext && open}
        <RuleList label={t('met')} rules={passed} />
      </details>
    </>
  );
}

type VerdictProps = Readonly<{ eligibility: Eligibility; isOnNetwork: boolean | undefined }>;

const Verdict = ({ eligibility: { eligible, rules }, isOnNetwork }: VerdictProps) => {
  if (eligible && isOnNetwork === false) return <Badge tone="warn">{t('otherNetwork')}</Badge>;
  if (eligible) return <Badge tone="good">{t('youCanBuy')}</Badge>;
  const failing = rules.filter(({ outcome }) => outcome === 'fail').length;
  return <Badge tone="warn">{failing === 0 ? t('notCertain') : t('notMet', { count: failing })}</Badge>;
};

function ruleOf({ rule, outcome, message, remedy }: Eligibility['rules'][number], wallet: Hex, order: Order) {
  const onMinimum = order.useMinimum;
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
function detailOf(rule: string, outcome: string, message: string | null, { limits }: Order): string | null {
  const { decimals, symbol, least, most } = limits;
  const named = (units: bigint) => `${formatAmount(units, decimals)} ${symbol}`;
  if (outcome === 'unknown') return t('unknownRule');
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
