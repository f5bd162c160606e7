import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Badge, Loaded, type Rule, RuleList, Section, Skeleton } from '../../kit/index.ts';
import { verdictOf } from '../../values/purchase/verdict.ts';
import css from './buy.module.css';
import { t } from './texts/index.ts';
import type { Order } from './use-order.ts';

export type Eligibility = Data<'viewSaleEligibility'>;

type RuleSectionProps = Readonly<{
  title: string;
  lead: string;
  eligibility: Order['eligibility'];
  /** What is entered cannot be asked for, so the rules are those of something else. */
  isWrong: boolean;
  /** One is under way or in: the rules are those of the one after it, and nobody waits for them. */
  isForNext: boolean;
  /** Where every rule is met: "You can buy". */
  canDo: ReactNode;
  rulesOf: (found: Eligibility) => readonly Rule[];
  /** What the wallet needs beside the rules of the service, and is counted apart. */
  ofWallet?: readonly Rule[];
}>;

/** What needs somebody; what passes is behind one line, and so is everything once there is something under way. */
export function RuleSection({ ofWallet = [], ...props }: RuleSectionProps) {
  const { title, lead, eligibility, isWrong, isForNext, canDo, rulesOf } = props;
  const allOf = (found: Eligibility) => [...rulesOf(found), ...ofWallet];
  return (
    <Section
      title={title}
      lead={lead}
      actions={
        eligibility.data &&
        !isForNext && (
          <Verdict verdict={verdictOf(eligibility.data.eligible, isWrong, allOf(eligibility.data))} canDo={canDo} />
        )
      }
    >
      <Loaded query={eligibility} failed={t('checkFailed')} skeleton={<Skeleton lines={8} />}>
        {(found) => {
          const rules = allOf(found);
          const passed = rules.filter(({ outcome }) => outcome === 'pass');
          const others = rules.filter(({ outcome }) => outcome !== 'pass');
          const open = others.length > 0 && <RuleList label={t('notYet')} rules={others} />;
          return (
            <>
              {!isForNext && open}
              <details className={css.facts}>
                <summary>{metText(rulesOf(found), ofWallet)}</summary>
                {isForNext && open}
                <RuleList label={t('met')} rules={passed} />
              </details>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** As many rules as an operator sees for this wallet. */
function metText(rules: readonly Rule[], ofWallet: readonly Rule[]): string {
  const [count, wallet] = [rules, ofWallet].map((some) => some.filter(({ outcome }) => outcome === 'pass').length);
  const met = t('metCount', { count: count ?? 0 });
  return ofWallet.length === 0 ? met : `${met} · ${t('walletMet', { count: wallet ?? 0, all: ofWallet.length })}`;
}

type VerdictProps = Pick<RuleSectionProps, 'canDo'> & Readonly<{ verdict: ReturnType<typeof verdictOf> }>;

function Verdict({ verdict, canDo }: VerdictProps) {
  if (verdict === 'can') return canDo;
  return (
    <Badge tone="warn">{verdict === 'not-certain' ? t('notCertain') : t('notMet', { count: verdict.failing })}</Badge>
  );
}
