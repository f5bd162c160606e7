import { Badge, Loaded, type Rule, RuleList, Section, Skeleton } from '../../../kit/index.ts';
import { formatAmount } from '../../../values/amount.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import css from '../buy.module.css';
import { remedyOf } from '../remedies.tsx';
import { ruleTitle } from '../rule-titles.ts';
import { t } from './texts/index.ts';
import type { EnteredBid } from './use-bid-order.ts';

type RulesProps = Readonly<{ wallet: Hex; order: EnteredBid }>;
type Found = NonNullable<EnteredBid['eligibility']['data']>['rules'][number];

/** Every rule of the service for this wallet and bid: what needs somebody first, what passes behind one line. */
export function BidRules({ wallet, order }: RulesProps) {
  const { eligibility, isEmpty } = order;
  return (
    <Section
      title={t('who')}
      lead={t(isEmpty ? 'whoLeadEmpty' : 'whoLead')}
      actions={eligibility.data && <Verdict {...eligibility.data} />}
    >
      <Loaded query={eligibility} failed={t('eligibilityFailed')} skeleton={<Skeleton lines={8} />}>
        {({ rules }) => {
          const passed = rules.filter(({ outcome }) => outcome === 'pass');
          const others = rules.filter(({ outcome }) => outcome !== 'pass');
          const shown = (found: Found) => ruleOf(found, { wallet, order });
          return (
            <>
              {others.length > 0 && <RuleList label={t('rulesOpen')} rules={others.map(shown)} />}
              <details className={css.facts}>
                <summary>{t('passed', { count: passed.length })}</summary>
                <RuleList label={t('rulesPassed')} rules={passed.map(shown)} />
              </details>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Verdict({ eligible, rules }: NonNullable<EnteredBid['eligibility']['data']>) {
  if (eligible) return <Badge tone="good">{t('youCan')}</Badge>;
  const failing = rules.filter(({ outcome }) => outcome === 'fail').length;
  return <Badge tone="warn">{failing === 0 ? t('notCertain') : t('notMet', { count: failing })}</Badge>;
}

function ruleOf({ rule, outcome, message, remedy }: Found, { wallet, order }: RulesProps): Rule {
  const failed = outcome === 'fail';
  const way = failed && remedy !== null ? remedyOf({ remedy, rule, wallet, onMinimum: order.useMinimum }) : undefined;
  const detail = failed ? (inWords(rule, order) ?? message) : outcome === 'unknown' ? message : null;
  return {
    ...{ id: rule, title: titleOf(rule), outcome },
    ...(detail !== null && { detail }),
    ...(way !== undefined && { remedy: way }),
  };
}

const titleOf = (rule: string) => {
  const key = `rule.${rule}`;
  return key === 'rule.auctionOpen' || key === 'rule.bidPrice' || key === 'rule.ownSender' ? t(key) : ruleTitle(rule);
};

/** The service names limits in smallest units; a person reads tokens. */
function inWords(rule: string, { limits, lowestText }: EnteredBid): string | undefined {
  const money = (units: bigint) => `${formatAmount(units, limits.decimals)} ${limits.symbol}`;
  if (rule === 'minimum') return t('enterLeast', { least: money(limits.least) });
  if (rule === 'bidPrice') return t('enterPrice', { price: `${lowestText} ${limits.symbol}` });
  return rule === 'tierLimit' && limits.most !== undefined ? t('youMayStill', { most: money(limits.most) }) : undefined;
}
