import type { BitcoinAccounts } from '../../application/ports/portfolio.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { EsploraAccounts } from './bitcoin-accounts.esplora.ts';

export type BitcoinChoice = Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'esplora'; url: string }>;

export function chooseBitcoinAccounts(
  choice: BitcoinChoice,
  tools: UpstreamTools,
  sandbox: () => Readonly<{ bitcoinAccounts: BitcoinAccounts }>,
): BitcoinAccounts {
  if (choice.kind === 'memory') return sandbox().bitcoinAccounts;
  return new EsploraAccounts({ baseUrl: choice.url }, tools);
}
