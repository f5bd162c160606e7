import { any, either, many, maybe, once, type Rule, saying, seq } from '../rules/rule.ts';
import { bridgeOf, purchaseOf, saleOf, tradeOf, wrapOf } from './romance-exchanges.ts';
import type { Verb, VerbForm } from './romance-forms.ts';
import type { Parts } from './romance-parts.ts';
import type { Reasons } from './romance-reasons.ts';
import type { RomanceWords } from './romance-words.ts';

/** `paid` are payments only. */
export type Deeds = Readonly<{ any: Rule; forMe: Rule; paid: Rule }>;
/** Also verbs behind "ayúdame", and nouns behind "un" and behind "orden de". */
export type DeedForm = VerbForm | 'gerund' | 'noun' | 'headed';

const NEVER: Rule = either();
/** "realizar transferencia: 20 usdc" */
const COLON = any(':');

/** The deeds behind one form of their verbs, or behind nouns: "un envío de". */
export function romanceDeeds(words: RomanceWords, parts: Parts, reasons: Reasons, form: DeedForm): Deeds {
  const verb = (one: Verb, noun?: string): Rule => {
    if (form === 'noun') return noun === undefined ? NEVER : seq(any(noun), any(words.of));
    if (form === 'headed') return noun === undefined ? NEVER : seq(any(noun), maybe(any(`${words.of}|:|.|,`)));
    const said = (of: Verb): Rule => any(form === 'gerund' ? (words.gerund?.(of.infinitive) ?? '') : of[form]);
    const made = noun === undefined ? [] : [seq(said(words.make), any(noun), either(any(words.of), COLON))];
    return once(seq(either(said(one), ...made), maybe(any(words.behindVerb))));
  };
  const send = verb(words.send, words.sendNoun);
  const sendTo = once(either(send, verb(words.sendTo)));
  const paid = once(
    paidOf(words, parts, reasons, {
      send: sendTo,
      supply: verb(words.supply),
      pay: form === 'order' ? any(words.payPerson) : NEVER,
    }),
  );
  const unpaid = once(unpaidOf(parts, reasons.purpose, send));
  const around = many(parts.on, parts.slippage, parts.tidy, parts.forMe, parts.fromMine);
  const trade = tradeOf(words, parts, around, {
    swap: verb(words.swap, words.swapNoun),
    pass: verb(words.pass),
    place: form === 'order' ? any(words.place) : form === 'infinitive' ? any(words.placing) : NEVER,
  });
  const purchase = purchaseOf(words, parts, around, verb(words.buy), verb(words.spend));
  const sale = saleOf(words, parts, many(parts.on, parts.slippage, parts.tidy, parts.fromMine), verb(words.sell));
  const bridge = bridgeOf(words, parts, verb(words.bridge, words.bridgeNoun), verb(words.move));
  const wrap = wrapOf(words, parts, around, verb(words.wrap), verb(words.unwrap));
  const forMe = once(either(paid, trade, purchase, bridge, wrap));
  return { any: once(either(forMe, unpaid, sale)), forMe, paid };
}

export const besidePayment = (parts: Parts, purpose: Rule): Rule =>
  many(parts.on, parts.aside, parts.fromMine, purpose, parts.tidy);
export const sentOf = (parts: Parts): Rule => either(parts.quantity('token'), parts.unsized('token'));

function paidOf(
  words: RomanceWords,
  parts: Parts,
  { purpose, thing }: Reasons,
  { send, supply, pay }: Readonly<Record<'send' | 'supply' | 'pay', Rule>>,
): Rule {
  const { to, person, account, hisWallet } = parts;
  const [beside, sent] = [besidePayment(parts, purpose), sentOf(parts)];
  const toPerson = seq(any(words.to), person);
  const itsAccount = either(seq(any(',|:'), account), hisWallet);
  const told = seq(any(',|:'), maybe(any(words.areAmount)), parts.quantity('token'), beside);
  return saying(
    'transfer',
    either(
      seq(send, beside, sent, seq(any(words.fromChain), parts.chain('chain')), beside, to, beside),
      seq(send, beside, sent, beside, either(to, seq(any(':'), account), hisWallet), beside),
      seq(send, beside, to, beside, sent, beside),
      seq(send, toPerson, sent, beside, itsAccount, beside),
      seq(send, toPerson, beside, told, either(to, itsAccount), beside),
      seq(send, beside, sent, beside, toPerson, beside, itsAccount, beside),
      seq(pay, either(person, thing), beside, told, either(to, itsAccount), beside),
      seq(send, thing, beside, told, either(to, itsAccount), beside),
      seq(send, maybe(thing), to, beside, told),
      seq(supply, account, any(words.of), sent, beside),
    ),
  );
}

/** What is not said is asked for. */
function unpaidOf(parts: Parts, purpose: Rule, send: Rule): Rule {
  const [beside, sent] = [besidePayment(parts, purpose), sentOf(parts)];
  return saying('transfer', either(seq(send, beside, sent, beside), seq(send, beside, parts.to, beside)));
}
