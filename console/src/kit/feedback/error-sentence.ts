import { ApiError, FlowError, TransportError } from '@institutional-defi/client';
import { t } from '../texts/index.ts';

/** What happened, in a sentence of the chosen language; for a code without one, the English sentence that came with it. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof TransportError || error instanceof FlowError) {
    const key = `error.${error.code}`;
    if (t.has(key)) return t(key as 'error.INTERNAL');
    if (error.code.endsWith('_UNAVAILABLE')) return t('error.UNAVAILABLE');
  }
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
