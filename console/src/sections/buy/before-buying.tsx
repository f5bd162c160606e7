import { Button, Notice } from '../../kit/index.ts';
import { FundButton, NetworkButton, SignInButton } from '../../session/index.ts';
import { formatAmount } from '../../values/amount.ts';
import { chainName, coinOf } from '../../values/chains.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { payable } from '../../values/purchase/sale-figures.ts';
import { FILLED_UP_TO } from '../../values/simulated-chain.ts';
import { t } from './texts/index.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';

type Chosen = Readonly<{
  limits: Readonly<{ least: bigint; most: bigint | undefined }>;
  onChange: (units: bigint) => void;
}>;

type BeforeProps = Readonly<{
  wallet: Hex;
  readiness: WalletReadiness;
  /** Where the person chooses what to pay. */
  amount?: Chosen | undefined;
}>;

/** The one thing that the wallet itself needs next, above the fields that depend on it. */
export function BeforeBuying({ wallet, readiness, amount }: BeforeProps) {
  const { chainId, isConnected, isOnNetwork, isEnough, paysFees } = readiness;
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
      <Notice
        tone="warn"
        title={t('noCoins')}
        actions={<FundButton wallet={wallet} upTo={`${FILLED_UP_TO.coins} ${coinOf(chainId)}`} />}
      >
        {t('noCoinsText')}
      </Notice>
    );
  return isEnough === false ? <NotEnough wallet={wallet} readiness={readiness} amount={amount} /> : null;
}

/** What it holds, what can be paid with it, and what a sandbox would add. */
function NotEnough({ wallet, readiness: { token, balance = 0n }, amount }: BeforeProps) {
  const { decimals, symbol } = token;
  const named = (units: bigint) => `${formatAmount(units, decimals)} ${symbol}`;
  const filled = FILLED_UP_TO.stablecoins * 10n ** BigInt(decimals);
  const pays = amount && payable(balance, amount.limits);
  return (
    <Notice
      tone="warn"
      title={t('notEnough', { symbol })}
      actions={
        <>
          {pays !== undefined && (
            <Button size="small" onClick={() => amount?.onChange(pays)}>
              {t('payHeld', { amount: named(pays) })}
            </Button>
          )}
          <FundButton wallet={wallet} upTo={named(filled)} isFull={balance >= filled} />
        </>
      }
    >
      {t('notEnoughText', { amount: named(balance) })}
    </Notice>
  );
}
