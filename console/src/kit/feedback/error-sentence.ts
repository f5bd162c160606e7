import { ApiError, FlowError, TransportError } from '@institutional-defi/client';
import { t } from '../texts/index.ts';

/** What happened, in a sentence of the chosen language; for a code without one, the English sentence that came with it. */
export function sentenceOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const isKnown = error instanceof ApiError || error instanceof TransportError || error instanceof FlowError;
  return isKnown ? sentenceFor(error.code, said) : asSentence(said);
}

export function sentenceFor(code: string, said: string): string {
  const key = `error.${code}`;
  if (t.has(key)) return t(key as 'error.INTERNAL');
  return code.endsWith('_UNAVAILABLE') ? t('error.UNAVAILABLE') : asSentence(said);
}

function asSentence(text: string): string {
  const [line = ''] = text.split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
