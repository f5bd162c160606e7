import { isApiError } from '@institutional-defi/client';
import { useConnectors } from 'wagmi';
import { Dialog } from '../kit/index.ts';
import { NetworkButton } from './network-button.tsx';
import { OpenInWallet } from './open-in-wallet.tsx';
import css from './session.module.css';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';
import { useSignIn } from './use-sign-in.ts';
import { SANDBOX_WALLET } from './wallets/sandbox-provider.ts';
import { useIsSimulated } from './wallets/use-sandbox-wallet.ts';

type ConnectDialogProps = Readonly<{ open: boolean; onClose: () => void }>;

/** The wallets that announced themselves to the page. Choosing one connects it and asks for the sign-in signature. */
export default function ConnectDialog({ open, onClose }: ConnectDialogProps) {
  const isSimulated = useIsSimulated();
  const connectors = useConnectors().filter(({ id }) => id !== SANDBOX_WALLET || isSimulated);
  const signIn = useSignIn();
  const busy = signIn.isPending ? signIn.variables : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('connectTitle')}
      description={connectors.length === 0 ? undefined : t('connectText')}
    >
      {connectors.length === 0 && !isPhone() && <NoWallet />}
      <ul className={css.wallets}>
        {connectors.map((connector) => (
          <li key={connector.uid}>
            <button
              type="button"
              className={css.wallet}
              disabled={signIn.isPending}
              onClick={() => signIn.mutate(connector, { onSuccess: onClose })}
            >
              {connector.icon === undefined ? (
                <span className={css.noIcon} aria-hidden="true" />
              ) : (
                <img src={connector.icon} alt="" width={28} height={28} />
              )}
              <span className={css.walletName}>
                {connector.id === SANDBOX_WALLET ? t('sandboxWallet') : connector.name}
              </span>
              {connector.id === SANDBOX_WALLET && <span className={css.waiting}>{t('simulated')}</span>}
              {busy?.uid === connector.uid && <span className={css.waiting}>{t('answerInWallet')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isPhone() && !connectors.some(({ id }) => id !== SANDBOX_WALLET) && <OpenInWallet />}
      {signIn.error !== null && (
        <>
          <SignInTrouble error={signIn.error} />
          {isApiError(signIn.error, 'SIGN_IN_REFUSED', 'ACCOUNT_OF_ANOTHER_CHAIN') && (
            <NetworkButton onSwitched={signIn.reset} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** Touched and not pointed at: extensions are rare there. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

const NoWallet = () => (
  <div className={css.noWallet}>
    <p>{t('noWallet')}</p>
    <ol>
      <li>{t('noWallet1')}</li>
      <li>{t('noWallet2')}</li>
      <li>{t('noWallet3')}</li>
    </ol>
  </div>
);
