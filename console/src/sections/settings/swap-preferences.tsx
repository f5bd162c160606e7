import type { Data, Input } from '@institutional-defi/client';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { operationKey, useAction, useOperation } from '../../api/index.ts';
import { Button, ErrorCard, Loaded, Section, Switch, TextField } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type Saved = Data<'viewSwapPreferences'>;
type Changes = Input<'setSwapPreferences'>['body']['swapPreferences'];

const SWITCHES = ['showCharts', 'showMultiQuoter', 'showAdvancedRouting'] as const;

/** Each change is saved at once. */
export function SwapPreferences() {
  const preferences = useOperation('viewSwapPreferences');
  const cache = useQueryClient();
  const save = useAction('setSwapPreferences', {
    onDone: (saved) => cache.setQueryData<Saved>(operationKey('viewSwapPreferences'), saved),
  });
  const change = (swapPreferences: Changes) => save.mutate({ body: { swapPreferences } });
  const wished = save.isPending ? save.variables.body.swapPreferences : {};
  return (
    <Section title={t('swaps')} lead={t('swaps.lead')}>
      <Loaded query={preferences} failed={t('swaps.failed')}>
        {({ swapPreferences }) => (
          <div className={css.switches}>
            {SWITCHES.map((name) => (
              <Switch
                key={name}
                label={t(`swap.${name}`)}
                {...(name !== 'showCharts' && { hint: t(`swap.${name}.hint`) })}
                checked={wished[name] ?? swapPreferences[name]}
                onChange={(isOn) => change({ [name]: isOn })}
              />
            ))}
            <Texts saved={swapPreferences} busy={save.isPending} onSave={change} />
          </div>
        )}
      </Loaded>
      {save.error !== null && <ErrorCard error={save.error} title={t('swaps.notSaved')} />}
    </Section>
  );
}

type TextsProps = Readonly<{
  saved: Saved['swapPreferences'];
  busy: boolean;
  onSave: (changes: Changes) => void;
}>;

function Texts({ saved, busy, onSave }: TextsProps) {
  const [provider, setProvider] = useState(saved.preferredProvider);
  const [country, setCountry] = useState(saved.countryCode);
  const wanted = { preferredProvider: provider.trim() || 'auto', countryCode: country.trim().toUpperCase() };
  const isChanged = wanted.preferredProvider !== saved.preferredProvider || wanted.countryCode !== saved.countryCode;
  const problem = /^([A-Z]{2})?$/.test(wanted.countryCode) ? undefined : t('swap.countryWrong');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && problem === undefined && !busy) onSave(wanted);
  };
  return (
    <form className={css.switches} onSubmit={submit}>
      <div className={css.form}>
        <TextField
          label={t('swap.provider')}
          value={provider}
          onChange={setProvider}
          maxLength={50}
          hint={t('swap.providerHint')}
        />
        <TextField
          label={t('country')}
          value={country}
          onChange={setCountry}
          maxLength={2}
          autoComplete="country"
          hint={t('swap.countryHint')}
          error={problem}
        />
      </div>
      <div>
        <Button type="submit" busy={busy} disabled={!isChanged || problem !== undefined}>
          {t('swap.save')}
        </Button>
      </div>
    </form>
  );
}
