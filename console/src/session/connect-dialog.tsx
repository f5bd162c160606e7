import { isApiError } from '@institutional-defi/client';
import { useConnectors } from 'wagmi';
import { Dialog } from '../kit/index.ts';
import { NetworkButton } from './network-button.tsx';
import { OpenInWallet } from './open-in-wallet.tsx';
import css from './session.module.css';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';
import { useSandboxEntry } from './use-sandbox-entry.ts';
import type { Chosen } from './wallet-work.ts';
import { SANDBOX_WALLET } from './wallets/sandbox-provider.ts';

type ConnectDialogProps = Readonly<{ open: boolean; onClose: () => void }>;

/**
 * The wallets that announced themselves to the page, and before them whom the sandbox's own wallet can sign in as. Choosing one connects
 * it and asks for the sign-in signature.
 */
export default function ConnectDialog({ open, onClose }: ConnectDialogProps) {
  const connectors = useConnectors().filter(({ id }) => id !== SANDBOX_WALLET);
  const { operators, as, signIn } = useSandboxEntry();
  const hasNone = connectors.length === 0 && as === undefined;
  const choice = (name: string, note: string | undefined, chosen: Chosen) => ({
    ...{ name, note, icon: chosen.connector.icon, disabled: signIn.isPending },
    isAsked: signIn.isPending && isSame(chosen, signIn.variables),
    onChoose: () => signIn.mutate(chosen, { onSuccess: onClose }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('connectTitle')}
      description={hasNone ? undefined : t('connectText')}
    >
      {hasNone && !isPhone() && <NoWallet />}
      {as !== undefined && (
        <section aria-labelledby="sandbox-only" className={css.noWallet}>
          <h3 id="sandbox-only">{t('sandboxOnly')}</h3>
          <p>{t('sandboxOnlyText')}</p>
          <ul className={css.wallets}>
            <Choice {...choice(t('buyer'), t('buyerText'), as())} />
            {operators.map((operator) => (
              <Choice
                key={operator.address}
                {...choice(
                  t('operator', { role: t(`role.${operator.role}`) }),
                  t(`role.${operator.role}.text`),
                  as(operator),
                )}
              />
            ))}
          </ul>
        </section>
      )}
      <ul className={css.wallets}>
        {connectors.map((connector) => (
          <Choice key={connector.uid} {...choice(connector.name, undefined, { connector })} />
        ))}
      </ul>
      {isPhone() && connectors.length === 0 && <OpenInWallet />}
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

const isSame = (one: Chosen, other: Chosen | undefined) =>
  one.connector.uid === other?.connector.uid && one.operatorKey === other.operatorKey;

type ChoiceProps = Readonly<{
  name: string;
  note: string | undefined;
  icon: string | undefined;
  disabled: boolean;
  /** The wallet shows the request. */
  isAsked: boolean;
  onChoose: () => void;
}>;

const Choice = ({ name, note, icon, disabled, isAsked, onChoose }: ChoiceProps) => (
  <li>
    <button type="button" className={css.wallet} disabled={disabled} onClick={onChoose}>
      {icon !== undefined && <img src={icon} alt="" width={28} height={28} />}
      {icon === undefined && note === undefined && <span className={css.noIcon} aria-hidden="true" />}
      <span className={css.walletName}>{name}</span>
      {note !== undefined && <span className={css.waiting}>{note}</span>}
      {isAsked && note === undefined && <span className={css.waiting}>{t('answerInWallet')}</span>}
    </button>
  </li>
);

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
