import { any, either, maybe, type Rule, seq, value } from '../rules/rule.ts';
import { chain, ON, token } from './parts.ts';
import { CORRECTING } from './payment-amounts.ts';
import { AMID, SENT, TOWARDS } from './payment-parts.ts';

const NUMBER = value('amount', '§n');
const ONE = token('token');
const PLACED = seq(any('on|via|over'), any('§c|§b'));

/**
 * A value that a correction behind the payment takes back: "send 5 usdc to 0x…, sorry i mean 6", "…, i mean dai". Only a value of the same
 * kind takes the place of another, and an address is never corrected in this way.
 */
export const CORRECTED_BEHIND = (verb: Rule): Rule =>
  either(
    seq(verb, any('§n'), ONE, AMID, TOWARDS, AMID, CORRECTING, NUMBER),
    seq(verb, any('§n'), any('§t|§b'), AMID, TOWARDS, AMID, CORRECTING, NUMBER, ONE),
    seq(verb, NUMBER, any('§t|§b'), AMID, TOWARDS, AMID, CORRECTING, ONE),
    seq(verb, SENT, TOWARDS, PLACED, CORRECTING, either(ON, chain('chain'))),
    seq(verb, SENT, TOWARDS, PLACED, any(', no ,|no ,|, no'), ON),
    seq(verb, SENT, PLACED, CORRECTING, maybe(any('on')), chain('chain'), TOWARDS),
  );
