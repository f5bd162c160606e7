import type { Schemas } from '@institutional-defi/client';
import { useOperation } from '../../../api/index.ts';
import {
  Absent,
  Badge,
  type Column,
  EmptyState,
  Grid,
  KeyValueList,
  Loaded,
  Notice,
  Section,
  Table,
  Time,
  type Tone,
} from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import { OperationsPage } from '../frame/operators-only.tsx';

type Check = Schemas['ReconciliationCheck'];
type Difference = Schemas['ReconciliationDifference'];

export default function ReconciliationPage() {
  return (
    <OperationsPage
      title="Reconciliation"
      lead="The records of this service, compared with the chains and the payment rail every 15 minutes."
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
            <p>
              Compared <Time value={at} />
            </p>
            <Grid wide>
              {checks.map((check) => (
                <CheckCard key={check.check} check={check} />
              ))}
            </Grid>
          </>
        )
      }
    </Loaded>
  );
}

const NAMES: Readonly<Record<Check['check'], string>> = {
  permits: 'Authorizations and the sale contract',
  purchases: 'Indexed purchases and the sale contract',
  sponsorships: 'Sponsored requests and the forwarders’ nonces',
  payments: 'Machine payments and the rail',
};

const OUTCOMES: Readonly<Record<Check['outcome'], Readonly<{ tone: Tone; text: string }>>> = {
  match: { tone: 'good', text: 'Agrees' },
  differs: { tone: 'bad', text: 'Differs' },
  unsettled: { tone: 'warn', text: 'Not settled' },
  unknown: { tone: 'warn', text: 'Unknown' },
  off: { tone: 'neutral', text: 'Not configured' },
};

function CheckCard({ check: { check, outcome, figures, differences } }: Readonly<{ check: Check }>) {
  return (
    <Section title={NAMES[check]} actions={<Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>}>
      {outcome === 'unsettled' && (
        <Notice title="The newest blocks may not be indexed yet">The next comparison decides.</Notice>
      )}
      {outcome === 'unknown' && (
        <Notice tone="warn" title="The other side could not be read">
          Nothing is concluded from it. See the upstreams.
        </Notice>
      )}
      <KeyValueList
        pairs={Object.entries(figures).map(([name, figure]) => ({
          name: inWords(name),
          value: <Figure value={figure} />,
        }))}
      />
      {differences.length > 0 && (
        <Table
          label={`Differences: ${NAMES[check]}`}
          columns={DIFFERENCES}
          rows={differences}
          rowKey={({ subject }) => subject}
        />
      )}
    </Section>
  );
}

const DIFFERENCES: readonly Column<Difference>[] = [
  { id: 'subject', title: 'Subject', cell: ({ subject }) => <Actor name={subject} /> },
  { id: 'recorded', title: 'Recorded', numeric: true, cell: ({ recorded }) => <Figure value={recorded} /> },
  { id: 'found', title: 'Found', numeric: true, cell: ({ found }) => <Figure value={found} /> },
];

const Figure = ({ value }: Readonly<{ value: string }>) =>
  value === 'unknown' ? <Absent why="could not be read" /> : BigInt(value).toLocaleString('en');

/** `usedNeverIssued` → `Used never issued`. */
const inWords = (name: string) => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
