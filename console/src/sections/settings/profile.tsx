import { type Data, isApiError } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import {
  Absent,
  Badge,
  Button,
  ErrorCard,
  KeyValueList,
  Loaded,
  Section,
  TextField,
  Time,
  toast,
} from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type Known = Data<'viewUser'>['profile'];
type Draft = Readonly<Record<'username' | 'name' | 'phone', string>>;

const FIELDS = ['username', 'name', 'phone'] as const;

export function Profile({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  return (
    <Section title={t('profile')} lead={t('profile.lead')}>
      <Loaded query={user} failed={t('profile.failed')}>
        {({ profile }) => (
          <>
            <ProfileForm key={profile.id} profile={profile} />
            <Facts profile={profile} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

const draftOf = ({ username, name, phone }: Known): Draft => ({
  username: username ?? '',
  name: name ?? '',
  phone: phone ?? '',
});

/** Sends only what changed. */
function ProfileForm({ profile }: Readonly<{ profile: Known }>) {
  const saved = draftOf(profile);
  const [draft, setDraft] = useState(saved);
  const save = useAction('changeProfile', {
    changes: ['viewUser'],
    onDone: (changed) => {
      setDraft(draftOf(changed.profile));
      toast({ tone: 'good', title: t('profile.saved') });
    },
  });
  const changes = Object.fromEntries(
    FIELDS.filter((field) => draft[field] !== saved[field]).map((field) => [field, draft[field]]),
  );
  const isChanged = Object.keys(changes).length > 0;
  const problem = usernameProblem(draft.username, saved.username);
  const isTaken = isApiError(save.error, 'USERNAME_TAKEN');
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (value: string) => {
      save.reset();
      setDraft({ ...draft, [name]: value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && problem === undefined && !save.isPending) save.mutate({ body: changes });
  };
  return (
    <form onSubmit={submit} className={css.switches}>
      <div className={css.form}>
        <TextField
          label={t('username')}
          {...field('username')}
          maxLength={32}
          autoComplete="username"
          hint={t('username.hint')}
          error={isTaken ? t('username.taken') : problem}
        />
        <TextField label={t('name')} {...field('name')} maxLength={255} autoComplete="name" />
        <TextField label={t('phone')} {...field('phone')} maxLength={20} type="tel" autoComplete="tel" />
      </div>
      {save.error !== null && !isTaken && <ErrorCard error={save.error} title={t('profile.notSaved')} />}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isChanged || problem !== undefined}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}

function usernameProblem(username: string, saved: string): string | undefined {
  if (username === saved) return undefined;
  if (username === '') return t('username.removed');
  if (!/^\w*$/.test(username)) return t('username.characters');
  return username.length < 3 ? t('username.short') : undefined;
}

const Facts = ({ profile }: Readonly<{ profile: Known }>) => (
  <KeyValueList
    pairs={[
      { name: t('country'), value: profile.countryCode ?? <Absent why={t('unknown')} /> },
      { name: t('registered'), value: <Time value={profile.createdAt} /> },
      ...(profile.isBlocked ? [{ name: t('state'), value: <Badge tone="bad">{t('blocked')}</Badge> }] : []),
    ]}
  />
);
