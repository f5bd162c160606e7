import type { Schemas } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Absent, Address, Amount, KeyValueList, Money, type Pair } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import { type Asset, COIN_DECIMALS, NATIVE } from '../values/assets.ts';
import { chainName, coinOf } from '../values/chains.ts';
import { shareOf, sumOf } from '../values/decimal.ts';
import { highestFee } from '../values/fees.ts';
import { usdText } from '../values/money.ts';
import { Countdown } from './countdown.tsx';
import css from './signing.module.css';
import { t } from './texts/index.ts';
import { useWorth } from './use-worth.ts';

export type PreparedCostProps = Readonly<{
  prepared: Schemas['PreparedTransfer'];
  to: string;
  amount: string;
  chainId: number;
  asset: Asset;
  isGasless: boolean;
  /** It can still be signed. */
  isOpen: boolean;
  /** What the network took, once it is known. */
  paidWei?: string | undefined;
}>;

/** What leaves the wallet, what arrives, and what the way costs: now and in the worst case. */
export function PreparedCost({ prepared, to, amount, chainId, asset, isGasless, isOpen, paidWei }: PreparedCostProps) {
  const { feeQuote, gaslessTransfer } = prepared;
  const priced = feeQuote !== null && sameAddress(feeQuote.token, asset.address) ? feeQuote.tokenPriceUsd : undefined;
  const worth = useWorth(asset, priced);
  const coinWorth = useWorth({ chainId, address: NATIVE, decimals: COIN_DECIMALS });
  const tokens = (units: string | bigint) => (
    <Both usd={worth(BigInt(units))}>
      <Amount units={units} decimals={asset.decimals} symbol={asset.symbol} places={asset.decimals} />
    </Both>
  );
  const pairs: readonly Pair[] = [
    { name: t('leaves'), value: tokens(amount) },
    { name: t('to'), value: <Address value={to} chainId={chainId} whole /> },
    { name: t('network'), value: chainName(chainId) },
    ...(isGasless && feeQuote !== null && gaslessTransfer !== null
      ? [
          { name: t('arrives'), value: tokens(gaslessTransfer.arguments.amount) },
          { name: t('feeOfAmount'), value: tokens(gaslessTransfer.arguments.fee) },
        ]
      : networkFee(prepared, {
          chainId,
          worth: coinWorth,
          sent: asset.address === NATIVE ? BigInt(amount) : undefined,
          paid: paidWei === undefined ? undefined : BigInt(paidWei),
        })),
    ...(isOpen ? [{ name: t('validFor'), value: <Countdown until={validUntil(prepared, isGasless)} /> }] : []),
  ];
  return <KeyValueList pairs={pairs} />;
}

/** The sponsor's fee ends before the prepared transaction does. */
export const validUntil = ({ feeQuote, expiresAt }: Schemas['PreparedTransfer'], isGasless: boolean): string =>
  isGasless && feeQuote !== null ? feeQuote.expiresAt : expiresAt;

type FeeParts = Readonly<{
  chainId: number;
  worth: (wei: bigint) => string | null;
  /** What is sent in the coin that pays the fee. */
  sent: bigint | undefined;
  paid: bigint | undefined;
}>;

/** What it costs now and at most; afterwards what it did cost. */
function networkFee(prepared: Schemas['PreparedTransfer'], { chainId, worth, sent, paid }: FeeParts): readonly Pair[] {
  const now = BigInt(prepared.feeWei);
  const most = highestFee(prepared);
  const gasUsd = usdText(prepared.gasUSD);
  // The service's figure is rounded: good for a fee, and not for a hundred thousand times as much.
  const feeWorth = (wei: bigint) => worth(wei) ?? (gasUsd === null ? null : (shareOf(gasUsd, wei, now) ?? null));
  const coins = (wei: bigint, usd: string | null, isBound = false) => (
    <Both usd={usd}>
      <Amount
        units={wei}
        decimals={COIN_DECIMALS}
        symbol={coinOf(chainId)}
        places={8}
        rounding={isBound ? 'up' : 'cut'}
      />
    </Both>
  );
  const withFee = (name: string, fee: bigint, isBound = false): readonly Pair[] =>
    sent === undefined ? [] : [{ name, value: coins(fee + sent, sumOf(worth(sent), feeWorth(fee)), isBound) }];
  if (paid !== undefined)
    return [{ name: t('feePaid'), value: coins(paid, feeWorth(paid)) }, ...withFee(t('leftWithFee'), paid)];
  return [
    { name: t('feeNow'), value: coins(now, feeWorth(now)) },
    { name: t('feeMost'), value: coins(most, feeWorth(most), true) },
    ...withFee(t('leavesMost'), most, true),
  ];
}

const Both = ({ usd, children }: Readonly<{ usd: string | null; children: ReactNode }>) => (
  <span className={css.both}>
    {children}
    <span className={css.worth}>{usd === null ? <Absent why={t('noPrice')} /> : <Money usd={usd} />}</span>
  </span>
);
