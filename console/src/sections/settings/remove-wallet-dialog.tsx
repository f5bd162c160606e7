import { useAction } from '../../api/index.ts';
import { Address, Button, Dialog, ErrorCard, KeyValueList, toast } from '../../kit/index.ts';
import { CHAIN_NAMES, type ListedWallet } from './wallet-chains.ts';

type RemoveWalletDialogProps = Readonly<{ wallet: ListedWallet; onClose: () => void }>;

export function RemoveWalletDialog({ wallet: { id, chain, address, label }, onClose }: RemoveWalletDialogProps) {
  const remove = useAction('removeWallet', {
    changes: ['listWallets'],
    onDone: () => {
      toast({ tone: 'good', title: 'Wallet removed from the list' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Remove this wallet from the list?"
      description="The wallet itself is not affected. You can add it again."
      dismissible={!remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ query: { id } })}>
            Remove
          </Button>
        </>
      }
    >
      <KeyValueList
        pairs={[
          { name: 'Chain', value: CHAIN_NAMES[chain] },
          { name: 'Address', value: <Address value={address} whole /> },
          ...(label === null ? [] : [{ name: 'Label', value: label }]),
        ]}
      />
      {remove.error !== null && <ErrorCard error={remove.error} title="The wallet was not removed" />}
    </Dialog>
  );
}
