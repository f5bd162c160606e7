import { any, either, many, maybe, type Rule, saying, seq } from '../rules/rule.ts';
import type { Deeds } from './romance-deeds.ts';
import type { Parts } from './romance-parts.ts';
import type { Reasons } from './romance-reasons.ts';
import type { RomanceWords } from './romance-words.ts';

/** Requests without a verb. A courtesy says that something is asked for: "20 usdc a 0x…, por favor". */
export function romanceVerbless(words: RomanceWords, parts: Parts, { purpose }: Reasons, named: Deeds): Rule {
  const quantity = parts.quantity('token');
  const beside = many(parts.on, parts.aside, purpose);
  const stop = maybe(any(',|:'));
  const place = either(
    seq(quantity, beside, parts.to, beside),
    seq(parts.to, stop, quantity, beside),
    seq(parts.account, many(parts.on, parts.aside), stop, quantity, beside),
  );
  const into = seq(any(words.into), parts.surely);
  const trade = seq(parts.quantity('fromToken'), maybe(parts.on), into, many(parts.on, parts.slippage));
  const asked = either(saying('transfer', place), saying('swap', trade), named.forMe);
  const courtesy = any(words.courtesy);
  return either(seq(asked, maybe(any(',')), courtesy, beside), seq(any(words.please), stop, asked));
}
