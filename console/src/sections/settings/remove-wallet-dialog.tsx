import { useAction } from '../../api/index.ts';
import { Address, Button, Dialog, ErrorCard, KeyValueList, toast } from '../../kit/index.ts';
import { t } from './texts/index.ts';
import type { ListedWallet } from './wallet-chains.ts';

type RemoveWalletDialogProps = Readonly<{ wallet: ListedWallet; onClose: () => void }>;

export function RemoveWalletDialog({ wallet: { id, chain, address, label }, onClose }: RemoveWalletDialogProps) {
  const remove = useAction('removeWallet', {
    changes: ['listWallets'],
    onDone: () => {
      toast({ tone: 'good', title: t('remove.done') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title')}
      description={t('remove.text')}
      dismissible={!remove.isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ query: { id } })}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <KeyValueList
        pairs={[
          { name: t('chain'), value: t(`chain.${chain}`) },
          { name: t('address'), value: <Address value={address} whole /> },
          ...(label === null ? [] : [{ name: t('label'), value: label }]),
        ]}
      />
      {remove.error !== null && <ErrorCard error={remove.error} title={t('remove.failed')} />}
    </Dialog>
  );
}
