import { any, either, many, maybe, type Rule, seq } from '../rules/rule.ts';
import * as words from './exchange-words.ts';

/** Verbs of making, which stand before the noun of an exchange. */
const MAKE = any(
  'do|do me|do us|make|make me|execute|perform|carry out|carry through|effect|effectuate|complete|initiate|start|begin|run|process|put in|put through|put up|place|submit|arrange|arrange for|organise|organize|set up|set off|set in motion|kick off|get|get me|get us|get done|give me|give us|trigger|launch|handle|action|conduct|undertake|book|book me|prepare|create|send in|send through|send off|proceed with|go ahead with|go for|go through with|facilitate|enter|lodge|fulfil|fulfill|push through|fire off|issue|see to|take care of|sort out|sort me out with|hook me up with|help me with|assist me with|help with|implement|instruct|order|request',
);
const ONE = maybe(any('a|an|the|one|this|the following|following'));
/** Not "test" or "limit", which make it something else. */
const SORT = many(
  any(
    'quick|simple|small|little|spot|market|token|crypto|instant|fast|plain|direct|straight|tiny|normal|regular|standard|currency|coin|nice|new|immediate|basic|easy|short|clean|onchain|on - chain|on chain|treasury|big|large|straightforward|speedy|swift|full|lil|cheeky|wee|rapid|prompt|single|one - time|one time|one - off|one off|defi|asset|stablecoin|cash',
  ),
);
const NOUN = any(
  `${words.TRADES}|sale|swop|change|switch|convert|flip|rotation|changeover|swapping|converting|exchanging|turnover`,
);
/** "carry out a quick conversion", "i need a swap", "initiate swap". */
export const AN_EXCHANGE: Rule = either(seq(any(words.MAKE), SORT, NOUN), seq(MAKE, ONE, SORT, NOUN));
