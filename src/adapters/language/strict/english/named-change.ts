import { any, either, many, maybe, once, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import { EXTRAS } from './cause-words.ts';
import { account, all, anyToken, HOW_MUCH, placedNetwork } from './change-parts.ts';
import * as words from './change-words.ts';

/** A value of which the message says what it is: "change the amount to 50", "the network should be base". */
const named = (names: string, others: string, what: Rule, setters = words.SET, weak = names): Rule =>
  either(
    seq(any(setters), any(weak), maybe(any('to|with|by|:|into')), what),
    seq(any(names), any('is'), what),
    seq(any(weak), any(words.SHOULD_BE), what),
    seq(any(names), any(':|='), what),
    seq(any(setters), any(names), any(',|:|.|-|;'), maybe(any('it|that|this')), any(words.SHOULD_BE), what),
    seq(any(others), maybe(any(':|,|is|=|please|, please|please :|please ,|-')), what),
  );

const RIGHT_ADDRESS = either(
  seq(any(words.HERE), maybe(any(':|,|.')), account('recipient')),
  seq(any(words.NEW_ADDRESS), any('is|:|='), account('recipient')),
  seq(
    account('recipient'),
    any(
      'is the one i want|is the one i meant|is the one i need|is the one to use|is the address i want|is the address i meant|is the wallet i want|is the wallet to use|is the guy i want|is who i meant|is who it is for|is where it should go|is where it needs to go|is where it goes|is where i want it|is the right one|is the right address|is the correct one|is the correct address|is the new one|is the new §n|is the new address|is the one|is the current one|is the current §n|is the right wallet|is the new wallet|is the real one|is the right guy|is the right person',
    ),
  ),
  seq(any('replace'), any(words.RECIPIENT), any('with|by'), account('recipient')),
  seq(any(words.THIS_ADDRESS), maybe(any(':|,')), account('recipient')),
);
const RIGHT_SLIPPAGE = seq(any(words.SET_SLIPPAGE), value('slippage', '§r'));
const TARGET = either(
  seq(any(words.SET), any(words.DESTINATION), maybe(any('to')), placedNetwork('toChain')),
  seq(
    any(words.DESTINATION),
    any('should be|must be|should have been|has to be|needs to be'),
    placedNetwork('toChain'),
  ),
);
const IS = maybe(any(`${words.SHOULD_BE}|is|:|=|to|is to be`));
/** "the recipient should be bob.eth and the token usdc" */
const FIELD = either(
  seq(any(words.AMOUNT), IS, HOW_MUCH),
  seq(any(words.RECIPIENT), IS, account('recipient')),
  seq(any(words.TOKEN), IS, anyToken('token')),
  seq(any(words.NETWORK), IS, placedNetwork('chain')),
);
const LATER = seq(any(', and|and|,|, and also|and also|. and|.'), FIELD);
const LISTED = either(
  seq(named(words.AMOUNT, words.OTHER_AMOUNT, HOW_MUCH), some(LATER)),
  seq(named(words.RECIPIENT, words.OTHER_ADDRESS, account('recipient')), some(LATER)),
  seq(named(words.TOKEN, words.OTHER_TOKEN, anyToken('token')), some(LATER)),
  seq(named(words.NETWORK, words.OTHER_NETWORK, placedNetwork('chain')), some(LATER)),
);
/** The same behind a word that corrects, where "is" is enough. */
export const FIELDS: Rule = once(seq(FIELD, many(LATER)));
export const NAMED: Rule = once(
  either(
    named(
      words.AMOUNT,
      words.OTHER_AMOUNT,
      either(HOW_MUCH, all('amount')),
      `${words.SET}|${words.RESIZE_NAMED}`,
      `${words.AMOUNT}|${words.WEAK_AMOUNT}`,
    ),
    named(
      words.RECIPIENT,
      words.OTHER_ADDRESS,
      account('recipient'),
      words.SET,
      `${words.RECIPIENT}|${words.WEAK_RECIPIENT}`,
    ),
    named(words.TOKEN, words.OTHER_TOKEN, anyToken('token')),
    named(words.SOURCE_TOKEN, 'new source token|other source token', anyToken('fromToken')),
    named(words.TARGET_TOKEN, 'new target token|other target token', anyToken('toToken')),
    named(words.NETWORK, words.OTHER_NETWORK, placedNetwork('chain')),
    LISTED,
    RIGHT_ADDRESS,
    RIGHT_SLIPPAGE,
    TARGET,
  ),
);

const UNIT = maybe(anyToken('unit'));
const ONLY = any('make it|make that|only|just|only send|just send|send only|do|just do|only do|i only want to send');
/** A part of the open amount. Without "that" it needs a word that limits: "half of it" may be a part of the balance. */
const PART = either(
  seq(maybe(ONLY), value('part', '§m'), any('of that|that')),
  seq(ONLY, value('part', '§m'), maybe(any('of it|of the amount|it'))),
  seq(any('cut it in|cut that in|cut it by|split it in|cut the amount in'), value('part', '§m')),
  seq(any(words.LOWER_BY), value('part', '§m')),
  saying('part=half', any('halve it|halve that|halve the amount|cut it in two|divide it by two')),
);
const ON_TOP = any('more|to it|to that|on top|on top of that|on top of it|more to it|extra');
const FOR_IT = maybe(seq(any('for'), any(EXTRAS)));
/** An amount that follows from the open one: "double it", "add 5 more". */
export const COMPUTED: Rule = once(
  either(
    saying('double', any(words.DOUBLE)),
    saying('triple', any(words.TRIPLE)),
    PART,
    seq(
      any('add|add another|put another|add an extra|add an additional'),
      value('plus', '§n'),
      UNIT,
      maybe(ON_TOP),
      FOR_IT,
    ),
    seq(any('put|throw in|make it|make that'), value('plus', '§n'), UNIT, any('more|on top|extra'), FOR_IT),
    seq(any(words.RAISE_BY), value('plus', '§n', '§r', '§m'), UNIT),
    seq(any(words.LOWER_BY), value('minus', '§n', '§r'), UNIT),
    seq(maybe(any('make it|make that')), value('minus', '§n'), UNIT, any('less')),
    seq(any('take|knock|shave'), value('minus', '§n'), UNIT, any('off|off it|off that')),
    seq(any('take off|knock off|shave off|deduct|subtract'), value('minus', '§n'), UNIT),
  ),
);
