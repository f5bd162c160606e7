import { Badge, type Rule } from '../../../kit/index.ts';
import { formatAmount } from '../../../values/amount.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { remedyOf } from '../remedies.tsx';
import { type Eligibility, RuleSection } from '../rule-section.tsx';
import { ruleTitle } from '../rule-titles.ts';
import { t } from './texts/index.ts';
import type { EnteredBid } from './use-bid-order.ts';

type RulesProps = Readonly<{ wallet: Hex; order: EnteredBid }>;
type Found = Eligibility['rules'][number];

/** Every rule of the service for this wallet and bid. */
export const BidRules = ({ wallet, order, isForNext }: RulesProps & Readonly<{ isForNext: boolean }>) => (
  <RuleSection
    title={t(isForNext ? 'nextRules' : 'who')}
    lead={t(order.isEmpty ? 'whoLeadEmpty' : 'whoLead')}
    eligibility={order.eligibility}
    isWrong={order.isWrong}
    isForNext={isForNext}
    canDo={<Badge tone="good">{t('youCan')}</Badge>}
    rulesOf={({ rules }) => rules.map((found) => ruleOf(found, { wallet, order }))}
  />
);

function ruleOf({ rule, outcome, message, remedy }: Found, { wallet, order }: RulesProps): Rule {
  const failed = outcome === 'fail';
  const way =
    failed && remedy !== null
      ? remedyOf({ remedy, rule, wallet, onMinimum: () => order.setUnits(order.limits.least) })
      : undefined;
  const detail = failed ? (inWords(rule, order) ?? message) : outcome === 'unknown' ? message : null;
  return {
    ...{ id: rule, title: titleOf(rule), outcome },
    ...(detail !== null && { detail }),
    ...(way !== undefined && { remedy: way }),
  };
}

/** The rules that only bids have. */
const OF_BIDS = ['auctionOpen', 'bidPrice', 'auctionCap', 'ownSender'] as const;

const titleOf = (rule: string) => {
  const own = OF_BIDS.find((one) => one === rule);
  return own === undefined ? ruleTitle(rule) : t(`rule.${own}`);
};

/** The service names limits in smallest units; a person reads tokens. */
function inWords(rule: string, { limits, lowestText }: EnteredBid): string | undefined {
  const money = (units: bigint) => `${formatAmount(units, limits.decimals)} ${limits.symbol}`;
  if (rule === 'minimum') return t('enterLeast', { least: money(limits.least) });
  if (rule === 'bidPrice') return t('enterPrice', { price: `${lowestText} ${limits.symbol}` });
  return rule === 'tierLimit' && limits.most !== undefined ? t('youMayStill', { most: money(limits.most) }) : undefined;
}
