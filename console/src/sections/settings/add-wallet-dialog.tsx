import { isApiError } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, Dialog, ErrorCard, Select, Stack, Switch, TextField, toast } from '../../kit/index.ts';
import { CHAIN_NAMES, type WalletChain } from './wallet-chains.ts';

const CHOICES = (Object.keys(CHAIN_NAMES) as WalletChain[]).map((value) => ({ value, label: CHAIN_NAMES[value] }));

/** The service checks that the address is one of the chain. */
export function AddWalletDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [chain, setChain] = useState<WalletChain>('evm');
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const [isPrimary, setPrimary] = useState(false);
  const add = useAction('addWallet', {
    changes: ['listWallets'],
    onDone: () => {
      toast({ tone: 'good', title: 'Wallet added' });
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
      title="Add a wallet"
      dismissible={!add.isPending}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={add.isPending} disabled={typed === ''} onClick={submit}>
            Add the wallet
          </Button>
        </>
      }
    >
      <Stack>
        <Select label="Chain" value={chain} onChange={setChain} choices={CHOICES} />
        <TextField
          label="Address"
          value={address}
          onChange={(value) => {
            add.reset();
            setAddress(value);
          }}
          maxLength={100}
          mono
          spellCheck={false}
          error={addressProblem(add.error, chain)}
        />
        <TextField
          label="Label"
          value={label}
          onChange={setLabel}
          maxLength={100}
          hint="For you alone; may stay empty."
        />
        <Switch
          label="Primary"
          checked={isPrimary}
          onChange={setPrimary}
          hint="Replaces the present primary wallet of this chain."
        />
        {add.error !== null && addressProblem(add.error, chain) === undefined && (
          <ErrorCard error={add.error} title="The wallet was not added" />
        )}
      </Stack>
    </Dialog>
  );
}

function addressProblem(error: Error | null, chain: WalletChain): string | undefined {
  if (isApiError(error, 'WALLET_EXISTS')) return 'This address is already in your list.';
  const isOfAddress =
    isApiError(error, 'VALIDATION_FAILED') && error.details.some(({ path }) => path.endsWith('address'));
  return isOfAddress ? `This is not an address of ${CHAIN_NAMES[chain]}. Check each character.` : undefined;
}
