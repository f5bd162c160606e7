import { any, either, many, maybe, type Rule, saying, seq } from '../rules/rule.ts';
import { besidePayment, sentOf } from './romance-deeds.ts';
import type { Parts } from './romance-parts.ts';
import type { Reasons } from './romance-reasons.ts';
import type { RomanceWords } from './romance-words.ts';

const SEPARATOR = any(',|.|:|!|;|-');

/** Payments in which an account, a debt or an amount stands before the verb, and wishes that somebody receives. */
export function romancePayments(words: RomanceWords, parts: Parts, reasons: Reasons): Rule {
  const beside = besidePayment(parts, reasons.purpose);
  const pause = many(SEPARATOR, any(words.so));
  const urging = many(any(words.urging));
  const sent = sentOf(parts);
  const quantity = parts.quantity('token');
  const sendIt = seq(pause, urging, any(words.sendIt), beside);
  const order = any(`${words.send.order}|${words.sendTo.order}`);
  return saying(
    'transfer',
    either(
      seq(introduced(words, parts), pause, urging, sendHim(words, order, sent), beside),
      owed(words, parts, reasons, seq(beside, sendIt)),
      seq(lacking(words, parts, reasons.purpose), pause, urging, handed(words, parts, order, beside)),
      seq(quantity, beside, parts.to, beside, sendIt),
      seq(
        either(parts.to, parts.hisWallet, wallet(words, parts)),
        beside,
        pause,
        amountOf(words, quantity),
        beside,
        sendIt,
      ),
      seq(amountOf(words, quantity), beside, pause, parts.hisWallet, beside, sendIt),
      seq(quantity, beside, maybe(any(',')), urging, any(words.sendIt), beside, parts.to, beside),
      seq(parts.to, beside, maybe(any(',')), urging, any(words.told), beside, sent, beside),
      seq(any(words.empty), either(parts.whole('token'), quantity), beside, parts.to, beside),
      wished(words, parts, sent, beside),
    ),
  );
}

/** "le debo 20 usdc a mi primo", "mi hijo necesita 20 usdc": what is sent with the verb behind it. */
function lacking(words: RomanceWords, { person, quantity }: Parts, purpose: Rule): Rule {
  const sum = quantity('token');
  const toPerson = seq(any(words.to), person);
  return seq(
    either(
      seq(any(words.owing), either(seq(sum, toPerson), seq(toPerson, sum))),
      seq(either(person, any(words.pronoun)), any(words.lacks), sum),
    ),
    maybe(purpose),
  );
}

/** "pásaselos a 0x…", "manda pra ela: 0x…" */
function handed(words: RomanceWords, { to, account, hisWallet }: Parts, order: Rule, beside: Rule): Rule {
  const him = seq(order, any(words.toHim));
  const gives = either(any(`${words.sendIt}|${words.sendHim}`), order, him);
  const direct = either(any(words.sendIt), him);
  return seq(
    either(seq(gives, beside, to), seq(him, account), seq(direct, either(seq(any(':|,'), account), hisWallet))),
    beside,
  );
}

const amountOf = (words: RomanceWords, quantity: Rule): Rule =>
  seq(maybe(seq(any(`${words.areAmount}|${words.amountLabel}`), maybe(any(':|,')))), quantity);

/** "la dirección es 0x…" */
const wallet = (words: RomanceWords, { account }: Parts): Rule =>
  seq(any(words.walletNoun), any(`${words.is}|:`), account);

/** "la dirección de mi casero es 0x…", "su wallet: 0x…", "0x… es mi casero" */
function introduced(words: RomanceWords, { person, account, hisWallet }: Parts): Rule {
  const his = seq(any(words.walletOf), person);
  return either(
    seq(his, maybe(any(`${words.is}|:|,`)), account),
    hisWallet,
    seq(account, any(words.is), either(his, person)),
    seq(person, any(':'), account),
  );
}

/** "mándale 20 usdc", "manda 20 usdc pra ela" */
function sendHim(words: RomanceWords, order: Rule, sent: Rule): Rule {
  const him = any(words.toHim);
  return either(seq(any(words.sendHim), sent), seq(order, sent, him), seq(order, him, sent));
}

/** "debo 20 usdc a 0x…, págaselos": the verb makes it an order. */
function owed(words: RomanceWords, parts: Parts, { thing, purpose }: Reasons, sendIt: Rule): Rule {
  const quantity = parts.quantity('token');
  const told = seq(any(',|:|.'), maybe(any(words.areAmount)), quantity);
  const toPerson = seq(any(words.to), parts.person);
  return seq(
    any(words.owing),
    either(
      seq(quantity, maybe(purpose), parts.to, maybe(purpose)),
      seq(parts.to, quantity, maybe(purpose)),
      seq(maybe(thing), parts.to, told),
      seq(quantity, toPerson, maybe(purpose), parts.hisWallet),
    ),
    sendIt,
  );
}

/** "quiero que le lleguen 20 usdc a 0x…", "preciso que 0x… receba 20 usdc" */
function wished(words: RomanceWords, { to, account }: Parts, sent: Rule, beside: Rule): Rule {
  const arrive = any(words.arrive);
  return seq(
    any(words.wishGets),
    either(
      seq(arrive, beside, sent, beside, to, beside),
      seq(arrive, beside, to, beside, sent, beside),
      seq(to, arrive, sent, beside),
      seq(account, any(words.receive), beside, sent, beside),
    ),
  );
}
