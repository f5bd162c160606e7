import { useConnection } from 'wagmi';
import { Notice } from '../kit/index.ts';
import { NetworkButton } from '../session/index.ts';
import { chainName } from '../values/chains.ts';
import { t } from './texts/index.ts';

/** Comes before everything that the wallet must do on another network; nothing where it is right, or no wallet is connected. */
export function WrongNetwork({ chainId }: Readonly<{ chainId: number }>) {
  const connection = useConnection();
  if (connection.status !== 'connected' || connection.chainId === chainId) return null;
  return (
    <Notice tone="warn" title={t('switchFirst')} actions={<NetworkButton chainId={chainId} variant="primary" />}>
      {t('switchFirst.text', { network: chainName(chainId) })}
    </Notice>
  );
}
