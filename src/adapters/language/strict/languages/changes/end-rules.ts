import { any, either, many, maybe, type Rule, seq, some } from '../../rules/rule.ts';
import type { ChangeWords } from './change-words.ts';
import { freeReason } from './free-reason.ts';
import { MARK, patternsIn, phrasesIn } from './phrases.ts';

const PAUSE = some(either(MARK, any('-')));
const CLOSED = many(either(MARK, any('-|)|: )|: (|; )|: d|x d')));

/** A message that calls the open request off, as a whole and now. */
export function endRule(words: ChangeWords): Rule {
  const p = phrasesIn(words.language);
  const { whole, weak, stops, weakStops, no, but, reasons, because, so } = words.ends;
  const comma = maybe(PAUSE);
  const wishes = patternsIn(p, words.ends.wishes);
  const plain = either(p(whole), wishes);
  const firm = either(plain, seq(p(no), comma, plain), calledOff(words, p(stops), p));
  const said = either(plain, p(weak));
  const off = calledOff(words, either(p(stops), p(weakStops)), p);
  const end = either(said, seq(p(no), comma, either(plain, p(behindNo(weak)))), off);
  const polite = either(p(words.polite), p(words.please));
  const reason = p(reasons);
  const free = freeReason(words.language, p(so));
  // "no cancela" denies what "no, cancela" asks for.
  const slip = either(p(words.slips), patternsIn(p, words.slipsOf));
  const greeting = seq(either(p(words.opens), polite), comma);
  const before = many(
    greeting,
    seq(slip, comma),
    seq(p(words.denies), PAUSE),
    seq(either(polite, slip), comma, p(but)),
  );
  // Behind an end, "no" and "sorry" may take it back.
  const again = seq(PAUSE, many(greeting), either(said, off));
  // A Chinese pause may be a space.
  const run = words.language === 'zh' ? many(said) : many();
  const behind = many(again, seq(comma, polite), seq(comma, reason));
  const why = seq(either(seq(PAUSE, maybe(p(because))), p(because)), free);
  const thus = either(PAUSE, seq(comma, p(so)));
  return either(
    seq(before, maybe(seq(reason, thus)), before, run, end, behind, CLOSED),
    seq(before, firm, behind, why, behind, CLOSED),
    seq(before, maybe(p(because)), free, thus, before, firm, behind, CLOSED),
  );
}

/** "cancel the payment" */
function calledOff({ ends: { objects, objectsFirst } }: ChangeWords, verb: Rule, p: (list: string) => Rule): Rule {
  const more = many(p(objects));
  return objectsFirst ? seq(more, verb, more) : seq(verb, more);
}

/** "non stop" is a word. */
const behindNo = (weak: string): string =>
  weak
    .split('|')
    .filter((phrase) => !phrase.startsWith('stop'))
    .join('|');
