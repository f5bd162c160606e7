import { either } from '../rules/rule.ts';
import { OTHERWISE } from './ahead.ts';
import { BARE_EXCHANGE, BARE_NOMINAL, NOMINAL } from './bare.ts';
import { BUYING, BUYS } from './buying.ts';
import type { Deed } from './deed.ts';
import { ACROSS, ACROSS_OTHERWISE } from './exchange-across.ts';
import { EXCHANGE_FIELDS } from './exchange-fields.ts';
import { OF_IT_FIRST } from './exchange-of-it.ts';
import { HEADED, TICKET } from './exchange-ticket.ts';
import { OWNED_FIRST } from './having.ts';
import { SWAPPING, SWAPS } from './selling.ts';
import { SPENDING, SPENT_FIRST } from './spending.ts';
import { WISHES } from './wishing.ts';

/** Exchanges of one token for another. */
export const EXCHANGE: Deed = {
  done: either(SWAPS, BUYS, SPENDING, NOMINAL, ACROSS),
  doing: either(SWAPPING, BUYING),
  needed: WISHES,
  whole: either(
    BARE_EXCHANGE,
    BARE_NOMINAL,
    OTHERWISE,
    SPENT_FIRST,
    OWNED_FIRST,
    EXCHANGE_FIELDS,
    ACROSS_OTHERWISE,
    TICKET,
    HEADED,
    OF_IT_FIRST,
  ),
};
