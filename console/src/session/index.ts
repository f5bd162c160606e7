export { AccountMenu } from './account-menu.tsx';
export { NetworkButton } from './network-button.tsx';
export { onOtherTab } from './remembered.ts';
export { SessionBanners } from './session-banners.tsx';
export { SignInButton } from './sign-in-button.tsx';
export { type ActiveSession, SignedIn } from './signed-in.tsx';
export { operatorQuery, useOperator } from './use-operator.ts';
export { useSession, useSignedInWallet } from './use-session.ts';
export { useSignOut } from './use-sign-out.ts';
