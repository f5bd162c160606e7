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

type Known = Data<'viewUser'>['profile'];
type Draft = Readonly<Record<'username' | 'name' | 'phone', string>>;

const FIELDS = ['username', 'name', 'phone'] as const;

export function Profile({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  return (
    <Section title="Profile" lead="Only you see your name, phone and e-mail address. The username is public.">
      <Loaded query={user} failed="The profile could not be read">
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
      toast({ tone: 'good', title: 'Profile saved' });
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
          label="Username"
          {...field('username')}
          maxLength={32}
          autoComplete="username"
          hint="3 to 32 letters, digits and _. Upper and lower case are the same name."
          error={isTaken ? 'Somebody else has this username. Choose another one.' : problem}
        />
        <TextField label="Name" {...field('name')} maxLength={255} autoComplete="name" />
        <TextField label="Phone" {...field('phone')} maxLength={20} type="tel" autoComplete="tel" />
      </div>
      {save.error !== null && !isTaken && <ErrorCard error={save.error} title="The profile was not saved" />}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isChanged || problem !== undefined}>
          Save the profile
        </Button>
      </div>
    </form>
  );
}

function usernameProblem(username: string, saved: string): string | undefined {
  if (username === saved) return undefined;
  if (username === '') return 'A username can be changed, but not removed.';
  if (!/^\w*$/.test(username)) return 'Use only letters, digits and _.';
  return username.length < 3 ? 'Enter at least 3 characters.' : undefined;
}

const Facts = ({ profile }: Readonly<{ profile: Known }>) => (
  <KeyValueList
    pairs={[
      { name: 'Country', value: profile.countryCode ?? <Absent why="not known" /> },
      { name: 'Registered', value: <Time value={profile.createdAt} /> },
      ...(profile.isBlocked ? [{ name: 'State', value: <Badge tone="bad">Blocked</Badge> }] : []),
    ]}
  />
);
