import { Menu, MenuItem, Sign, sentenceOf, toast } from '../kit/index.ts';
import { checksummed, shortened } from '../values/address.ts';
import { chainName } from '../values/chains.ts';
import css from './session.module.css';
import { t } from './texts/index.ts';
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
        <MenuItem onSelect={() => leave(false)}>{t('signOut')}</MenuItem>
        <MenuItem onSelect={() => leave(true)}>{t('signOutEverywhere')}</MenuItem>
      </Menu>
    </div>
  );
}
