import { useState } from 'react';
import { useAction } from '../../api/index.ts';
import { Button, ErrorCard, Row, Section, Stack, TextField, toast } from '../../kit/index.ts';
import { t } from './texts/index.ts';

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
      toast({ title: t('add.done', { name }), tone: 'good' });
    },
  });
  const [trimmed, named] = [address.trim(), label.trim()];
  return (
    <Section title={t('add', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wallet = { chain, address: trimmed, ...(named !== '' && { label: named }) };
          if (trimmed !== '') add.mutate({ body: { wallet } });
        }}
      >
        <Stack>
          <TextField
            label={t('address')}
            value={address}
            onChange={setAddress}
            mono
            spellCheck={false}
            hint={t('add.hint', { name })}
          />
          <TextField label={t('add.label')} value={label} onChange={setLabel} hint={t('add.labelHint')} />
          {add.error !== null && <ErrorCard error={add.error} title={t('add.failed')} />}
          <Row>
            <Button type="submit" variant="primary" busy={add.isPending} disabled={trimmed === ''}>
              {t('add.yes')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
