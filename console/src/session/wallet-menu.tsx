import { Menu, MenuItem, Sign, toast } from '../kit/index.ts';
import { checksummed, shortened } from '../values/address.ts';
import { chainName } from '../values/chains.ts';
import css from './session.module.css';
import { useSignOut } from './use-sign-out.ts';

type WalletMenuProps = Readonly<{ wallet: string; chainId: number | undefined }>;

/** The network that the wallet is on, and what can be done with the session. */
export default function WalletMenu({ wallet, chainId }: WalletMenuProps) {
  const signOut = useSignOut();
  const address = checksummed(wallet) ?? wallet;
  const leave = (everywhere: boolean) =>
    signOut.mutate(
      { everywhere },
      { onError: (error) => toast({ tone: 'bad', title: 'Not signed out', text: error.message }) },
    );
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: 'Address copied' }),
      () => toast({ tone: 'bad', title: 'Address not copied', text: 'The browser does not allow it.' }),
    );
  return (
    <div className={css.account}>
      {chainId !== undefined && (
        <span className={css.network}>
          <Sign name={chainName(chainId)} />
          {chainName(chainId)}
        </span>
      )}
      <Menu label={`Account ${shortened(address)}`} trigger={<span className={css.short}>{shortened(address)}</span>}>
        <MenuItem onSelect={() => void copy()}>Copy the address</MenuItem>
        <MenuItem href="/console/settings">Settings</MenuItem>
        <MenuItem href="/console/operations">For operators</MenuItem>
        <MenuItem onSelect={() => leave(false)}>Sign out</MenuItem>
        <MenuItem onSelect={() => leave(true)}>Sign out everywhere</MenuItem>
      </Menu>
    </div>
  );
}
