import { useLocation, useNavigate } from '@tanstack/react-router';
import { useOperation, useSettled } from '../../api/index.ts';
import { Page, Stack, type Tab, Tabs } from '../../kit/index.ts';
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
import { SwapPreferences } from './swap-preferences.tsx';
import { Wallets } from './wallets.tsx';

export default function SettingsPage() {
  return (
    <Page title="Settings" lead="What the service keeps about you, and how the console looks.">
      <SignedIn purpose="to see and change your settings">
        {({ wallet, expiresAt }) => <Settings key={wallet} wallet={wallet} expiresAt={expiresAt} />}
      </SignedIn>
    </Page>
  );
}

type SettingsProps = Readonly<{ wallet: `0x${string}`; expiresAt: Date }>;

function Settings({ wallet, expiresAt }: SettingsProps) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const tabs: readonly Tab[] = [
    {
      id: 'profile',
      label: 'Profile',
      content: <Person wallet={wallet} />,
    },
    { id: 'wallets', label: 'Wallets', content: <Wallets /> },
    {
      id: 'preferences',
      label: 'Preferences',
      content: (
        <Stack>
          <Appearance />
          <SwapPreferences />
        </Stack>
      ),
    },
    { id: 'payments', label: 'Payments', content: <MachinePayments /> },
    { id: 'referral', label: 'Referral', content: <Referral wallet={wallet} /> },
    {
      id: 'access',
      label: 'Access and data',
      content: (
        <Stack>
          <Sessions expiresAt={expiresAt} />
          <ChatAccounts />
          <PersonalData wallet={wallet} />
        </Stack>
      ),
    },
  ];
  const shown = tabs.some(({ id }) => id === hash) ? hash : 'profile';
  return (
    <Tabs
      label="Settings"
      tabs={tabs}
      value={shown}
      onChange={(id) => void navigate({ to: '/settings', hash: id, replace: true, resetScroll: false })}
    />
  );
}

/** What stands below a form comes with it, so that nothing moves. */
function Person({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const isSettled = useSettled(useOperation('viewUser', { query: { wallet } }));
  return (
    <Stack>
      <Profile wallet={wallet} />
      {isSettled && (
        <>
          <Email wallet={wallet} />
          <Notifications wallet={wallet} />
        </>
      )}
    </Stack>
  );
}
