import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';
import { URGING } from './parts.ts';
import { ASK } from './words.ts';

/** Something in the base form of its verb as an order, or as a question that asks for it. An order with "?" would be a doubt. */
export const ordered = (deed: Rule): Rule =>
  either(
    seq(any(ASK), URGING, deed, maybe(any('?'))),
    seq(URGING, maybe(any('i want you to|i would like you to|i need you to')), URGING, deed),
  );
