import type { SwapProvider } from '../../application/ports/swap.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { RelaySwapProvider } from './swap-provider.relay.ts';

export type SwapChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'relay'; url: string; key: string | undefined }>;

export function chooseSwapProvider(
  choice: SwapChoice,
  tools: UpstreamTools,
  sandbox: () => Readonly<{ swapProvider: SwapProvider }>,
): SwapProvider {
  if (choice.kind === 'memory') return sandbox().swapProvider;
  const { url: baseUrl, key } = choice;
  return new RelaySwapProvider({ baseUrl, ...(key !== undefined && { key }) }, tools);
}
