import type { TransactionHistory } from '../../application/ports/history.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { ExplorerHistory } from './transaction-history.etherscan.ts';

export type HistoryChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'blockscout' | 'etherscan'; url: string | undefined; key: string }>;

export function chooseTransactionHistory(
  choice: HistoryChoice,
  tools: UpstreamTools,
  sandbox: () => Readonly<{ transactionHistory: TransactionHistory }>,
): TransactionHistory {
  if (choice.kind === 'memory') return sandbox().transactionHistory;
  const { kind, url, key } = choice;
  return new ExplorerHistory({ kind, key, ...(url !== undefined && { baseUrl: url }) }, tools);
}
