import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import {
  Button,
  CodeBlock,
  type Column,
  Dialog,
  EmptyState,
  ErrorCard,
  Loaded,
  Notice,
  Row,
  Section,
  Table,
  Time,
  toast,
} from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type ChatData = Data<'chat'>['response']['data'];
type Linked = NonNullable<ChatData['linked']>[number];
type Platform = Linked['platform'];

const PLATFORMS: Readonly<Record<Platform, string>> = { telegram: 'Telegram', whatsapp: 'WhatsApp' };
/** A conversation of its own, so that it disturbs none with the agent. */
const ABOUT_LINKS = { sessionId: 'console-settings' } as const;

/** Accounts of messaging platforms that may ask about this wallet. The chat keeps them, so the page asks the chat. */
export function ChatAccounts() {
  const accounts = useOperation('chat', { body: { ...ABOUT_LINKS, message: 'linked accounts', channel: 'web' } });
  const [invited, setInvited] = useState<ChatData['link']>();
  const ask = useAction('chat', {
    changes: ['chat'],
    onDone: ({ response }) => {
      if (response.data.link === undefined) toast({ tone: 'good', title: t('chats.unlinked') });
      else setInvited(response.data.link);
    },
  });
  const say = (message: string) => ask.mutate({ body: { ...ABOUT_LINKS, message, channel: 'web' } });
  return (
    <Section title={t('chats')} lead={t('chats.lead')}>
      <Loaded query={accounts} failed={t('chats.failed')}>
        {({ response }) => (
          <Table
            label={t('chats')}
            columns={columns((platform) => say(`unlink ${platform}`))}
            rows={response.data.linked ?? []}
            rowKey={({ platform, account }) => `${platform} ${account}`}
            empty={<EmptyState title={t('chats.none')}>{t('chats.none.text')}</EmptyState>}
          />
        )}
      </Loaded>
      {ask.error !== null && <ErrorCard error={ask.error} title={t('chats.noAnswer')} />}
      <Row>
        {(Object.keys(PLATFORMS) as Platform[]).map((platform) => (
          <Button key={platform} busy={ask.isPending} onClick={() => say(`link ${platform}`)}>
            {t('chats.link', { platform: PLATFORMS[platform] })}
          </Button>
        ))}
      </Row>
      {invited !== undefined && <Invitation invited={invited} onClose={() => setInvited(undefined)} />}
    </Section>
  );
}

const columns = (onUnlink: (platform: Platform) => void): readonly Column<Linked>[] => [
  { id: 'platform', title: t('chats.platform'), cell: ({ platform }) => PLATFORMS[platform] },
  { id: 'account', title: t('chats.account'), cell: ({ account }) => <code>{account}</code> },
  { id: 'ends', title: t('chats.ends'), cell: ({ expiresAt }) => <Time value={expiresAt} /> },
  {
    id: 'unlink',
    title: t('act'),
    cell: ({ platform }) => (
      <Button size="small" onClick={() => onUnlink(platform)}>
        {t('chats.unlink', { platform: PLATFORMS[platform] })}
      </Button>
    ),
  },
];

type InvitationProps = Readonly<{ invited: NonNullable<ChatData['link']>; onClose: () => void }>;

const Invitation = ({ invited: { platform, code, expiresAt }, onClose }: InvitationProps) => (
  <Dialog open onClose={onClose} title={t('chats.link', { platform: PLATFORMS[platform] })} dismissible={false}>
    <p className={css.text}>
      {t.rich('chats.send', { platform: PLATFORMS[platform], time: <Time value={expiresAt} exact /> })}
    </p>
    <CodeBlock label={t('chats.message', { platform: PLATFORMS[platform] })} code={`link ${code}`} />
    <Notice tone="warn" title={t('chats.secret')}>
      {t('chats.secret.text')}
    </Notice>
  </Dialog>
);
