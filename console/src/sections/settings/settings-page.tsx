import { Page } from '../../kit/index.ts';

export default function SettingsPage() {
  return <Page title="Settings" lead="Profile, wallets, notifications, sessions and theme." />;
}
