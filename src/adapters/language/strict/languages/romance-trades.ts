import { any, either, many, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

const SEPARATOR = any(',|.|:|!|;|-');

/** Trades and bridges in which what is owned, or what is wanted, stands before the verb. */
export function romanceTrades(words: RomanceWords, parts: Parts): Rule {
  const around = many(parts.on, parts.slippage, parts.tidy, parts.fromMine);
  const pause = many(SEPARATOR, any(`${words.so}|${words.and}`));
  return either(owned(words, parts, around, pause), wanted(words, parts, around), lying(words, parts, pause));
}

/** "cámbialos por eth": what is done with what was named just now. */
function doneWithIt(words: RomanceWords, parts: Parts, around: Rule): Rule {
  const urging = many(any(words.urging));
  const into = either(
    seq(any(words.into), parts.received),
    seq(any(`${words.intoPlace}|${words.placeInto}`), parts.surely),
    seq(any(words.intoLoosely), parts.loosely),
  );
  return once(
    either(
      seq(urging, any(words.swapIt), into, around),
      seq(any(words.wantIt), any(words.placeInto), parts.surely, around),
    ),
  );
}

function owned(words: RomanceWords, parts: Parts, around: Rule, pause: Rule): Rule {
  const counted = seq(parts.counted('amount', 'fromToken'), maybe(any(words.held)));
  const done = doneWithIt(words, parts, around);
  const again = maybe(seq(many(SEPARATOR), any(words.swapItAgain)));
  const bought = seq(any(words.buy.order), parts.received, maybe(any(words.withIt)), around);
  return saying(
    'swap',
    either(
      seq(any(words.have), counted, maybe(parts.on), pause, either(done, seq(done, again)), maybe(any('?'))),
      seq(any(words.have), counted, maybe(parts.on), pause, bought),
      seq(any(words.take), parts.quantity('fromToken'), around, maybe(any(',')), any(words.and), either(done, bought)),
      seq(parts.quantity('fromToken'), maybe(parts.on), maybe(any(',')), done),
    ),
  );
}

/** "quiero 0,2 eth y pago con usdc", "dame link por 20 usdc" */
function wanted(words: RomanceWords, parts: Parts, around: Rule): Rule {
  const { counted, received, unsized, quantity } = parts;
  const got = either(counted('received', 'toToken'), received);
  const paying = either(
    seq(maybe(any(',')), any(`${words.payingWith}|${words.boughtFor}`)),
    seq(SEPARATOR, any(`${words.pay}|${words.spend.order}`)),
  );
  return saying(
    'swap',
    seq(
      any(words.want),
      either(
        seq(got, around, paying, unsized('fromToken'), around),
        seq(received, around, paying, quantity('fromToken'), around),
      ),
    ),
  );
}

/** "tengo 100 usdc en base, pásalos a optimism" */
function lying(words: RomanceWords, parts: Parts, pause: Rule): Rule {
  const moved = seq(parts.counted('amount', 'token'), maybe(any(words.held)));
  const onto = either(
    seq(any(words.moveIt), parts.onto),
    seq(any(words.wantIt), any(words.on), parts.chain('toChain')),
  );
  return saying(
    'bridge',
    seq(
      any(words.have),
      moved,
      either(any(words.on), any(words.liesOn)),
      parts.chain('fromChain'),
      pause,
      many(any(words.urging)),
      onto,
      many(parts.tidy),
      maybe(any('?')),
    ),
  );
}
