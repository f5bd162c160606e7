import type { Hex } from 'viem';
import { Amount, KeyValueList, Notice, Stack } from '../../kit/index.ts';
import { useSignedInWallet } from '../../session/index.ts';
import { CallStep, Countdown, SwapProgress, useSecondsUntil } from '../../signing/index.ts';
import { type QuotedSide, readQuote } from '../../values/swap-quote.ts';
import css from './agent.module.css';
import type { ToSignProps } from './transfer-to-sign.tsx';

/** The swap that was confirmed: its transactions one by one. */
export function SwapToSign({ entry, onChange }: ToSignProps) {
  const wallet = useSignedInWallet();
  const { swap } = entry.reply.data;
  const until = swap?.fee.expiresAt ?? entry.at;
  const left = useSecondsUntil(until);
  const quote = readQuote(swap?.quote);
  const sendings = entry.sendings ?? [];
  if (wallet === undefined || swap === undefined) return null;
  if (quote === undefined || quote.steps.some(({ call }) => call.from.toLowerCase() !== wallet.toLowerCase()))
    return (
      <Notice tone="bad" title="This quote is not shown for signing">
        It could not be read, or it is for another wallet. Nothing was signed.
      </Notice>
    );
  const confirmed = sendings.filter(({ ended }) => ended?.outcome === 'confirmed').length;
  const requestId = quote.steps.at(-1)?.requestId;
  const isExpired = left === 0 && sendings.length === confirmed;
  const isOpen = confirmed < quote.steps.length;
  return (
    <fieldset className={css.offer} aria-label="Swap to sign">
      <Stack>
        <KeyValueList
          pairs={[
            { name: 'You pay', value: <Side side={quote.paid} units={swap.amounts.paid} /> },
            { name: 'You receive about', value: <Side side={quote.got} units={swap.amounts.got} /> },
            ...(isOpen ? [{ name: 'Valid for', value: <Countdown until={until} /> }] : []),
          ]}
        />
        {isOpen && isExpired && (
          <Notice tone="warn" title="The quote expired">
            Say the swap again for a new offer.
          </Notice>
        )}
        {quote.steps.map((step, at) => (
          <CallStep
            key={`${step.id} ${step.call.data}`}
            wallet={wallet as Hex}
            step={step}
            title={`${at + 1} of ${quote.steps.length}: ${step.id === 'approve' ? 'Approve the token' : 'Pay for the swap'}`}
            token={{ decimals: quote.paid.decimals ?? 0, symbol: quote.paid.symbol ?? 'units' }}
            sending={sendings[at]}
            isNext={at === confirmed}
            isExpired={isExpired}
            onSending={(next) =>
              onChange((kept) => {
                const before = (kept.sendings ?? []).slice(0, at);
                return { ...kept, sendings: next === undefined ? before : [...before, next] };
              })
            }
            onNewQuote={() => {}}
          />
        ))}
        {!isOpen && requestId !== undefined && <SwapProgress requestId={requestId} />}
      </Stack>
    </fieldset>
  );
}

const Side = ({ side, units }: Readonly<{ side: QuotedSide; units: string }>) => (
  <Amount units={units} decimals={side.decimals ?? 0} symbol={side.symbol ?? 'units'} places={8} />
);
