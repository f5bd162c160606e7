import { type FormEvent, useState } from 'react';
import type { Hex } from 'viem';
import { Amount, AmountField, Button, Row, Select, TextField } from '../../kit/index.ts';
import { useHolding, WrongNetwork } from '../../signing/index.ts';
import { TokenField } from '../../tokens/index.ts';
import { sameAsset } from '../../values/assets.ts';
import {
  BITCOIN,
  foreignRecipientProblem,
  needsRecipient,
  SWAP_DESTINATIONS,
  SWAP_ORIGINS,
  swapChainName,
} from '../../values/swap-chains.ts';
import css from './move.module.css';
import { orderOf, type SwapInput, type SwapOrder } from './swap-order.ts';
import { useSwapSides } from './use-swap-sides.ts';

type SwapFormProps = Readonly<{
  wallet: Hex;
  input: SwapInput;
  onChange: (part: Partial<SwapInput>) => void;
  isAsking: boolean;
  onReady: (order: SwapOrder) => void;
}>;

const SLIPPAGES = [10, 50, 100, 300].map((bps) => ({ value: String(bps), label: `${bps / 100} %` }));
const SIDES = [
  { value: 'pay', label: 'What I pay' },
  { value: 'receive', label: 'What I receive' },
] as const;

/** Both sides, the amount of one of them, and how far the price may move. */
export function SwapForm({ wallet, input, onChange, isAsking, onReady }: SwapFormProps) {
  const [isChecked, setChecked] = useState(false);
  const { from, to } = useSwapSides(input, wallet);
  const { balance, most } = useHolding(wallet, from);
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
        <legend>You pay</legend>
        <div className={css.pair}>
          <ChainSelect
            value={input.fromChain}
            chains={SWAP_ORIGINS}
            onChange={(fromChain) => onChange({ fromChain })}
          />
          <TokenField
            label="Token to pay"
            chainId={input.fromChain}
            wallet={wallet}
            value={from}
            onChange={(next) => onChange({ from: next })}
          />
        </div>
      </fieldset>
      <fieldset className={css.side}>
        <legend>You receive</legend>
        <div className={css.pair}>
          <ChainSelect value={input.toChain} chains={SWAP_DESTINATIONS} onChange={(toChain) => onChange({ toChain })} />
          {input.toChain === BITCOIN ? (
            <TextField label="Token to receive" value="BTC" onChange={() => {}} readOnly />
          ) : (
            <TokenField
              label="Token to receive"
              chainId={input.toChain}
              wallet={wallet}
              value={to}
              onChange={(next) => onChange({ to: next })}
            />
          )}
        </div>
        {isForeign && (
          <TextField
            label={`Recipient on ${swapChainName(input.toChain)}`}
            mono
            spellCheck={false}
            value={input.recipient}
            onChange={(recipient) => onChange({ recipient })}
            error={isChecked || input.recipient.length > 25 ? wrong : undefined}
            hint="Your wallet’s own address does not exist there. Check every character."
          />
        )}
      </fieldset>
      <div className={css.pair}>
        <Select label="The amount is" value={input.side} onChange={(side) => onChange({ side })} choices={SIDES} />
        <Select
          label="Slippage"
          hint="The swap fails rather than pay out less by more than this."
          value={String(input.slippageBps)}
          onChange={(bps) => onChange({ slippageBps: Number(bps) })}
          choices={SLIPPAGES}
        />
      </div>
      {counted !== undefined && (
        <AmountField
          label="Amount"
          value={input.amount}
          onChange={(amount) => onChange({ amount })}
          decimals={counted.decimals}
          symbol={counted.symbol}
          most={input.side === 'pay' ? most : undefined}
          error={isChecked && input.amount === '' ? 'Enter an amount.' : undefined}
          hint={
            input.side === 'pay' && balance !== undefined ? (
              <>
                The wallet holds <Amount units={balance} decimals={counted.decimals} symbol={counted.symbol} />
              </>
            ) : undefined
          }
        />
      )}
      {isChecked && sameAsset(from, to) && <p role="alert">Choose two different tokens.</p>}
      <Row>
        <Button type="submit" variant="primary" busy={isAsking}>
          Get a quote
        </Button>
      </Row>
    </form>
  );
}

type ChainSelectProps = Readonly<{ value: number; chains: readonly number[]; onChange: (chainId: number) => void }>;

const ChainSelect = ({ value, chains, onChange }: ChainSelectProps) => (
  <Select
    label="Network"
    value={String(value)}
    onChange={(next) => onChange(Number(next))}
    choices={chains.map((id) => ({ value: String(id), label: swapChainName(id) }))}
  />
);
