import { useConnection } from 'wagmi';
import { Notice } from '../kit/index.ts';
import { NetworkButton } from '../session/index.ts';
import { chainName } from '../values/chains.ts';

/** Comes before everything that the wallet must do on another network; nothing where it is right, or no wallet is connected. */
export function WrongNetwork({ chainId }: Readonly<{ chainId: number }>) {
  const connection = useConnection();
  if (connection.status !== 'connected' || connection.chainId === chainId) return null;
  return (
    <Notice
      tone="warn"
      title="Switch the network first"
      actions={<NetworkButton chainId={chainId} variant="primary" />}
    >
      This is on {chainName(chainId)}, and your wallet is on another network.
    </Notice>
  );
}
