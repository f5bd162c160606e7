import { useState } from 'react';
import { Button, Dialog, ErrorCard, Select, Stack, TextField } from '../../kit/index.ts';
import { KeyLost } from './key-lost.tsx';
import { KeyShown } from './key-shown.tsx';
import { dayProblem, endOf, LIFETIMES, type Lifetime } from './lifetimes.ts';
import { ScopePicker } from './scope-picker.tsx';
import { type Scope, USUAL_SCOPES } from './scopes.ts';
import { useCreateKey } from './use-create-key.ts';

const LONGEST_LABEL = 100;

/** The form, then the key, which is shown until the dialog is closed and never again. */
export function CreateKeyDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const creation = useCreateKey();
  const form = useForm(creation.startAnew);
  if (creation.created !== undefined) return <KeyShown created={creation.created} onClose={onClose} />;
  if (creation.lost !== undefined)
    return <KeyLost lost={creation.lost} onAnew={creation.startAnew} onClose={onClose} />;
  // While the request runs, closing would lose the key that it returns.
  const close = () => creation.isPending || onClose();
  const submit = () => {
    const body = form.check();
    if (body !== undefined) creation.create(body);
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Create an API key"
      description="The key acts for your wallet within its scopes. It cannot sign, and it cannot create keys."
      dismissible={false}
      actions={
        <>
          <Button disabled={creation.isPending} onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" busy={creation.isPending} onClick={submit}>
            Create the key
          </Button>
        </>
      }
    >
      <Stack>
        <Fields form={form} />
        {creation.error !== null && (
          <ErrorCard error={creation.error} title="The key was not created" onRetry={creation.repeat} />
        )}
      </Stack>
    </Dialog>
  );
}

function useForm(onChange: () => void) {
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState(USUAL_SCOPES);
  const [lifetime, setLifetime] = useState<Lifetime>('quarter');
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const problems = {
    label: label.trim() === '' ? 'Enter what the key is for.' : undefined,
    scopes: scopes.length === 0 ? 'Choose at least one scope.' : undefined,
    day: dayProblem(lifetime, day, new Date()),
  };
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onChange();
    };
  return {
    values: { label, scopes, lifetime, day },
    problems: isTried ? problems : { label: undefined, scopes: undefined, day: undefined },
    setLabel: changing(setLabel),
    setScopes: changing<readonly Scope[]>(setScopes),
    setLifetime: changing(setLifetime),
    setDay: changing(setDay),
    /** What to send; undefined, with the problems shown, if it cannot be sent. */
    check: () => {
      setTried(true);
      if (Object.values(problems).some((problem) => problem !== undefined)) return undefined;
      const expiresAt = endOf(lifetime, day, new Date())?.toISOString();
      return {
        label: label.trim(),
        env: 'live' as const,
        scopes: [...scopes],
        ...(expiresAt !== undefined && { expiresAt }),
      };
    },
  };
}

function Fields({ form }: Readonly<{ form: ReturnType<typeof useForm> }>) {
  const { values, problems } = form;
  return (
    <>
      <TextField
        label="Label"
        value={values.label}
        onChange={form.setLabel}
        maxLength={LONGEST_LABEL}
        placeholder="portfolio dashboard"
        hint="What the key is for. Only you see it."
        error={problems.label}
      />
      <Select
        label="Works for"
        value={values.lifetime}
        onChange={form.setLifetime}
        choices={LIFETIMES}
        hint={values.lifetime === 'unlimited' ? 'A key without an end works until somebody revokes it.' : undefined}
      />
      {values.lifetime === 'chosen' && (
        <TextField label="Last day" type="date" value={values.day} onChange={form.setDay} error={problems.day} />
      )}
      <ScopePicker chosen={values.scopes} onChange={form.setScopes} error={problems.scopes} />
    </>
  );
}
