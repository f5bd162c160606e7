import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Absent, Button, Dialog, ErrorCard, KeyValueList, LinkButton, Row, Section, Time } from '../../kit/index.ts';
import { useSignOut } from '../../session/index.ts';
import { t } from './texts/index.ts';

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
      title={t('sessions')}
      lead={t('sessions.lead')}
      actions={
        <LinkButton to="/developer" size="small">
          {t('apiKeys')}
        </LinkButton>
      }
    >
      <KeyValueList
        pairs={[
          { name: t('sessions.ends'), value: <Time value={expiresAt.toISOString()} /> },
          { name: t('sessions.keys'), value: live ?? <Absent /> },
        ]}
      />
      <Row>
        <Button busy={signOut.isPending && !isSure} onClick={() => signOut.mutate({})}>
          {t('signOut')}
        </Button>
        <Button variant="danger" onClick={() => setSure(true)}>
          {t('everywhere')}
        </Button>
      </Row>
      {signOut.error !== null && <ErrorCard error={signOut.error} title={t('everywhere.failed')} />}
      <Dialog
        open={isSure}
        onClose={() => setSure(false)}
        title={t('everywhere.title')}
        description={t('everywhere.text', {
          keys: live === undefined ? t('keys.unknown') : t('keys.count', { count: live }),
        })}
        actions={
          <>
            <Button onClick={() => setSure(false)}>{t('everywhere.stay')}</Button>
            <Button variant="danger" busy={signOut.isPending} onClick={() => signOut.mutate({ everywhere: true })}>
              {t('everywhere.yes')}
            </Button>
          </>
        }
      />
    </Section>
  );
}
