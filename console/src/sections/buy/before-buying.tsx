import { Notice } from '../../kit/index.ts';
import { FundButton, NetworkButton, SignInButton } from '../../session/index.ts';
import { chainName } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

/** The one thing that the wallet itself needs next, above the fields that depend on it. */
export function BeforeBuying({ wallet, readiness }: Readonly<{ wallet: Hex; readiness: WalletReadiness }>) {
  const { chainId, isConnected, isOnNetwork, token, isEnough, paysFees } = readiness;
  if (!isConnected)
    return (
      <Notice
        tone="warn"
        title="Your wallet is not connected"
        actions={<SignInButton size="small">Connect the wallet</SignInButton>}
      >
        The purchase is a transaction of your wallet. Connect it, or unlock it.
      </Notice>
    );
  if (isOnNetwork === false)
    return (
      <Notice
        tone="warn"
        title="Switch the network first"
        actions={<NetworkButton chainId={chainId} variant="primary" />}
      >
        The sale is on {chainName(chainId)}, and your wallet is on another network.
      </Notice>
    );
  if (paysFees === false)
    return (
      <Notice
        tone="warn"
        title="The wallet has no coins for the network’s fee"
        actions={<FundButton wallet={wallet} />}
      >
        Send some to it: the purchase is a transaction of the wallet.
      </Notice>
    );
  if (isEnough === false)
    return (
      <Notice
        tone="warn"
        title={`The wallet does not hold enough ${token.symbol}`}
        actions={<FundButton wallet={wallet} />}
      >
        Enter less, or add some to it.
      </Notice>
    );
  return null;
}
