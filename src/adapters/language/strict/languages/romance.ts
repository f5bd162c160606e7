import { any, either, many, maybe, type Rule, saying, seq, some } from '../rule.ts';
import { romanceDeeds } from './romance-deeds.ts';
import { romanceParts } from './romance-parts.ts';
import { romanceReasons } from './romance-reasons.ts';
import type { RomanceWords } from './romance-words.ts';

const SEPARATOR = any(',|.|:|!|;');

/** A whole first message in a Romance language. */
export function romanceRequest(words: RomanceWords): Rule {
  const parts = romanceParts(words);
  const { purpose, reason, linked, ahead } = romanceReasons(words, parts);
  const [order, infinitive, wished, present] = (['order', 'infinitive', 'wished', 'present'] as const).map((form) =>
    romanceDeeds(words, parts, purpose, form),
  ) as [Deeds, Deeds, Deeds, Deeds];
  const urging = many(seq(any(words.urging), maybe(any(','))));

  const asked = either(
    seq(urging, order.any),
    seq(urging, maybe(any(words.wish)), urging, infinitive.any),
    seq(urging, any(words.wishThat), urging, wished.any),
    seq(urging, any(words.wishThatMe), wished.forMe),
  );
  const question = seq(
    urging,
    either(
      seq(any(words.ask), urging, infinitive.any),
      seq(any(words.askMe), urging, infinitive.forMe),
      seq(any(words.askPresent), present.forMe),
    ),
  );
  const first = either(
    seq(either(parts.on, parts.fromMine, purpose), maybe(any(',|:')), urging, order.any),
    toFirst(words, parts),
    paidFirst(words, parts),
    please(words, parts),
  );
  const closing = many(SEPARATOR, any(words.closing));
  const why = either(reason, purpose);
  const tail = seq(closing, maybe(seq(either(seq(some(SEPARATOR), why), linked), closing)));
  const afterQuestion = seq(any('?'), closing, maybe(seq(why, closing)));
  const request = seq(
    many(any(words.salute), seq(any(words.vocative), any(',|!')), SEPARATOR),
    maybe(seq(ahead, some(SEPARATOR))),
    either(seq(either(asked, first), tail), seq(question, either(tail, afterQuestion))),
  );
  return whereSaid(firstWords(words), request);
}

/** Most texts have no verb of the language, and nothing else of them is looked at. */
const whereSaid =
  (said: ReadonlySet<string>, rule: Rule): Rule =>
  (tokens, at) =>
    tokens.some(({ form }) => said.has(form)) ? rule(tokens, at) : [];

function firstWords(words: RomanceWords): ReadonlySet<string> {
  const { send, sendTo, supply, swap, sell, buy, bridge, move, pass, spend, wrap, unwrap, make } = words;
  const verbs = [send, sendTo, supply, swap, sell, buy, bridge, move, pass, spend, wrap, unwrap, make];
  const said = [words.courtesy, ...verbs.flatMap((verb) => Object.values(verb))];
  return new Set(said.flatMap((phrases) => phrases.split('|').map((phrase) => phrase.trim().split(' ')[0] ?? '')));
}

type Deeds = ReturnType<typeof romanceDeeds>;
type Parts = ReturnType<typeof romanceParts>;

/** "a 0x… mándale 15 usdt" */
function toFirst(words: RomanceWords, parts: Parts): Rule {
  const sent = either(parts.quantity('token'), parts.unsized('token'));
  const send = either(
    any(`${words.send.order}|${words.sendTo.order}`),
    seq(any(words.askPaid), any(words.send.present)),
  );
  return saying(
    'transfer',
    seq(
      parts.to,
      maybe(any(',')),
      many(any(words.urging)),
      send,
      maybe(any(words.behindVerb)),
      sent,
      many(parts.on, parts.tidy),
    ),
  );
}

/** "con 100 usdc cómprame eth" */
const paidFirst = (words: RomanceWords, parts: Parts): Rule =>
  saying(
    'swap',
    seq(
      any(words.paidWith),
      parts.quantity('fromToken'),
      maybe(any(',')),
      any(words.buy.order),
      parts.received,
      many(parts.on, parts.tidy, parts.slippage),
    ),
  );

/** "20 usdc a 0x…, por favor": a courtesy says that it is asked for. */
const please = (words: RomanceWords, parts: Parts): Rule =>
  saying('transfer', seq(parts.quantity('token'), parts.to, many(parts.on), maybe(any(',')), any(words.courtesy)));
