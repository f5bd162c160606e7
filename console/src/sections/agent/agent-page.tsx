import { Notice, Page } from '../../kit/index.ts';
import { SignInButton, useSignedInWallet } from '../../session/index.ts';
import { Chat } from './chat.tsx';
import { t } from './texts/index.ts';

export default function AgentPage() {
  const wallet = useSignedInWallet();
  return (
    <Page title={t('title')} lead={t('lead')}>
      {wallet === undefined && (
        <Notice title={t('noSession')} actions={<SignInButton size="small" />}>
          {t('noSessionText')}
        </Notice>
      )}
      <Chat key={wallet ?? 'nobody'} wallet={wallet} />
    </Page>
  );
}
