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
      if (response.data.link === undefined) toast({ title: response.message });
      else setInvited(response.data.link);
    },
  });
  const say = (message: string) => ask.mutate({ body: { ...ABOUT_LINKS, message, channel: 'web' } });
  return (
    <Section
      title="Chat accounts"
      lead="A linked account can ask about this wallet and prepare transfers in a messenger. Only your wallet signs them."
    >
      <Loaded query={accounts} failed="The linked accounts could not be read">
        {({ response }) => (
          <Table
            label="Chat accounts"
            columns={columns((platform) => say(`unlink ${platform}`))}
            rows={response.data.linked ?? []}
            rowKey={({ platform, account }) => `${platform} ${account}`}
            empty={
              <EmptyState title="No account is linked">Get a code, and send it to the bot of this service.</EmptyState>
            }
          />
        )}
      </Loaded>
      {ask.error !== null && <ErrorCard error={ask.error} title="The chat did not answer" />}
      <Row>
        {(Object.keys(PLATFORMS) as Platform[]).map((platform) => (
          <Button key={platform} busy={ask.isPending} onClick={() => say(`link ${platform}`)}>
            Link {PLATFORMS[platform]}
          </Button>
        ))}
      </Row>
      {invited !== undefined && <Invitation invited={invited} onClose={() => setInvited(undefined)} />}
    </Section>
  );
}

const columns = (onUnlink: (platform: Platform) => void): readonly Column<Linked>[] => [
  { id: 'platform', title: 'Platform', cell: ({ platform }) => PLATFORMS[platform] },
  { id: 'account', title: 'Account', cell: ({ account }) => <code>{account}</code> },
  { id: 'ends', title: 'Ends', cell: ({ expiresAt }) => <Time value={expiresAt} /> },
  {
    id: 'unlink',
    title: 'Act',
    cell: ({ platform }) => (
      <Button size="small" onClick={() => onUnlink(platform)}>
        Unlink {PLATFORMS[platform]}
      </Button>
    ),
  },
];

type InvitationProps = Readonly<{ invited: NonNullable<ChatData['link']>; onClose: () => void }>;

const Invitation = ({ invited: { platform, code, expiresAt }, onClose }: InvitationProps) => (
  <Dialog open onClose={onClose} title={`Link ${PLATFORMS[platform]}`} dismissible={false}>
    <p className={css.text}>
      Send this to the bot of this service on {PLATFORMS[platform]}, from your own account. It works once, until{' '}
      <Time value={expiresAt} exact />.
    </p>
    <CodeBlock label={`Message on ${PLATFORMS[platform]}`} code={`link ${code}`} />
    <Notice tone="warn" title="Do not share the code">
      Whoever sends it can ask about this wallet and prepare transfers for it.
    </Notice>
  </Dialog>
);
