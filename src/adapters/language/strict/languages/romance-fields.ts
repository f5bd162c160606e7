import { any, either, many, maybe, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import type { Parts } from './romance-parts.ts';
import type { Reasons } from './romance-reasons.ts';
import type { RomanceWords } from './romance-words.ts';

const SEPARATOR = any(',|.|;|-');

/** "Importe: 430 USDT. Beneficiario: 0x…. Red: Base." At least the amount and the account have a label. */
export function romanceFields(words: RomanceWords, parts: Parts, { thing }: Reasons): Rule {
  const label = (said: string): Rule =>
    seq(maybe(any(words.article)), any(said), maybe(any(words.is)), maybe(any(':|=')));
  const pause = many(SEPARATOR);
  const token = seq(label(words.tokenLabel), value('token', '§t', '§b'));
  const amount = either(
    seq(label(words.amountLabel), parts.counted('amount', 'token')),
    seq(label(words.amountLabel), value('amount', '§n'), pause, token),
    seq(token, pause, label(words.amountLabel), value('amount', '§n')),
  );
  const account = seq(label(words.toLabel), parts.account);
  const beside = many(
    seq(some(SEPARATOR), either(seq(label(words.chainLabel), value('chain', '§c', '§b')), parts.on)),
    seq(some(SEPARATOR), label(words.noteLabel), thing),
  );
  const heading = maybe(seq(any(words.heading), some(any(':|.|,|-'))));
  return saying(
    'transfer',
    seq(
      heading,
      either(
        seq(amount, beside, pause, account, beside),
        seq(account, beside, pause, amount, beside),
        seq(
          label(words.chainLabel),
          value('chain', '§c', '§b'),
          pause,
          either(seq(amount, pause, account), seq(account, pause, amount)),
        ),
      ),
    ),
  );
}
