import { Address, Button } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import css from './session.module.css';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';
import { useSandboxEntry } from './use-sandbox-entry.ts';
import { useSignedInWallet } from './use-session.ts';

/** The operators of the sandbox, each with a button that signs in as them where the sandbox has a wallet of its own. */
export function SandboxOperators() {
  const { operators, as, signIn } = useSandboxEntry();
  const wallet = useSignedInWallet();
  return (
    <>
      <ul className={css.wallets}>
        {operators.map((operator) => (
          <li key={operator.address} className={css.operator}>
            <span className={css.walletName}>{t('operator', { role: t(`role.${operator.role}`) })}</span>
            <Address value={operator.address} whole={as === undefined} />
            {as !== undefined && !sameAddress(wallet, operator.address) && (
              <Button
                size="small"
                busy={signIn.isPending && signIn.variables?.operatorKey === operator.privateKey}
                onClick={() => signIn.mutate(as(operator))}
              >
                {t('signInAs', { role: t(`role.${operator.role}`) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {signIn.error !== null && <SignInTrouble error={signIn.error} />}
    </>
  );
}
