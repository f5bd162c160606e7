import type { Data, Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, Select, Switch, toast } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type Source = Schemas['SourceChain'];

const SOURCES: readonly Source[] = ['arbitrum', 'base', 'optimism', 'polygon', 'ethereum', 'solana'];
const nameOf = (source: Source) => `${source.charAt(0).toUpperCase()}${source.slice(1)}`;

/** A new consent replaces the earlier one. */
export function ConsentForm({ consent }: Readonly<{ consent: Data<'viewMppConsent'>['consent'] }>) {
  const [autoFundEnabled, setAutoFund] = useState(consent?.autoFundEnabled ?? false);
  const [preferredSourceChain, setSource] = useState<Source>(consent?.preferredSourceChain ?? 'arbitrum');
  const grant = useAction('grantMppConsent', {
    changes: ['viewMppConsent'],
    onDone: () => toast({ tone: 'good', title: t('consent.stored') }),
  });
  const isNew = consent === null || consent.consentGrantedAt === null;
  const isChanged =
    isNew || autoFundEnabled !== consent.autoFundEnabled || preferredSourceChain !== consent.preferredSourceChain;
  return (
    <div className={css.switches}>
      <Switch
        label={t('consent.topUp')}
        checked={autoFundEnabled}
        onChange={setAutoFund}
        hint={t('consent.topUpHint')}
      />
      <div className={css.form}>
        <Select
          label={t('consent.from')}
          value={preferredSourceChain}
          onChange={setSource}
          choices={SOURCES.map((value) => ({ value, label: nameOf(value) }))}
          disabled={!autoFundEnabled}
        />
      </div>
      {grant.error !== null && <ErrorCard error={grant.error} title={t('consent.notStored')} />}
      <div>
        <Button
          variant="primary"
          busy={grant.isPending}
          disabled={!isChanged}
          onClick={() => grant.mutate({ body: { autoFundEnabled, preferredSourceChain } })}
        >
          {t(isNew ? 'consent.new' : 'consent.change')}
        </Button>
      </div>
    </div>
  );
}
