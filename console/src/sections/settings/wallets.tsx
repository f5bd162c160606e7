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
import { CHAIN_NAMES, type ListedWallet } from './wallet-chains.ts';

/** A person's own list. It proves nothing about who owns what. */
export function Wallets() {
  const wallets = useOperation('listWallets');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ListedWallet>();
  return (
    <Section
      title="Wallets"
      lead="Addresses that you use, to find them again. The list is yours alone, and nobody checks who owns them. Sign-in, purchases and API keys belong to the wallet that signed in."
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          Add a wallet
        </Button>
      }
    >
      <Loaded query={wallets} failed="The list could not be read">
        {(data) => (
          <Table
            label="Wallets"
            columns={columns(setRemoved)}
            rows={data.wallets}
            rowKey={({ id }) => id}
            empty={
              <EmptyState title="No wallets yet">
                Add an EVM, Bitcoin or Solana address, for instance one whose balance you look at often.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {isAdding && <AddWalletDialog onClose={() => setAdding(false)} />}
      {removed !== undefined && <RemoveWalletDialog wallet={removed} onClose={() => setRemoved(undefined)} />}
    </Section>
  );
}

const columns = (onRemove: (wallet: ListedWallet) => void): readonly Column<ListedWallet>[] => [
  { id: 'chain', title: 'Chain', cell: ({ chain }) => CHAIN_NAMES[chain] },
  { id: 'address', title: 'Address', cell: ({ address }) => <Address value={address} /> },
  { id: 'label', title: 'Label', cell: ({ label }) => label ?? <Absent why="no label" /> },
  {
    id: 'primary',
    title: 'Primary',
    cell: ({ isPrimary }) => (isPrimary ? <Badge tone="accent">Primary</Badge> : <Absent why="no" />),
  },
  { id: 'added', title: 'Added', cell: ({ createdAt }) => <Time value={createdAt} /> },
  {
    id: 'remove',
    title: 'Act',
    cell: (wallet) => (
      <Button size="small" aria-label={`Remove ${wallet.label ?? wallet.address}`} onClick={() => onRemove(wallet)}>
        Remove
      </Button>
    ),
  },
];
