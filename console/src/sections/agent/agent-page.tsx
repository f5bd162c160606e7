import { Notice, Page } from '../../kit/index.ts';
import { SignInButton, useSession, useShownSession } from '../../session/index.ts';
import { Chat } from './chat.tsx';
import { t } from './texts/index.ts';

export default function AgentPage() {
  const session = useSession();
  const shown = useShownSession();
  const wallet = session.status === 'loading' ? session.wallet : shown?.wallet;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {wallet === undefined && session.status !== 'expired' && (
        <Notice title={t('noSession')} actions={<SignInButton size="small" />}>
          {t('noSessionText')}
        </Notice>
      )}
      <Chat key={wallet ?? 'nobody'} wallet={wallet} />
    </Page>
  );
}
