import type { SolanaAccounts } from '../../application/ports/portfolio.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { SolanaRpcAccounts } from './solana-accounts.rpc.ts';

export type SolanaChoice = Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'rpc'; url: string }>;

export function chooseSolanaAccounts(
  choice: SolanaChoice,
  tools: UpstreamTools,
  sandbox: () => Readonly<{ solanaAccounts: SolanaAccounts }>,
): SolanaAccounts {
  if (choice.kind === 'memory') return sandbox().solanaAccounts;
  return new SolanaRpcAccounts({ url: choice.url }, tools);
}
