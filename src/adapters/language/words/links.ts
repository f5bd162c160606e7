import type { RoleWords } from './roles.ts';

export const LINKS: RoleWords = {
  to: 'to|into|onto|towards|toward|over to|over into|out to|unto|over onto',
  from: 'from|out of|off|over from',
  on: 'on|via|over|through|thru|over on|across',
  for: 'for|against',
  with: 'with|using|by using|paying with|pay with|paid with',
  in: 'in|inside|within',
  at: 'at',
  of: 'of',
  'worth-of': 'worth of|worth in',
  and: 'and|plus|as well as',
  or: 'or|or maybe|or perhaps|versus|vs',
  it: 'it|them|these|those|that|of it|of them|of that',
  asset:
    'money|funds|token|tokens|coin|coins|crypto|cryptos|cryptocurrency|cryptocurrencies|currency|assets i have|something|stuff|anything else',
  place: `wallet|wallets|account|address|addresses|recipient|the recipient|receiver|destination|beneficiary|this address|the address|the wallet
|the following address|a friend|someone|somebody|my friend|wallet address`,
  'chain-noun': 'network|networks|chain|chains|blockchain|l2|rollup|layer 2|layer two',
  slippage: 'slippage|slippage tolerance|tolerance|slip|max slippage|maximum slippage|price impact|slipage|max slip',
  'amount-noun': 'amount|the amount|quantity|sum|an amount|the sum|total of',
  bound:
    'not exceeding|not to exceed|not above|not over|not greater than|no greater than|no higher than|at most|no more than|up to|not more than|less than|at least|more than|no less than|or less|or more|minimum of|maximum of',
  all: `all|all of|max|maximum|everything|entire|whole|full|the whole|maximum amount|the maximum amount|full amount|max amount|all the
|the entire|every bit|every last|every single|every last bit of|the rest of|rest of|the remainder of|what is left of|whatever is left of|all that is left of|the entirety of|everything i have in|all i have in|the lot`,
  usd: 'dollar|dollars|usd|bucks|buck|us dollars|us dollar',
  eur: 'euro|euros|eur',
  gbp: 'pound|pounds|gbp|quid',
  percent: 'percent|per cent|pct|percents',
  bps: 'bps|bp|basis points|basis point|bips',
};
