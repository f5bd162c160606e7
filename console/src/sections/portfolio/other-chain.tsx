import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Button, Dialog, EmptyState, ErrorCard, Loaded, Section, Skeleton, Stack, toast } from '../../kit/index.ts';
import { AddWallet } from './add-wallet.tsx';
import { BitcoinAddress } from './bitcoin-address.tsx';
import { SolanaAddress } from './solana-address.tsx';
import { t } from './texts/index.ts';

type ListedWallet = Data<'listWallets'>['wallets'][number];
type OtherChainName = 'btc' | 'sol';

const NAMES: Readonly<Record<OtherChainName, string>> = { btc: 'Bitcoin', sol: 'Solana' };

/** The addresses of the person's list on a chain without a wallet here, each with its figures. */
export function OtherChain({ chain }: Readonly<{ chain: OtherChainName }>) {
  const list = useOperation('listWallets');
  const name = NAMES[chain];
  return (
    <Stack>
      <Loaded query={list} failed={t('listFailed')} skeleton={<Skeleton lines={6} />}>
        {({ wallets }) => {
          const mine = wallets.filter((wallet) => wallet.chain === chain);
          return mine.length === 0 ? (
            <EmptyState title={t('noAddress', { name })}>{t('noAddress.text')}</EmptyState>
          ) : (
            mine.map((wallet) => <Listed key={wallet.id} wallet={wallet} />)
          );
        }}
      </Loaded>
      <AddWallet chain={chain} name={name} />
    </Stack>
  );
}

const Listed = ({ wallet }: Readonly<{ wallet: ListedWallet }>) => (
  <Section title={wallet.label ?? NAMES[wallet.chain as OtherChainName]} actions={<Remove wallet={wallet} />}>
    {wallet.chain === 'btc' ? <BitcoinAddress address={wallet.address} /> : <SolanaAddress address={wallet.address} />}
  </Section>
);

function Remove({ wallet }: Readonly<{ wallet: ListedWallet }>) {
  const [open, setOpen] = useState(false);
  const remove = useAction('removeWallet', {
    changes: ['listWallets'],
    onDone: () => toast({ title: t('remove.done'), tone: 'good' }),
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('remove.title')}
        description={t('remove.text')}
        actions={
          <>
            <Button onClick={close}>{t('remove.keep')}</Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ query: { id: wallet.id } })}
            >
              {t('remove.yes')}
            </Button>
          </>
        }
      >
        <code>{wallet.address}</code>
        {remove.error !== null && <ErrorCard error={remove.error} title={t('remove.failed')} />}
      </Dialog>
    </>
  );
}
