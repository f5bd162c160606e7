import { sentenceFor } from '../../kit/index.ts';
import type { Trouble } from '../../values/purchase/trouble.ts';
import { t } from './texts/index.ts';

/** The button that goes on, where it is another one than "Try again". */
const AGAIN = {
  rejected: 'askAgain',
  'pending-request': 'goOn',
  'session-ended': 'goOn',
  reverted: 'checkAgain',
  cancelled: 'buyAgain',
  dropped: 'sendAgain',
  'approval-dropped': 'allowAgain',
  'network-refused': 'goOn',
  'allowance-too-low': 'allowAgain',
} as const;

/** What happened, whether anything was paid, and what to do. */
export const troubleText = (trouble: Trouble) => ({
  title: t(`trouble.${trouble.kind}`),
  text: textOf(trouble),
  again: t(trouble.kind in AGAIN ? AGAIN[trouble.kind as keyof typeof AGAIN] : 'tryAgain'),
});

function textOf(trouble: Trouble): string {
  if ('reason' in trouble) return t(`trouble.${trouble.kind}Text`, { reason: trouble.reason });
  if (trouble.kind === 'refused')
    return t('trouble.refusedText', { reason: sentenceFor(trouble.code, trouble.message) });
  return t(`trouble.${trouble.kind}Text`);
}
