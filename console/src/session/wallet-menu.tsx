import { Menu, MenuItem, MenuLine, Sign, sentenceOf, toast } from '../kit/index.ts';
import { checksummed, sameAddress, shortened } from '../values/address.ts';
import { chainName } from '../values/chains.ts';
import type { SandboxOperator } from './sandbox-accounts.ts';
import css from './session.module.css';
import { signInProblem } from './sign-in-problem.ts';
import { t } from './texts/index.ts';
import { useSandboxEntry } from './use-sandbox-entry.ts';
import { useSignOut } from './use-sign-out.ts';

type WalletMenuProps = Readonly<{ wallet: string; chainId: number | undefined }>;

/** The network that the wallet is on, and what can be done with the session. */
export default function WalletMenu({ wallet, chainId }: WalletMenuProps) {
  const signOut = useSignOut();
  const address = checksummed(wallet) ?? wallet;
  const leave = (everywhere: boolean) =>
    signOut.mutate(
      { everywhere },
      { onError: (error) => toast({ tone: 'bad', title: t('notSignedOut'), text: sentenceOf(error) }) },
    );
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: t('addressCopied') }),
      () => toast({ tone: 'bad', title: t('addressNotCopied'), text: t('notAllowed') }),
    );
  return (
    <div className={css.account}>
      {chainId !== undefined && (
        <span className={css.network}>
          <Sign name={chainName(chainId)} />
          {chainName(chainId)}
        </span>
      )}
      <Menu
        label={t('account', { address: shortened(address) })}
        trigger={<span className={css.short}>{shortened(address)}</span>}
      >
        <MenuItem onSelect={() => void copy()}>{t('copyAddress')}</MenuItem>
        <MenuItem href="/console/settings">{t('settings')}</MenuItem>
        <MenuItem href="/console/operations">{t('forOperators')}</MenuItem>
        <OtherAccounts wallet={wallet} />
        <MenuItem onSelect={() => leave(false)}>{t('signOut')}</MenuItem>
        <MenuItem onSelect={() => leave(true)}>{t('signOutEverywhere')}</MenuItem>
      </Menu>
    </div>
  );
}

/** In a sandbox, the person changes between a buyer and the operators with one choice. */
function OtherAccounts({ wallet }: Readonly<{ wallet: string }>) {
  const { operators, as, signIn } = useSandboxEntry();
  if (as === undefined) return null;
  const enter = (operator?: SandboxOperator) =>
    signIn.mutate(as(operator), {
      onError: (error) => {
        const { title, advice } = signInProblem(error);
        toast({ tone: 'bad', title, text: advice });
      },
    });
  const isOperator = operators.some(({ address }) => sameAddress(address, wallet));
  return (
    <>
      <MenuLine />
      {isOperator && <MenuItem onSelect={() => enter()}>{t('signInAsBuyer')}</MenuItem>}
      {operators
        .filter(({ address }) => !sameAddress(address, wallet))
        .map((operator) => (
          <MenuItem key={operator.address} onSelect={() => enter(operator)}>
            {t('signInAs', { role: t(`role.${operator.role}`) })}
          </MenuItem>
        ))}
      <MenuLine />
    </>
  );
}
