import { type Data, isApiError } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Badge, Button, ErrorCard, Loaded, Notice, Row, Section, TextField } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type Known = Data<'viewUser'>['profile'];

/** While a link waits to be opened, the result is looked for. */
const POLL_MS = 10_000;

export function Email({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const input = { query: { wallet } };
  const first = useOperation('viewUser', input);
  const waits = first.data?.profile.email != null && !first.data.profile.emailVerified;
  const user = useOperation('viewUser', input, { refetchEvery: waits && POLL_MS });
  return (
    <Section title={t('email')} lead={t('email.lead')}>
      <Loaded query={user} failed={t('email.failed')}>
        {({ profile }) => <EmailForm key={profile.id} profile={profile} />}
      </Loaded>
    </Section>
  );
}

function EmailForm({ profile }: Readonly<{ profile: Known }>) {
  const saved = profile.email ?? '';
  const [email, setEmail] = useState(saved);
  const [sentTo, setSentTo] = useState<string>();
  const save = useAction('changeProfile', {
    changes: ['viewUser'],
    onDone: (_, { body }) => setSentTo(body.email),
  });
  const send = (address: string) => {
    setSentTo(undefined);
    save.mutate({ body: { email: address } });
  };
  const wanted = email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== saved && !save.isPending) send(wanted);
  };
  const isTaken = isApiError(save.error, 'EMAIL_TAKEN');
  return (
    <form onSubmit={submit} className={css.switches}>
      <div className={css.form}>
        <TextField
          label={t('email.address')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(value) => {
            save.reset();
            setEmail(value);
          }}
          maxLength={254}
          hint={t('email.hint')}
          error={isTaken ? t('email.taken') : undefined}
        />
      </div>
      {save.error !== null && !isTaken && <ErrorCard error={save.error} title={t('email.notSaved')} />}
      <Row>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={wanted === '' || wanted === saved}>
          {t('email.save')}
        </Button>
        {saved !== '' && (
          <Badge tone={profile.emailVerified ? 'good' : 'warn'}>
            {t(profile.emailVerified ? 'email.confirmed' : 'email.notConfirmed')}
          </Badge>
        )}
      </Row>
      {saved !== '' && !profile.emailVerified && (
        <Notice
          tone={sentTo === undefined ? 'warn' : 'accent'}
          live={sentTo !== undefined}
          title={sentTo === undefined ? t('email.confirm', { address: saved }) : t('email.look', { address: sentTo })}
          actions={
            <Button size="small" busy={save.isPending} onClick={() => send(saved)}>
              {t('email.again')}
            </Button>
          }
        >
          {t('email.how')}
        </Notice>
      )}
    </form>
  );
}
