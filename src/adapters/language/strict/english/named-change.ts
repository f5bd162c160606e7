import { any, either, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import { account, all, anyToken, HOW_MUCH, placedNetwork } from './change-parts.ts';
import * as words from './change-words.ts';

/** A value of which the message says what it is: "change the amount to 50", "the network should be base". */
const named = (names: string, others: string, what: Rule, setters = words.SET): Rule =>
  either(
    seq(any(setters), any(names), maybe(any('to|with|by|:|into')), what),
    seq(any(names), any(words.IS_RIGHT), what),
    seq(any(names), any(':|='), what),
    seq(any(others), maybe(any(':|,|is|=')), what),
  );

const RIGHT_ADDRESS = either(
  seq(any(words.NEW_ADDRESS), any('is|:|='), account('recipient')),
  seq(account('recipient'), any('is the right one|is the right address|is the correct one|is the correct address')),
  seq(any('replace'), any(words.RECIPIENT), any('with|by'), account('recipient')),
  seq(any(words.THIS_ADDRESS), maybe(any(':|,')), account('recipient')),
);
const RIGHT_SLIPPAGE = seq(any(words.SET_SLIPPAGE), value('slippage', '§r'));
const TARGET = either(
  seq(any(words.SET), any(words.DESTINATION), maybe(any('to')), placedNetwork('toChain')),
  seq(any(words.DESTINATION), any(words.IS_RIGHT), placedNetwork('toChain')),
);
export const NAMED: Rule = once(
  either(
    named(words.AMOUNT, words.OTHER_AMOUNT, either(HOW_MUCH, all('amount')), `${words.SET}|${words.RESIZE_NAMED}`),
    named(words.RECIPIENT, words.OTHER_ADDRESS, account('recipient')),
    named(words.TOKEN, words.OTHER_TOKEN, anyToken('token')),
    named(words.NETWORK, words.OTHER_NETWORK, placedNetwork('chain')),
    RIGHT_ADDRESS,
    RIGHT_SLIPPAGE,
    TARGET,
  ),
);

const UNIT = maybe(anyToken('unit'));
/** An amount that follows from the open one: "double it", "add 5 more". */
export const COMPUTED: Rule = once(
  either(
    saying('double', any(words.DOUBLE)),
    saying('triple', any(words.TRIPLE)),
    seq(maybe(any('make it|only|just|only send|just send')), value('part', '§m'), any('of that|that')),
    seq(any('cut it in|cut that in'), value('part', '§m')),
    seq(any('add|add another'), value('plus', '§n'), UNIT, maybe(any('more|to it|to that'))),
    seq(any('increase it by|raise it by|bump it by|bump it up by'), value('plus', '§n'), UNIT),
    seq(any('lower it by|reduce it by|decrease it by|cut it by|reduce by'), value('minus', '§n'), UNIT),
    seq(value('minus', '§n'), UNIT, any('less')),
    seq(any('take'), value('minus', '§n'), UNIT, any('off')),
  ),
);
