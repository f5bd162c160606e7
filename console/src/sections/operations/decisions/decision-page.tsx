import type { Schemas } from '@institutional-defi/client';
import { Link, useParams } from '@tanstack/react-router';
import { useOperation } from '../../../api/index.ts';
import {
  Absent,
  Badge,
  CopyButton,
  Grid,
  Hash,
  KeyValueList,
  LinkButton,
  Loaded,
  Section,
  Stack,
  Stat,
  Time,
} from '../../../kit/index.ts';
import { checksummed } from '../../../values/address.ts';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { refusalOf } from '../frame/rule-words.ts';
import { isAuthorized, KINDS, OUTCOMES } from '../frame/words.ts';
import { FindingList } from './finding-list.tsx';
import { ReceiptCheck } from './receipt-check.tsx';

export default function DecisionPage() {
  const { id } = useParams({ from: '/operations/decisions/$id' });
  return (
    <OperationsPage
      title="Decision"
      lead="What the service concluded, rule by rule. A decision never changes."
      actions={<LinkButton to="/operations/decisions">All decisions</LinkButton>}
    >
      {() => <Decision id={id} />}
    </OperationsPage>
  );
}

function Decision({ id }: Readonly<{ id: string }>) {
  const decision = useOperation('viewOperatorDecision', { path: { id } }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={decision} failed="The decision could not be read">
      {(found) => (
        <>
          <Figures decision={found} />
          <div className={css.beside}>
            <Section title="Rules" lead="The first rule that fails, or cannot be checked, is the reason of a refusal.">
              <FindingList label="Decision rules" findings={found.rules} />
            </Section>
            <Stack>
              <Section title="Record">
                <Record decision={found} />
              </Section>
              <ReceiptCheck id={id} />
            </Stack>
          </div>
        </>
      )}
    </Loaded>
  );
}

type DecisionProps = Readonly<{ decision: Schemas['OperatorDecision'] }>;

const Figures = ({ decision: { outcome, kind, code, at, wallet } }: DecisionProps) => (
  <Grid>
    <Stat label="Outcome" note={code === null ? 'Every rule passed' : <span title={code}>{refusalOf(code)}</span>}>
      <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>
    </Stat>
    <Stat
      label="Asked for"
      note={
        <>
          The decision keeps a fingerprint of the request, and no amount or price.{' '}
          {isAuthorized({ kind, outcome }) && (
            <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link}>
              Show what was authorized
            </Link>
          )}
        </>
      }
    >
      {KINDS[kind]}
    </Stat>
    <Stat label="Time" note={<Time value={at} exact />}>
      <Time value={at} />
    </Stat>
  </Grid>
);

const Record = ({ decision: { id, wallet, requestId, request, policy } }: DecisionProps) => (
  <KeyValueList
    pairs={[
      {
        name: 'Wallet',
        value: (
          <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link}>
            {checksummed(wallet) ?? wallet}
          </Link>
        ),
      },
      { name: 'Decision id', value: <Copied value={id} name="decision id" /> },
      { name: 'Request id', value: <Copied value={requestId} name="request id" /> },
      { name: 'Request fingerprint', value: <Hash value={request} copy="Copy the fingerprint" /> },
      { name: 'Policy', value: policy === '' ? <Absent /> : <code>{policy}</code> },
    ]}
  />
);

const Copied = ({ value, name }: Readonly<{ value: string; name: string }>) => (
  <span className={css.wide}>
    <code>{value}</code> <CopyButton value={value} label={`Copy the ${name}`} />
  </span>
);
