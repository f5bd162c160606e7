import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, Row, Section, Stack, TextField, toast } from '../../kit/index.ts';

type AddWalletProps = Readonly<{ chain: 'btc' | 'sol'; name: string }>;

/** Adds an address to the person's list; the service checks that it is one of the chain. */
export function AddWallet({ chain, name }: AddWalletProps) {
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const add = useAction('addWallet', {
    changes: ['listWallets'],
    onDone: () => {
      setAddress('');
      setLabel('');
      toast({ title: `${name} address added`, tone: 'good' });
    },
  });
  const [trimmed, named] = [address.trim(), label.trim()];
  return (
    <Section title={`Add a ${name} address`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wallet = { chain, address: trimmed, ...(named !== '' && { label: named }) };
          if (trimmed !== '') add.mutate({ body: { wallet } });
        }}
      >
        <Stack>
          <TextField
            label="Address"
            value={address}
            onChange={setAddress}
            mono
            spellCheck={false}
            hint={`A mainnet address of ${name}. Anybody can read what it holds.`}
          />
          <TextField label="Label (optional)" value={label} onChange={setLabel} hint="Only you see it." />
          {add.error !== null && <ErrorCard error={add.error} title="The address was not added" />}
          <Row>
            <Button type="submit" variant="primary" busy={add.isPending} disabled={trimmed === ''}>
              Add the address
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
