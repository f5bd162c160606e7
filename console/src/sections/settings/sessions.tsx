import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Absent, Button, Dialog, ErrorCard, KeyValueList, LinkButton, Row, Section, Time } from '../../kit/index.ts';
import { useSignOut } from '../../session/index.ts';

/** The API tells of this session alone; others can be ended, but not listed. */
export function Sessions({ expiresAt }: Readonly<{ expiresAt: Date }>) {
  const keys = useOperation('listApiKeys');
  const signOut = useSignOut();
  const [isSure, setSure] = useState(false);
  const now = new Date();
  const live = keys.data?.keys.filter(
    (key) => key.revokedAt === null && (key.expiresAt === null || new Date(key.expiresAt) > now),
  ).length;
  return (
    <Section
      title="Sessions"
      lead="The service tells of the session in this browser only. “Everywhere” also ends the others, on every device."
      actions={
        <LinkButton to="/developer" size="small">
          API keys
        </LinkButton>
      }
    >
      <KeyValueList
        pairs={[
          { name: 'This session ends', value: <Time value={expiresAt.toISOString()} /> },
          { name: 'API keys that outlive it', value: live ?? <Absent /> },
        ]}
      />
      <Row>
        <Button busy={signOut.isPending && !isSure} onClick={() => signOut.mutate({})}>
          Sign out
        </Button>
        <Button variant="danger" onClick={() => setSure(true)}>
          Sign out everywhere
        </Button>
      </Row>
      {signOut.error !== null && <ErrorCard error={signOut.error} title="Not signed out" />}
      <Dialog
        open={isSure}
        onClose={() => setSure(false)}
        title="Sign out everywhere?"
        description={`Every session of this wallet ends, also in other browsers. ${keysText(live)}`}
        actions={
          <>
            <Button onClick={() => setSure(false)}>Stay signed in</Button>
            <Button variant="danger" busy={signOut.isPending} onClick={() => signOut.mutate({ everywhere: true })}>
              End every session
            </Button>
          </>
        }
      />
    </Section>
  );
}

function keysText(live: number | undefined): string {
  if (live === 0) return 'No API key is active.';
  const keys = live === undefined ? 'API keys go' : live === 1 ? 'One API key goes' : `${live} API keys go`;
  return `${keys} on working: revoke them on the page Developer.`;
}
