import type { Data, Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, Select, Switch, toast } from '../../kit/index.ts';
import css from './settings.module.css';

type Source = Schemas['SourceChain'];

const SOURCES: readonly Readonly<{ value: Source; label: string }>[] = [
  { value: 'arbitrum', label: 'Arbitrum' },
  { value: 'base', label: 'Base' },
  { value: 'optimism', label: 'Optimism' },
  { value: 'polygon', label: 'Polygon' },
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'solana', label: 'Solana' },
];

/** A new consent replaces the earlier one. */
export function ConsentForm({ consent }: Readonly<{ consent: Data<'viewMppConsent'>['consent'] }>) {
  const [autoFundEnabled, setAutoFund] = useState(consent?.autoFundEnabled ?? false);
  const [preferredSourceChain, setSource] = useState<Source>(consent?.preferredSourceChain ?? 'arbitrum');
  const grant = useAction('grantMppConsent', {
    changes: ['viewMppConsent'],
    onDone: () => toast({ tone: 'good', title: 'Consent stored' }),
  });
  const isNew = consent === null || consent.consentGrantedAt === null;
  const isChanged =
    isNew || autoFundEnabled !== consent.autoFundEnabled || preferredSourceChain !== consent.preferredSourceChain;
  return (
    <div className={css.switches}>
      <Switch
        label="Top up automatically"
        checked={autoFundEnabled}
        onChange={setAutoFund}
        hint="The account on the rail may be filled without asking you each time."
      />
      <div className={css.form}>
        <Select
          label="Top up from"
          value={preferredSourceChain}
          onChange={setSource}
          choices={SOURCES}
          disabled={!autoFundEnabled}
        />
      </div>
      {grant.error !== null && <ErrorCard error={grant.error} title="The consent was not stored" />}
      <div>
        <Button
          variant="primary"
          busy={grant.isPending}
          disabled={!isChanged}
          onClick={() => grant.mutate({ body: { autoFundEnabled, preferredSourceChain } })}
        >
          {isNew ? 'Consent to machine payments' : 'Change the consent'}
        </Button>
      </div>
    </div>
  );
}
