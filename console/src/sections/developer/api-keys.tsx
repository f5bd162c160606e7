import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Button, EmptyState, Loaded, Section, Select, Skeleton, Table } from '../../kit/index.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import css from './developer.module.css';
import { keyColumns } from './key-columns.tsx';
import { type ApiKey, stateOf } from './key-state.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

type Shown = 'active' | 'all';

/** The wallet's keys, and what can be done with them. */
export function ApiKeys() {
  const keys = useOperation('listApiKeys');
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<readonly ApiKey[]>();
  return (
    <Section
      title="API keys"
      lead="A key acts for this wallet, at most 100 times a minute unless the service is configured otherwise. Signing out does not revoke keys."
      actions={
        <Button variant="primary" onClick={() => setCreating(true)}>
          Create a key
        </Button>
      }
    >
      <Loaded query={keys} failed="The keys could not be read" skeleton={<Skeleton lines={6} />}>
        {(data) => <KeyList known={data} onRevoke={setRevoked} />}
      </Loaded>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {revoked !== undefined && <RevokeDialog keys={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  );
}

type KeyListProps = Readonly<{
  known: Data<'listApiKeys'>;
  onRevoke: (keys: readonly ApiKey[]) => void;
}>;

function KeyList({ known: { keys, usage }, onRevoke }: KeyListProps) {
  const [shown, setShown] = useState<Shown>('active');
  const active = keys.filter((key) => stateOf(key, new Date()) === 'active');
  const rows = shown === 'active' ? active : keys;
  return (
    <>
      {keys.length > active.length && (
        <div className={css.key}>
          <Select
            label="Show"
            value={shown}
            onChange={setShown}
            choices={[
              { value: 'active', label: `Active keys (${active.length})` },
              { value: 'all', label: `Also expired and revoked keys (${keys.length})` },
            ]}
          />
        </div>
      )}
      <Table
        label="API keys"
        columns={keyColumns(usage, (key) => onRevoke([key]))}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState title="No active key">
            Create a key for each program, so that you can revoke one without stopping the others.
          </EmptyState>
        }
      />
      {active.length > 1 && (
        <div>
          <Button size="small" onClick={() => onRevoke(active)}>
            Revoke all {active.length} keys
          </Button>
        </div>
      )}
    </>
  );
}
