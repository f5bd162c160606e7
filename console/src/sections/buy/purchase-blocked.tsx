import { Address, Button, Notice } from '../../kit/index.ts';
import { NetworkButton, SignInButton } from '../../session/index.ts';
import { chainName } from '../../values/chains.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';
import { t } from './texts/index.ts';

type BlockedProps = Readonly<{
  next: 'connect' | 'switch-network' | 'change-account' | 'sign-in';
  purchase: Purchase;
  onDiscard: () => void;
}>;

/** What only the person can do before the purchase goes on. It goes on by itself, or with its button, afterwards. */
export function Blocked({ next, purchase, onDiscard }: BlockedProps) {
  const discard =
    purchase.payment === undefined ? (
      <Button size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
    ) : null;
  switch (next) {
    case 'connect':
      return (
        <Notice
          tone="warn"
          title={t('blocked.connect')}
          actions={
            <>
              <SignInButton size="small">{t('connect')}</SignInButton>
              {discard}
            </>
          }
        >
          {t('blocked.connectText')}
        </Notice>
      );
    case 'switch-network':
      return (
        <Notice
          tone="warn"
          title={t('otherNetwork')}
          live
          actions={
            <>
              <NetworkButton chainId={purchase.chainId} />
              {discard}
            </>
          }
        >
          {t('blocked.networkText', { network: chainName(purchase.chainId) })}
        </Notice>
      );
    case 'change-account':
      return (
        <Notice tone="warn" title={t('blocked.account')} live actions={discard}>
          {t.rich('blocked.accountText', { wallet: <Address value={purchase.wallet} /> })}
        </Notice>
      );
    case 'sign-in':
      return (
        <Notice tone="warn" title={t('blocked.signIn')} live actions={discard}>
          {t('blocked.signInText')}
        </Notice>
      );
  }
}
