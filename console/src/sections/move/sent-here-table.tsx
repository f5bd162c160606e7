import { Address, Amount, type Column, Hash, Section, Status, Table, Time, type Tone } from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import { type SentTransfer, useSentHere } from './sent-here.ts';

const TONES: Readonly<Record<string, Tone>> = { confirmed: 'good', reverted: 'bad', replaced: 'neutral' };

const COLUMNS: readonly Column<SentTransfer>[] = [
  { id: 'time', title: 'Signed', cell: ({ sending }) => <Time value={new Date(sending.askedAt).toISOString()} /> },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount, asset }) => <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />,
  },
  { id: 'to', title: 'To', cell: ({ to, sending }) => <Address value={to} chainId={sending.chainId} /> },
  { id: 'network', title: 'Network', cell: ({ sending }) => chainName(sending.chainId) },
  {
    id: 'state',
    title: 'State',
    cell: ({ sending: { ended } }) => {
      const state = ended?.outcome ?? 'pending';
      return <Status tone={TONES[state] ?? 'warn'}>{state}</Status>;
    },
  },
  {
    id: 'hash',
    title: 'Transaction',
    cell: ({ sending: { hash, ended, chainId } }) => <Hash value={ended?.hash ?? hash} chainId={chainId} />,
  },
];

/** What this browser signed. A transaction that the wallet sends itself reaches the history only when the chain's index has it. */
export function SentHere({ wallet }: Readonly<{ wallet: string }>) {
  const { sent } = useSentHere(wallet);
  if (sent.length === 0) return null;
  return (
    <Section title="Signed in this browser">
      <Table
        label="Transfers signed in this browser"
        columns={COLUMNS}
        rows={sent}
        rowKey={({ sending }) => String(sending.askedAt)}
      />
    </Section>
  );
}
