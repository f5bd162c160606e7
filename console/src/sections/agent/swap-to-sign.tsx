import type { Hex } from 'viem';
import { Amount, KeyValueList, Notice, Stack } from '../../kit/index.ts';
import { useSignedInWallet } from '../../session/index.ts';
import { CallStep, Countdown, SwapProgress, useSecondsUntil } from '../../signing/index.ts';
import { type QuotedSide, readQuote } from '../../values/swap-quote.ts';
import css from './agent.module.css';
import { t } from './texts/index.ts';
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
      <Notice tone="bad" title={t('badQuote')}>
        {t('badQuoteText')}
      </Notice>
    );
  const confirmed = sendings.filter(({ ended }) => ended?.outcome === 'confirmed').length;
  const requestId = quote.steps.at(-1)?.requestId;
  const isExpired = left === 0 && sendings.length === confirmed;
  const isOpen = confirmed < quote.steps.length;
  return (
    <fieldset className={css.offer} aria-label={t('swapToSign')}>
      <Stack>
        <KeyValueList
          pairs={[
            { name: t('youPay'), value: <Side side={quote.paid} units={swap.amounts.paid} /> },
            { name: t('youReceive'), value: <Side side={quote.got} units={swap.amounts.got} /> },
            ...(isOpen ? [{ name: t('validFor'), value: <Countdown until={until} /> }] : []),
          ]}
        />
        {isOpen && isExpired && (
          <Notice tone="warn" title={t('expired')}>
            {t('expiredText')}
          </Notice>
        )}
        {quote.steps.map((step, at) => (
          <CallStep
            key={`${step.id} ${step.call.data}`}
            wallet={wallet as Hex}
            step={step}
            title={t(step.id === 'approve' ? 'approve' : 'paySwap', {
              at: String(at + 1),
              all: String(quote.steps.length),
            })}
            token={{ decimals: quote.paid.decimals ?? 0, symbol: quote.paid.symbol ?? t('units') }}
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
  <Amount units={units} decimals={side.decimals ?? 0} symbol={side.symbol ?? t('units')} places={8} />
);
