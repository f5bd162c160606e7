import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Address,
  Badge,
  Button,
  type Column,
  EmptyState,
  Loaded,
  Section,
  Table,
  Time,
} from '../../kit/index.ts';
import { AddWalletDialog } from './add-wallet-dialog.tsx';
import { RemoveWalletDialog } from './remove-wallet-dialog.tsx';
import { t } from './texts/index.ts';
import type { ListedWallet } from './wallet-chains.ts';

/** A person's own list. It proves nothing about who owns what. */
export function Wallets() {
  const wallets = useOperation('listWallets');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ListedWallet>();
  return (
    <Section
      title={t('wallets')}
      lead={t('wallets.lead')}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('wallets.add')}
        </Button>
      }
    >
      <Loaded query={wallets} failed={t('wallets.failed')}>
        {(data) => (
          <Table
            label={t('wallets')}
            columns={columns(setRemoved)}
            rows={data.wallets}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('wallets.none')}>{t('wallets.none.text')}</EmptyState>}
          />
        )}
      </Loaded>
      {isAdding && <AddWalletDialog onClose={() => setAdding(false)} />}
      {removed !== undefined && <RemoveWalletDialog wallet={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}

const columns = (onRemove: (wallet: ListedWallet) => void): readonly Column<ListedWallet>[] => [
  { id: 'chain', title: t('chain'), cell: ({ chain }) => t(`chain.${chain}`) },
  { id: 'address', title: t('address'), cell: ({ address }) => <Address value={address} /> },
  { id: 'label', title: t('label'), cell: ({ label }) => label ?? <Absent why={t('noLabel')} /> },
  {
    id: 'primary',
    title: t('primary'),
    cell: ({ isPrimary }) => (isPrimary ? <Badge tone="accent">{t('primary')}</Badge> : <Absent why={t('no')} />),
  },
  { id: 'added', title: t('added'), cell: ({ createdAt }) => <Time value={createdAt} /> },
  {
    id: 'remove',
    title: t('act'),
    cell: (wallet) => (
      <Button
        size="small"
        aria-label={t('removeNamed', { name: wallet.label ?? wallet.address })}
        onClick={() => onRemove(wallet)}
      >
        {t('remove')}
      </Button>
    ),
  },
];
