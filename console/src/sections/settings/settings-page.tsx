import { useOperation, useSettled } from '../../api/index.ts';
import { AddressTabs, Page, type Tab } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { Appearance } from './appearance.tsx';
import { ChatAccounts } from './chat-accounts.tsx';
import { Email } from './email.tsx';
import { MachinePayments } from './machine-payments.tsx';
import { Notifications } from './notifications.tsx';
import { PersonalData } from './personal-data.tsx';
import { Profile } from './profile.tsx';
import { Referral } from './referral.tsx';
import { Sessions } from './sessions.tsx';
import css from './settings.module.css';
import { t } from './texts/index.ts';
import { Wallets } from './wallets.tsx';

export default function SettingsPage() {
  return (
    <Page title={t('title')} lead={t('lead')} wide>
      <SignedIn purpose={t('purpose')}>
        {({ wallet, expiresAt }) => <Settings key={wallet} wallet={wallet} expiresAt={expiresAt} />}
      </SignedIn>
    </Page>
  );
}

type SettingsProps = Readonly<{ wallet: `0x${string}`; expiresAt: Date }>;

function Settings({ wallet, expiresAt }: SettingsProps) {
  const tabs: readonly Tab[] = [
    {
      id: 'profile',
      label: t('tab.profile'),
      content: <Person wallet={wallet} />,
    },
    { id: 'wallets', label: t('tab.wallets'), content: <Wallets /> },
    {
      id: 'preferences',
      label: t('tab.preferences'),
      content: <Appearance />,
    },
    { id: 'payments', label: t('tab.payments'), content: <MachinePayments /> },
    { id: 'referral', label: t('tab.referral'), content: <Referral wallet={wallet} /> },
    {
      id: 'access',
      label: t('tab.access'),
      content: (
        <div className={css.sections}>
          <Sessions expiresAt={expiresAt} />
          <ChatAccounts />
          <PersonalData wallet={wallet} />
        </div>
      ),
    },
  ];
  return <AddressTabs label={t('title')} tabs={tabs} />;
}

/** What stands below a form comes with it, so that nothing moves. */
function Person({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const isSettled = useSettled(useOperation('viewUser', { query: { wallet } }));
  return (
    <div className={css.sections}>
      <Profile wallet={wallet} />
      {isSettled && (
        <>
          <Email wallet={wallet} />
          <Notifications wallet={wallet} />
        </>
      )}
    </div>
  );
}
