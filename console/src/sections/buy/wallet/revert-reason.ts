import { formatAmount } from '../../../values/amount.ts';
import type { PaymentToken } from '../../../values/purchase/purchase.ts';
import { t } from '../texts/index.ts';

/** What the reverted call said: the name of a contract's error and its arguments, or a text. */
export type Revert = Readonly<{ name: string; args: readonly unknown[] }>;

/** The sale contracts' errors as sentences. */
export function revertReason({ name, args }: Revert, { decimals, symbol }: PaymentToken): string {
  const amount = (units: unknown) =>
    typeof units === 'bigint' ? `${formatAmount(units, decimals)} ${symbol}` : t('revert.aLimit');
  const key = `revert.${name}`;
  if (t.has(key))
    return t(key as 'revert.ERC20InsufficientBalance', { first: amount(args[1]), second: amount(args[2]) });
  const [text] = args;
  if (name === 'Error' && typeof text === 'string' && text !== '') return /[.!?]$/.test(text) ? text : `${text}.`;
  return name === '' || name === 'Error' ? t('revert.none') : t('revert.other', { name });
}
