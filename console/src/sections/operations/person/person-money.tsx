import type { Schemas } from '@institutional-defi/client';
import {
  Absent,
  Address,
  Amount,
  Badge,
  type Column,
  EmptyState,
  Hash,
  Section,
  Stack,
  Table,
  Time,
} from '../../../kit/index.ts';
import { chainName } from '../../../values/chains.ts';
import { tierName } from '../../../values/tiers.ts';
import { type PaymentToken, usePaymentToken } from '../frame/use-payment-token.ts';
import { AUTHORIZATIONS, relayState } from '../frame/words.ts';
import { Moved } from './moved.tsx';

type File = Schemas['UserFile'];

export function PersonMoney({ file }: Readonly<{ file: File }>) {
  const token = usePaymentToken();
  return (
    <Stack>
      <Section title="Authorizations">
        <Table
          label="Authorizations"
          columns={authorizations(token)}
          rows={file.authorizations}
          rowKey={({ nonce }) => nonce}
          empty={<EmptyState title="None">The service has signed no purchase for this wallet.</EmptyState>}
        />
      </Section>
      <Section title="Purchases">
        <Table
          label="Purchases"
          columns={purchases(token)}
          rows={file.purchases}
          rowKey={({ txHash, nonce }) => `${txHash} ${nonce}`}
          empty={<EmptyState title="None">This wallet has bought nothing.</EmptyState>}
        />
      </Section>
      <Section title="Relayed transactions">
        <Table
          label="Relayed transactions"
          columns={TRANSFERS}
          rows={file.transfers}
          rowKey={({ hash }) => hash}
          empty={<EmptyState title="None">The service has relayed nothing for this wallet.</EmptyState>}
        />
      </Section>
      <Section title="Sponsored requests">
        <Table
          label="Sponsored requests"
          columns={SPONSORSHIPS}
          rows={file.sponsorships}
          rowKey={({ id }) => id}
          empty={<EmptyState title="None">The service has paid no gas for this wallet.</EmptyState>}
        />
      </Section>
      <Section title="API keys" lead="Of the secret, the service knows only a digest.">
        <Table
          label="API keys"
          columns={KEYS}
          rows={file.keys}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState title="None">This wallet has created no key.</EmptyState>}
        />
      </Section>
    </Stack>
  );
}

const paid = (token: PaymentToken | undefined, units: string) =>
  token === undefined ? (
    <code>{units}</code>
  ) : (
    <Amount units={units} decimals={token.decimals} symbol={token.symbol} places={2} />
  );

const authorizations = (token: PaymentToken | undefined): readonly Column<File['authorizations'][number]>[] => [
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => AUTHORIZATIONS[state].text,
    cell: ({ state }) => <Badge tone={AUTHORIZATIONS[state].tone}>{AUTHORIZATIONS[state].text}</Badge>,
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    value: ({ amount }) => BigInt(amount),
    cell: ({ amount }) => paid(token, amount),
  },
  { id: 'tier', title: 'Tier', value: ({ tier }) => tierName(tier), cell: ({ tier }) => tierName(tier) },
  {
    id: 'issued',
    title: 'Issued',
    value: ({ issuedAt }) => issuedAt,
    cell: ({ issuedAt }) => <Time value={issuedAt} />,
  },
  { id: 'nonce', title: 'Nonce', cell: ({ nonce }) => <Hash value={nonce} copy="Copy the nonce" /> },
];

const purchases = (token: PaymentToken | undefined): readonly Column<File['purchases'][number]>[] => [
  { id: 'hash', title: 'Transaction', cell: ({ txHash }) => <Hash value={txHash} /> },
  {
    id: 'amount',
    title: 'Paid',
    numeric: true,
    value: ({ amount }) => BigInt(amount),
    cell: ({ amount }) => paid(token, amount),
  },
  {
    id: 'block',
    title: 'Block',
    numeric: true,
    value: ({ blockNumber }) => blockNumber,
    cell: ({ blockNumber }) => blockNumber.toLocaleString('en'),
  },
  {
    id: 'confirmed',
    title: 'State',
    value: ({ confirmed }) => Number(confirmed),
    cell: ({ confirmed }) => <Badge tone={confirmed ? 'good' : 'warn'}>{confirmed ? 'Confirmed' : 'Waiting'}</Badge>,
  },
  { id: 'at', title: 'Time', value: ({ timestamp }) => timestamp, cell: ({ timestamp }) => <Time value={timestamp} /> },
];

const State = ({ state }: Readonly<{ state: string }>) => (
  <Badge tone={relayState(state).tone}>{relayState(state).text}</Badge>
);

const TRANSFERS: readonly Column<File['transfers'][number]>[] = [
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
  {
    id: 'chain',
    title: 'Network',
    value: ({ chainId }) => chainName(chainId),
    cell: ({ chainId }) => chainName(chainId),
  },
  { id: 'to', title: 'To', value: ({ to }) => to, cell: ({ to }) => <Address value={to} /> },
  { id: 'amount', title: 'Amount', numeric: true, cell: (transfer) => <Moved transfer={transfer} /> },
  { id: 'status', title: 'State', value: ({ status }) => status, cell: ({ status }) => <State state={status} /> },
  {
    id: 'at',
    title: 'Time',
    value: ({ recordedAt }) => recordedAt,
    cell: ({ recordedAt }) => <Time value={recordedAt} />,
  },
];

const SPONSORSHIPS: readonly Column<File['sponsorships'][number]>[] = [
  { id: 'state', title: 'State', value: ({ state }) => state, cell: ({ state }) => <State state={state} /> },
  {
    id: 'chain',
    title: 'Network',
    value: ({ chainId }) => chainName(chainId),
    cell: ({ chainId }) => chainName(chainId),
  },
  { id: 'target', title: 'Contract', cell: ({ target }) => <Address value={target} /> },
  {
    id: 'cost',
    title: 'Cost',
    numeric: true,
    value: ({ costUsd }) => costUsd,
    cell: ({ costUsd }) => `$${costUsd.toFixed(2)}`,
  },
  { id: 'hash', title: 'Transaction', cell: ({ hash, chainId }) => <Hash value={hash} chainId={chainId} /> },
  { id: 'at', title: 'Time', value: ({ takenAt }) => takenAt, cell: ({ takenAt }) => <Time value={takenAt} /> },
];

const KEYS: readonly Column<File['keys'][number]>[] = [
  { id: 'label', title: 'Label', value: ({ label }) => label, cell: ({ label }) => label },
  { id: 'scopes', title: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
  {
    id: 'state',
    title: 'State',
    value: ({ revokedAt }) => (revokedAt === null ? 'Active' : 'Revoked'),
    cell: ({ revokedAt }) => (
      <Badge tone={revokedAt === null ? 'good' : 'neutral'}>{revokedAt === null ? 'Active' : 'Revoked'}</Badge>
    ),
  },
  {
    id: 'used',
    title: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Absent why="never used" /> : <Time value={lastUsedAt} />),
  },
  {
    id: 'ends',
    title: 'Ends',
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => (expiresAt === null ? 'never' : <Time value={expiresAt} />),
  },
];
