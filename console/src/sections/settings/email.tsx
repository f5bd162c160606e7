import { type Data, isApiError } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Badge, Button, ErrorCard, Loaded, Notice, Row, Section, TextField } from '../../kit/index.ts';
import css from './settings.module.css';

type Known = Data<'viewUser'>['profile'];

/** While a link waits to be opened, the result is looked for. */
const POLL_MS = 10_000;

export function Email({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const input = { query: { wallet } };
  const first = useOperation('viewUser', input);
  const waits = first.data?.profile.email != null && !first.data.profile.emailVerified;
  const user = useOperation('viewUser', input, { refetchEvery: waits && POLL_MS });
  return (
    <Section title="E-mail" lead="Notices are sent to it once you have confirmed that it is yours.">
      <Loaded query={user} failed="The e-mail address could not be read">
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
          label="E-mail address"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(value) => {
            save.reset();
            setEmail(value);
          }}
          maxLength={254}
          hint="An address can be replaced, but not removed here."
          error={
            isTaken ? 'Another wallet confirmed this address. Use another one, or sign in with that wallet.' : undefined
          }
        />
      </div>
      {save.error !== null && !isTaken && <ErrorCard error={save.error} title="The address was not saved" />}
      <Row>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={wanted === '' || wanted === saved}>
          Save the address
        </Button>
        {saved !== '' && (
          <Badge tone={profile.emailVerified ? 'good' : 'warn'}>
            {profile.emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </Row>
      {saved !== '' && !profile.emailVerified && (
        <Notice
          tone={sentTo === undefined ? 'warn' : 'accent'}
          live={sentTo !== undefined}
          title={sentTo === undefined ? `Confirm ${saved}` : `Look into the mailbox of ${sentTo}`}
          actions={
            <Button size="small" busy={save.isPending} onClick={() => send(saved)}>
              Send the link again
            </Button>
          }
        >
          Open the link in the mail. It works once, within 24 hours, and this page shows the result by itself. At most
          five links a day are sent to a wallet, three to an address, and none if this service has no mail server.
        </Notice>
      )}
    </form>
  );
}
