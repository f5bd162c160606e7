import type { ReactNode } from 'react';
import { editableAmount, formatAmount, type ParsedAmount, parseAmount } from '../../values/amount.ts';
import { t } from '../texts/index.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type AmountFieldProps = Readonly<{
  label: string;
  /** What is typed; `parseAmount(value, decimals)` gives the units. */
  value: string;
  onChange: (value: string) => void;
  decimals: number;
  symbol: string;
  least?: bigint | undefined;
  /** Also offered by the button "Max". */
  most?: bigint | undefined;
  hint?: ReactNode;
  /** An error of the caller, shown instead of the field's own. */
  error?: string | undefined;
  disabled?: boolean;
}>;

/** An amount of a token: text while it is typed, bigint for everything else. */
export function AmountField({ decimals, symbol, least, most, error, hint, ...field }: AmountFieldProps) {
  const problem = error ?? amountProblem(parseAmount(field.value, decimals), { decimals, symbol, least, most });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      placeholder="0.00"
      hint={hint}
      error={field.value === '' ? error : problem}
      end={
        <>
          {most !== undefined && (
            <Button
              size="small"
              variant="quiet"
              disabled={field.disabled}
              onClick={() => field.onChange(editableAmount(most, decimals))}
            >
              {t('max')}
            </Button>
          )}
          <span>{symbol}</span>
        </>
      }
    />
  );
}

type Limits = Readonly<{ decimals: number; symbol: string; least?: bigint | undefined; most?: bigint | undefined }>;

/** What is wrong with the amount, as a sentence; undefined if it can be used. */
export function amountProblem(parsed: ParsedAmount, { decimals, symbol, least, most }: Limits): string | undefined {
  if (!parsed.ok)
    return parsed.problem === 'too-many-decimals'
      ? t('amount.too-many-decimals', { symbol, decimals })
      : t(`amount.${parsed.problem}`);
  const { units } = parsed;
  const named = (limit: bigint) => `${formatAmount(limit, decimals)} ${symbol}`;
  if (least !== undefined && units < least) return t('amount.least', { amount: named(least) });
  if (most !== undefined && units > most) return t('amount.most', { amount: named(most) });
  return units === 0n ? t('amount.zero') : undefined;
}
