import { type FormEvent, useState } from 'react';
import type { Hex } from 'viem';
import { Amount, AmountField, Button, Row, Select, TextField } from '../../kit/index.ts';
import { useHolding, WrongNetwork } from '../../signing/index.ts';
import { TokenField } from '../../tokens/index.ts';
import { NATIVE, sameAsset } from '../../values/assets.ts';
import { shortPercent } from '../../values/numbers.ts';
import {
  BITCOIN,
  type ForeignProblem,
  foreignRecipientProblem,
  needsRecipient,
  SWAP_DESTINATIONS,
  SWAP_ORIGINS,
  swapChainName,
} from '../../values/swap-chains.ts';
import css from './move.module.css';
import { orderOf, type SwapInput, type SwapOrder } from './swap-order.ts';
import { t } from './texts/index.ts';
import { useSwapSides } from './use-swap-sides.ts';

type SwapFormProps = Readonly<{
  wallet: Hex;
  input: SwapInput;
  onChange: (part: Partial<SwapInput>) => void;
  isAsking: boolean;
  onReady: (order: SwapOrder) => void;
}>;

/** In hundredths of a percent. */
const SLIPPAGES = [10, 50, 100, 300];
const SIDES = ['pay', 'receive'] as const;

/** Both sides, the amount of one of them, and how far the price may move. */
export function SwapForm({ wallet, input, onChange, isAsking, onReady }: SwapFormProps) {
  const [isChecked, setChecked] = useState(false);
  const { from, to } = useSwapSides(input, wallet);
  const { balance, most } = useHolding(wallet, from, 'swap');
  const counted = input.side === 'pay' ? from : to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const order = orderOf(input, wallet, from, to);
    if (order !== undefined) onReady(order);
  };
  const isForeign = needsRecipient(input.toChain);
  const wrong = foreignRecipientProblem(input.toChain, input.recipient);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <WrongNetwork chainId={input.fromChain} />
      <fieldset className={css.side}>
        <legend>{t('swap.pay')}</legend>
        <div className={css.pair}>
          <ChainSelect
            value={input.fromChain}
            chains={SWAP_ORIGINS}
            onChange={(fromChain) => onChange({ fromChain })}
          />
          <TokenField
            label={t('swap.payToken')}
            chainId={input.fromChain}
            wallet={wallet}
            value={from}
            onChange={(next) => onChange({ from: next })}
          />
        </div>
      </fieldset>
      <fieldset className={css.side}>
        <legend>{t('swap.receive')}</legend>
        <div className={css.pair}>
          <ChainSelect value={input.toChain} chains={SWAP_DESTINATIONS} onChange={(toChain) => onChange({ toChain })} />
          {input.toChain === BITCOIN ? (
            <TextField label={t('swap.receiveToken')} value="BTC" onChange={() => {}} readOnly />
          ) : (
            <TokenField
              label={t('swap.receiveToken')}
              chainId={input.toChain}
              wallet={wallet}
              value={to}
              onChange={(next) => onChange({ to: next })}
            />
          )}
        </div>
        {isForeign && (
          <TextField
            label={t('swap.recipientOn', { network: swapChainName(input.toChain) })}
            mono
            spellCheck={false}
            value={input.recipient}
            onChange={(recipient) => onChange({ recipient })}
            error={isChecked || input.recipient.length > 25 ? foreign(wrong, input.toChain) : undefined}
            hint={t('swap.recipientHint')}
          />
        )}
      </fieldset>
      <div className={css.pair}>
        <Select
          label={t('swap.side')}
          value={input.side}
          onChange={(side) => onChange({ side })}
          choices={SIDES.map((value) => ({ value, label: t(`swap.side.${value}`) }))}
        />
        <Select
          label={t('swap.slippage')}
          hint={t('swap.slippageHint')}
          value={String(input.slippageBps)}
          onChange={(bps) => onChange({ slippageBps: Number(bps) })}
          choices={SLIPPAGES.map((bps) => ({ value: String(bps), label: shortPercent(bps / 100) }))}
        />
      </div>
      {counted !== undefined && (
        <AmountField
          label={t('amount')}
          value={input.amount}
          onChange={(amount) => onChange({ amount })}
          decimals={counted.decimals}
          symbol={counted.symbol}
          most={input.side === 'pay' ? most : undefined}
          error={isChecked && input.amount === '' ? t('noAmount') : undefined}
          hint={
            input.side === 'pay' && balance !== undefined
              ? t.rich(counted.address === NATIVE ? 'holdsCoin' : 'holds', {
                  amount: <Amount units={balance} decimals={counted.decimals} symbol={counted.symbol} />,
                })
              : undefined
          }
        />
      )}
      {isChecked && sameAsset(from, to) && <p role="alert">{t('swap.different')}</p>}
      <Row>
        <Button type="submit" variant="primary" busy={isAsking}>
          {t('swap.getQuote')}
        </Button>
      </Row>
    </form>
  );
}

const foreign = (problem: ForeignProblem | undefined, chainId: number) =>
  problem === 'missing'
    ? t('swap.recipient.missing', { network: swapChainName(chainId) })
    : problem && t(`swap.recipient.${problem}`);

type ChainSelectProps = Readonly<{ value: number; chains: readonly number[]; onChange: (chainId: number) => void }>;

const ChainSelect = ({ value, chains, onChange }: ChainSelectProps) => (
  <Select
    label={t('network')}
    value={String(value)}
    onChange={(next) => onChange(Number(next))}
    choices={chains.map((id) => ({ value: String(id), label: swapChainName(id) }))}
  />
);
