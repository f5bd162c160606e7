import type { Data, Input } from '@institutional-defi/client';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { operationKey, useAction, useOperation } from '../../api/index.ts';
import { Button, ErrorCard, Loaded, Section, Switch, TextField } from '../../kit/index.ts';
import css from './settings.module.css';

type Saved = Data<'viewSwapPreferences'>;
type Changes = Input<'setSwapPreferences'>['body']['swapPreferences'];

const SWITCHES = [
  ['showCharts', 'Price charts beside a swap', undefined],
  ['showMultiQuoter', 'Quotes of several providers', 'Compare them before you choose one.'],
  ['showAdvancedRouting', 'Details of the route', 'Each step of a swap across chains.'],
] as const;

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
    <Section title="Swaps" lead="Kept for every program that shows swaps to you. Each reads them from the service.">
      <Loaded query={preferences} failed="The preferences could not be read">
        {({ swapPreferences }) => (
          <div className={css.switches}>
            {SWITCHES.map(([name, label, hint]) => (
              <Switch
                key={name}
                label={label}
                {...(hint !== undefined && { hint })}
                checked={wished[name] ?? swapPreferences[name]}
                onChange={(isOn) => change({ [name]: isOn })}
              />
            ))}
            <Texts saved={swapPreferences} busy={save.isPending} onSave={change} />
          </div>
        )}
      </Loaded>
      {save.error !== null && <ErrorCard error={save.error} title="The preferences were not saved" />}
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
  const problem = /^([A-Z]{2})?$/.test(wanted.countryCode) ? undefined : 'Enter two letters, such as FR, or nothing.';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && problem === undefined && !busy) onSave(wanted);
  };
  return (
    <form className={css.switches} onSubmit={submit}>
      <div className={css.form}>
        <TextField
          label="Preferred provider"
          value={provider}
          onChange={setProvider}
          maxLength={50}
          hint="auto takes the best quote."
        />
        <TextField
          label="Country"
          value={country}
          onChange={setCountry}
          maxLength={2}
          autoComplete="country"
          hint="Some providers serve some countries only. May stay empty."
          error={problem}
        />
      </div>
      <div>
        <Button type="submit" busy={busy} disabled={!isChanged || problem !== undefined}>
          Save the provider and the country
        </Button>
      </div>
    </form>
  );
}
