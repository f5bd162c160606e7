import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { joined } from './trade-words.ts';

const THINGS =
  'game|app|dapp|mint|nft mint|auction|pool|protocol|payroll|marketplace|project|airdrop|shop|vault|raffle|game i play|app i use|dapp i use|protocol i use|pool i use|nft i want|mint i want|stuff|whole stack';
/** What somebody has on a network, which follows: "the game i play is on". */
export const PLACE_OF_MINE: Rule = once(
  either(
    seq(
      any(joined('the|my|our|this|that', THINGS)),
      maybe(any('only')),
      any(
        'is on|runs on|lives on|works on|is only on|are on|only runs on|only works on|is happening on|happens on|is over on|starts on|needs gas on',
      ),
    ),
    any('i am on|we are on|i play on|i am playing on|i trade on|i am minting on|i want to mint on|i want to play on'),
  ),
);
