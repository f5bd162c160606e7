import { isPerson } from '../unasked/noun-phrases.ts';
import type { Run } from './runs.ts';
import { isApart } from './runs.ts';

/** Whether a part of its own names somebody else who gets something: "for rent, gift for bob", and in a trade, which pays nobody. */
export function paysAnother(run: Run, all: readonly string[]): boolean {
  if (!isApart(run) || !run.isLast || run.closes === ':') return false;
  const at = run.words.findLastIndex((word) => /^(?:for|to)$/.test(word));
  if (at < 1 || run.words.length > 6) return false;
  const isNamed = run.words.slice(at + 1).some(isPerson) || /^(?:him|her|them)$/.test(run.words.at(-1) ?? '');
  if (
    !isNamed ||
    /^(?:thanks|thank|happy|congrats|love|cheers|greetings|regards|please|it|that|this|he|she|they|i|we|is)$/.test(
      run.words[0] ?? '',
    )
  )
    return false;
  const account = all.lastIndexOf('§a');
  if (account < 0) return true;
  return (
    all
      .slice(account + 1)
      .join(' ')
      .split(run.words.join(' '))[0]
      ?.match(/\b(?:for|because|as|since)\b/) !== null
  );
}
