import type { Schemas } from '@institutional-defi/client';
import { useOperation } from '../../../api/index.ts';
import {
  Absent,
  Amount,
  Badge,
  type Column,
  EmptyState,
  KeyValueList,
  Loaded,
  Notice,
  Section,
  Table,
  Time,
} from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { CHECK_OUTCOMES, CHECKS, figureTitle } from '../frame/words.ts';

type Check = Schemas['ReconciliationCheck'];
type Difference = Schemas['ReconciliationDifference'];

export default function ReconciliationPage() {
  return (
    <OperationsPage
      title="Reconciliation"
      lead="The records of this service, compared with the networks every 15 minutes."
    >
      {() => <Report />}
    </OperationsPage>
  );
}

function Report() {
  const report = useOperation('viewReconciliation');
  return (
    <Loaded query={report} failed="The report could not be read">
      {({ at, checks }) =>
        at === null ? (
          <EmptyState title="No report yet">
            The first comparison runs within 15 minutes of the start. On the host, <code>operator reconcile</code> runs
            it at once.
          </EmptyState>
        ) : (
          <>
            <div className={css.parts}>
              {checks.map((check) => (
                <CheckCard key={check.check} check={check} />
              ))}
            </div>
            <p className={css.asOf}>
              Compared <Time value={at} />.
            </p>
          </>
        )
      }
    </Loaded>
  );
}

function CheckCard({ check: { check, outcome, figures, differences } }: Readonly<{ check: Check }>) {
  return (
    <Section
      title={CHECKS[check]}
      actions={<Badge tone={CHECK_OUTCOMES[outcome].tone}>{CHECK_OUTCOMES[outcome].text}</Badge>}
    >
      {outcome === 'unsettled' && (
        <Notice title="The newest purchases may not be recorded yet">The next comparison decides.</Notice>
      )}
      {outcome === 'unknown' && (
        <Notice tone="warn" title="The other side could not be read">
          Nothing is concluded from it. Look at the data providers.
        </Notice>
      )}
      <KeyValueList
        pairs={Object.entries(figures).map(([name, figure]) => ({
          name: figureTitle(name),
          value: <Figure value={figure} units={UNITS[name]} />,
        }))}
      />
      {differences.length > 0 && (
        <Table
          label={`Differences: ${CHECKS[check]}`}
          columns={differencesOf(check)}
          rows={differences}
          rowKey={({ subject }) => subject}
        />
      )}
    </Section>
  );
}

/** What is counted in smallest units; everything else is a plain number. */
const UNITS: Readonly<Record<string, Units>> = {
  tokensIndexed: 'tokens',
  tokensSold: 'tokens',
  unitsReceived: 'payments',
};

type Units = 'tokens' | 'money' | 'payments' | undefined;

/** The subjects of the checks: counts of buyers and purchases, sums of tokens, and what each buyer paid. */
function unitsOf(check: Check['check'], subject: string): Units {
  if (check === 'payments') return 'payments';
  if (check !== 'purchases') return undefined;
  if (/tokens/.test(subject)) return 'tokens';
  return /^0x|^amount/.test(subject) ? 'money' : undefined;
}

const differencesOf = (check: Check['check']): readonly Column<Difference>[] => [
  { id: 'subject', title: 'Subject', value: ({ subject }) => subject, cell: ({ subject }) => <Actor name={subject} /> },
  {
    id: 'recorded',
    title: 'Recorded',
    numeric: true,
    cell: ({ subject, recorded }) => <Figure value={recorded} units={unitsOf(check, subject)} />,
  },
  {
    id: 'found',
    title: 'Found',
    numeric: true,
    cell: ({ subject, found }) => <Figure value={found} units={unitsOf(check, subject)} />,
  },
];

/** The sale contract counts tokens in 18 decimals, and the payment rails dollars in 6. */
const TOKEN_DECIMALS = 18;
const PAYMENT_DECIMALS = 6;

function Figure({ value, units }: Readonly<{ value: string; units: Units }>) {
  const token = usePaymentToken();
  if (value === 'unknown') return <Absent why="could not be read" />;
  if (units === 'tokens') return <Amount units={value} decimals={TOKEN_DECIMALS} symbol="tokens" />;
  if (units === 'payments') return <Amount units={value} decimals={PAYMENT_DECIMALS} symbol="USD" />;
  if (units === 'money' && token !== undefined)
    return <Amount units={value} decimals={token.decimals} symbol={token.symbol} />;
  return BigInt(value).toLocaleString('en');
}
