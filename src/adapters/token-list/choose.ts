import type { TokenList } from '../../application/ports/token.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { tokenListByChain } from './token-list.by-chain.ts';
import { JupiterTokenList } from './token-list.jupiter.ts';
import { StandardTokenList } from './token-list.standard.ts';

export type TokenListChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'public'; listUrl: string; jupiterUrl: string; jupiterKey: string | undefined }>;

export function chooseTokenList(
  choice: TokenListChoice,
  tools: UpstreamTools,
  sandbox: () => Readonly<{ tokenList: TokenList }>,
): TokenList {
  if (choice.kind === 'memory') return sandbox().tokenList;
  const { listUrl, jupiterUrl: baseUrl, jupiterKey: key } = choice;
  const jupiter = new JupiterTokenList({ baseUrl, ...(key !== undefined && { key }) }, tools);
  return tokenListByChain(new StandardTokenList(listUrl, tools), jupiter);
}
