/** What a column is sorted and exported by; absent values stand last. */
export type ColumnValue = string | number | bigint | null | undefined;

const TEXTS = new Intl.Collator('en', { numeric: true });
/** The digits of a wallet or a hash are no numbers: `0x9733` stands before `0x976e`. */
const HEX = new Intl.Collator('en');

/** The order of two values of one column. */
export const compared = (one: ColumnValue, other: ColumnValue): number => {
  if (typeof one === 'string' || typeof other === 'string')
    return (String(one).startsWith('0x') ? HEX : TEXTS).compare(String(one), String(other));
  const [left, right] = [one ?? 0, other ?? 0];
  return left < right ? -1 : Number(left > right);
};
