import { Notice } from '../../kit/index.ts';
import { FundButton, NetworkButton, SignInButton } from '../../session/index.ts';
import { chainName } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { t } from './texts/index.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

/** The one thing that the wallet itself needs next, above the fields that depend on it. */
export function BeforeBuying({ wallet, readiness }: Readonly<{ wallet: Hex; readiness: WalletReadiness }>) {
  const { chainId, isConnected, isOnNetwork, token, isEnough, paysFees } = readiness;
  if (!isConnected)
    return (
      <Notice tone="warn" title={t('notConnected')} actions={<SignInButton size="small">{t('connect')}</SignInButton>}>
        {t('notConnectedText')}
      </Notice>
    );
  if (isOnNetwork === false)
    return (
      <Notice tone="warn" title={t('switchFirst')} actions={<NetworkButton chainId={chainId} variant="primary" />}>
        {t('switchFirstText', { network: chainName(chainId) })}
      </Notice>
    );
  if (paysFees === false)
    return (
      <Notice tone="warn" title={t('noCoins')} actions={<FundButton wallet={wallet} />}>
        {t('noCoinsText')}
      </Notice>
    );
  if (isEnough === false)
    return (
      <Notice tone="warn" title={t('notEnough', { symbol: token.symbol })} actions={<FundButton wallet={wallet} />}>
        {t('notEnoughText')}
      </Notice>
    );
  return null;
}
