import type { Data } from '@institutional-defi/client';
import { Amount, Badge, Loaded, type Rule, RuleList, Section, Skeleton } from '../../kit/index.ts';
import { formatAmount } from '../../values/amount.ts';
import { chainName } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import css from './buy.module.css';
import { remedyOf } from './remedies.tsx';
import { ruleTitle } from './rule-titles.ts';
import type { Order } from './use-order.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

type Eligibility = Data<'viewSaleEligibility'>;

type ChecklistProps = Readonly<{ wallet: Hex; order: Order; readiness: WalletReadiness }>;

/** Every rule of the service for this wallet and amount, then what the wallet itself needs. */
export function Checklist({ wallet, order, readiness }: ChecklistProps) {
  const { eligibility } = order;
  const { data } = eligibility;
  return (
    <Section
      title="Who can buy"
      lead={`The service applies these rules to ${order.text.trim() === '' ? 'the smallest purchase, until you enter an amount' : 'the amount that you entered'}.`}
      actions={data && <Verdict eligibility={data} isOnNetwork={readiness.isOnNetwork} />}
    >
      <Loaded query={eligibility} failed="The rules could not be checked" skeleton={<Skeleton lines={8} />}>
        {({ rules }) => (
          <Rules rules={[...rules.map((found) => ruleOf(found, wallet, order)), ...walletRules(readiness)]} />
        )}
      </Loaded>
    </Section>
  );
}

/** What needs somebody; what passes is behind one line. */
function Rules({ rules }: Readonly<{ rules: readonly Rule[] }>) {
  const passed = rules.filter(({ outcome }) => outcome === 'pass');
  const others = rules.filter(({ outcome }) => outcome !== 'pass');
  return (
    <>
      {others.length > 0 && <RuleList label="Rules that do not pass yet" rules={others} />}
      <details className={css.facts}>
        <summary>{passed.length === 1 ? '1 rule passes' : `${passed.length} rules pass`}</summary>
        <RuleList label="Rules that pass" rules={passed} />
      </details>
    </>
  );
}

type VerdictProps = Readonly<{ eligibility: Eligibility; isOnNetwork: boolean | undefined }>;

const Verdict = ({ eligibility: { eligible, rules }, isOnNetwork }: VerdictProps) => {
  if (eligible && isOnNetwork === false) return <Badge tone="warn">The wallet is on another network</Badge>;
  if (eligible) return <Badge tone="good">You can buy</Badge>;
  const failing = rules.filter(({ outcome }) => outcome === 'fail').length;
  return failing === 0 ? (
    <Badge tone="warn">Not certain yet</Badge>
  ) : (
    <Badge tone="warn">{failing === 1 ? '1 rule is not met' : `${failing} rules are not met`}</Badge>
  );
};

function ruleOf({ rule, outcome, message, remedy }: Eligibility['rules'][number], wallet: Hex, order: Order) {
  const onMinimum = order.useMinimum;
  const way = outcome === 'fail' && remedy !== null ? remedyOf({ remedy, rule, wallet, onMinimum }) : undefined;
  const detail = outcome === 'pass' ? null : (inTokens(rule, outcome, order) ?? message);
  const found: Rule = {
    id: rule,
    title: ruleTitle(rule),
    outcome,
    ...(detail !== null && { detail }),
    ...(way !== undefined && { remedy: way }),
  };
  return found;
}

/** The service names limits in smallest units; a person reads tokens. */
function inTokens(rule: string, outcome: string, { limits }: Order): string | undefined {
  const { decimals, symbol, least, most } = limits;
  if (outcome !== 'fail') return undefined;
  if (rule === 'minimum') return `Enter at least ${formatAmount(least, decimals)} ${symbol}.`;
  if (rule !== 'tierLimit' || most === undefined) return undefined;
  return `You may still buy for ${formatAmount(most, decimals)} ${symbol}.`;
}

function walletRules(readiness: WalletReadiness): readonly Rule[] {
  const { chainId, isConnected, isOnNetwork, token, balance, isEnough, paysFees } = readiness;
  const outcomeOf = (known: boolean | undefined) => (known === undefined ? 'unknown' : known ? 'pass' : 'fail');
  return [
    {
      id: 'network',
      title: `The wallet is on ${chainName(chainId)}`,
      outcome: outcomeOf(isOnNetwork),
      ...(!isConnected && { detail: 'The wallet is locked, or not connected to this page.' }),
    },
    {
      id: 'balance',
      title: `The wallet holds enough ${token.symbol}`,
      outcome: outcomeOf(isEnough),
      detail:
        balance === undefined ? (
          'Known once the wallet is on the network of the sale.'
        ) : (
          <>
            It holds <Amount units={balance} decimals={token.decimals} symbol={token.symbol} places={2} />.
          </>
        ),
    },
    {
      id: 'coins',
      title: 'The wallet holds coins for the network’s fee',
      outcome: outcomeOf(paysFees),
    },
  ];
}
