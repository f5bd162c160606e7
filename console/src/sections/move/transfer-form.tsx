import { type FormEvent, useState } from 'react';
import type { Hex } from 'viem';
import { useConnection } from 'wagmi';
import { useOperation } from '../../api/index.ts';
import { Amount, AmountField, Button, Row, Select } from '../../kit/index.ts';
import { useHolding, type Wish, WrongNetwork } from '../../signing/index.ts';
import { TokenField, useAssets } from '../../tokens/index.ts';
import { parseAmount } from '../../values/amount.ts';
import { type Asset, NATIVE } from '../../values/assets.ts';
import { CHAINS, chainName } from '../../values/chains.ts';
import { typedRecipient } from '../../values/recipient.ts';
import css from './move.module.css';
import { RecipientField } from './recipient-field.tsx';
import { t } from './texts/index.ts';

/** What is typed; another network needs another token. */
export type TransferInput = Readonly<{ chainId?: number; asset?: Asset; to: string; amount: string }>;

type TransferFormProps = Readonly<{
  wallet: Hex;
  value: TransferInput;
  onChange: (part: Partial<TransferInput>) => void;
  isPreparing: boolean;
  onReady: (asked: Readonly<{ wish: Wish; asset: Asset }>) => void;
}>;

/** Network, token, recipient and amount. */
export function TransferForm({ wallet, value, onChange, isPreparing, onReady }: TransferFormProps) {
  const chainId = useChainOf(value.chainId);
  const { assets } = useAssets({ chainId, wallet });
  const asset = value.asset?.chainId === chainId ? value.asset : assets[0];
  const { balance, most } = useHolding(wallet, asset, 'payment');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const to = typedRecipient(value.to);
    const parsed = asset === undefined ? undefined : parseAmount(value.amount, asset.decimals);
    if (asset === undefined || to.state !== 'address' || !parsed?.ok || parsed.units === 0n) return;
    const token = asset.address === NATIVE ? 'native' : (asset.address as Hex);
    onReady({ wish: { from: wallet, to: to.address, token, amount: String(parsed.units), chainId }, asset });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <WrongNetwork chainId={chainId} />
      <div className={css.pair}>
        <ChainField value={chainId} onChange={(next) => onChange({ chainId: next })} />
        <TokenField
          label={t('token')}
          chainId={chainId}
          wallet={wallet}
          value={asset}
          onChange={(next) => onChange({ chainId, asset: next, amount: '' })}
        />
      </div>
      <RecipientField
        wallet={wallet}
        chainId={chainId}
        value={value.to}
        onChange={(to) => onChange({ chainId, to })}
        isChecked={isChecked}
      />
      {asset !== undefined && (
        <AmountField
          label={t('amount')}
          value={value.amount}
          onChange={(amount) => onChange({ chainId, asset, amount })}
          decimals={asset.decimals}
          symbol={asset.symbol}
          most={most}
          error={isChecked && value.amount === '' ? t('noAmount') : undefined}
          hint={<Held asset={asset} balance={balance} />}
        />
      )}
      <Row>
        <Button type="submit" variant="primary" busy={isPreparing}>
          {t('transfer.prepare')}
        </Button>
      </Row>
    </form>
  );
}

function Held({ asset, balance }: Readonly<{ asset: Asset; balance: bigint | undefined }>) {
  if (balance === undefined) return t('holdsUnknown', { network: chainName(asset.chainId) });
  return t.rich(asset.address === NATIVE ? 'holdsCoin' : 'holds', {
    amount: <Amount units={balance} decimals={asset.decimals} symbol={asset.symbol} />,
  });
}

/** The chosen network, else the wallet's where the service supports it, else the sale's. */
function useChainOf(chosen: number | undefined): number {
  const { chainId: walletChain } = useConnection();
  const { data: sale } = useOperation('viewSaleRules');
  const supported = CHAINS.some(({ id }) => id === walletChain);
  return chosen ?? (supported ? walletChain : undefined) ?? sale?.chainId ?? 1;
}

function ChainField({ value, onChange }: Readonly<{ value: number; onChange: (chainId: number) => void }>) {
  const { data: sale } = useOperation('viewSaleRules');
  const shown = CHAINS.filter(({ id }) => id !== LOCAL || [sale?.chainId, value].includes(LOCAL));
  return (
    <Select
      label={t('network')}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      choices={shown.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

const LOCAL = 31337;
