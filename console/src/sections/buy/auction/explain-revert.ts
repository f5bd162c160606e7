import type { Hex } from 'viem';
import { revertName } from '../../../values/bid-reverts.ts';
import { t } from './texts/index.ts';

/** Why the auction or its hook refuses, in words; undefined for an error without any. */
export function explainRevert(data: Hex): string | undefined {
  const key = `revert.${revertName(data)}`;
  return t.has(key) ? (t as (key: string) => string)(key) : undefined;
}
