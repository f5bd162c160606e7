import { Address, Amount, type Column, Hash, Section, Status, Table, Time, type Tone } from '../../kit/index.ts';
import { type SentTransfer, useSentHere } from '../../signing/index.ts';
import { chainName } from '../../values/chains.ts';
import { t } from './texts/index.ts';

const TONES = { pending: 'warn', confirmed: 'good', reverted: 'bad', replaced: 'neutral' } as const satisfies Readonly<
  Record<string, Tone>
>;

const columns = (): readonly Column<SentTransfer>[] => [
  {
    id: 'time',
    title: t('sent.time'),
    cell: ({ sending }) => <Time value={new Date(sending.askedAt).toISOString()} />,
  },
  {
    id: 'amount',
    title: t('amount'),
    numeric: true,
    cell: ({ amount, asset }) => <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />,
  },
  { id: 'to', title: t('sent.to'), cell: ({ to, sending }) => <Address value={to} chainId={sending.chainId} /> },
  { id: 'network', title: t('network'), cell: ({ sending }) => chainName(sending.chainId) },
  {
    id: 'state',
    title: t('sent.state'),
    cell: ({ sending: { ended } }) => {
      const state = ended?.outcome ?? 'pending';
      return <Status tone={TONES[state]}>{t(`sent.${state}`)}</Status>;
    },
  },
  {
    id: 'hash',
    title: t('sent.transaction'),
    cell: ({ sending: { hash, ended, chainId } }) => <Hash value={ended?.hash ?? hash} chainId={chainId} />,
  },
];

/** What this browser signed. A transaction that the wallet sends itself reaches the history only when the chain's index has it. */
export function SentHere({ wallet }: Readonly<{ wallet: string }>) {
  const { sent } = useSentHere(wallet);
  if (sent.length === 0) return null;
  return (
    <Section title={t('sent.title')}>
      <Table
        label={t('sent.table')}
        columns={columns()}
        rows={sent}
        rowKey={({ sending }) => String(sending.askedAt)}
      />
    </Section>
  );
}
