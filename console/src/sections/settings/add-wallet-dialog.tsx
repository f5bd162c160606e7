import { isApiError } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, Dialog, ErrorCard, Select, Stack, Switch, TextField, toast } from '../../kit/index.ts';
import { t } from './texts/index.ts';
import { WALLET_CHAINS, type WalletChain } from './wallet-chains.ts';

/** The service checks that the address is one of the chain. */
export function AddWalletDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [chain, setChain] = useState<WalletChain>('evm');
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const [isPrimary, setPrimary] = useState(false);
  const add = useAction('addWallet', {
    changes: ['listWallets'],
    onDone: () => {
      toast({ tone: 'good', title: t('add.done') });
      onClose();
    },
  });
  const typed = address.trim();
  const submit = () => {
    const named = label.trim();
    add.mutate({ body: { wallet: { chain, address: typed, isPrimary, ...(named !== '' && { label: named }) } } });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      dismissible={!add.isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={add.isPending} disabled={typed === ''} onClick={submit}>
            {t('add.yes')}
          </Button>
        </>
      }
    >
      <Stack>
        <Select
          label={t('chain')}
          value={chain}
          onChange={setChain}
          choices={WALLET_CHAINS.map((value) => ({ value, label: t(`chain.${value}`) }))}
        />
        <TextField
          label={t('address')}
          value={address}
          onChange={(value) => {
            add.reset();
            setAddress(value);
          }}
          maxLength={100}
          mono
          spellCheck={false}
          error={addressProblem(add.error)}
        />
        <TextField label={t('label')} value={label} onChange={setLabel} maxLength={100} hint={t('add.labelHint')} />
        <Switch label={t('primary')} checked={isPrimary} onChange={setPrimary} hint={t('add.primaryHint')} />
        {add.error !== null && addressProblem(add.error) === undefined && (
          <ErrorCard error={add.error} title={t('add.failed')} />
        )}
      </Stack>
    </Dialog>
  );
}

function addressProblem(error: Error | null): string | undefined {
  if (isApiError(error, 'WALLET_EXISTS')) return t('add.exists');
  const isOfAddress =
    isApiError(error, 'VALIDATION_FAILED') && error.details.some(({ path }) => path.endsWith('address'));
  return isOfAddress ? t('add.invalid') : undefined;
}
