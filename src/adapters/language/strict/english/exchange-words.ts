/** The verbs of exchanges in English. Phrases are separated by `|`. */

export { STAY, SWAP, SWAPPED, SWAPPING } from './exchange-verbs.ts';

/** Verbs of other things as well, behind which only "into" may follow. */
export const TURN =
  'derisk|de risk|bring|zap|trim|consolidate|roll over|roll|unwind|rebalance|reinvest|redeploy|deploy|diversify|migrate|shift|shift over|move over|shuffle|channel|direct|redirect|reroute|sink|sweep|yeet|chuck|toss|lob|sling|slam|swing|feed|melt|rotate over|flip over|merge|make|get|slide|kick|funnel|plow|plough|dump|cycle|collapse|transition|pivot|go all in with|ape in|ape';
export const SELL =
  'sell|dump|offload|off load|sell out|market dump|cash out|liquidate|sell off|get rid of|cash in|flog|unload|ditch|dispose of|market sell|sell down|part with|let go of|close out|trade out|sell out of';
export const SELLING = 'selling|dumping|cashing out|offloading|liquidating|getting rid of|unloading|ditching';
export const BUY =
  'buy|market buy|purchase|get|acquire|buy up|get hold of|grab|buy me|get me|buy us|grab me|get us|pick up|pick me up|purchase me|scoop up|bag|obtain|buy myself|get myself|snag|snap up|stack|stack some more|load up on|stock up on';
export const BUYING = 'buying|purchasing|getting|acquiring|grabbing|picking up|scooping up';
/** They ask for something, with what it is paid with. */
export const ASK_FOR = 'receive|give me|hand me|fetch me|let me have';
/** They name an exchange of one token for another, and of a token of a protocol a deposit: "put 30 usdc into aave". */
export const PLACE =
  'put|throw|yolo|invest|move|rotate|roll|flip|turn|stick|pop|park|exit|rotate out of|get out of|cycle|shove|pour|allocate|move out of|get me out of|move me out of|cash me out of|deploy|slot|get|bring|push|kick|plow|plough|dump|drop|take me out of|pull out of|reinvest|go from';
/** They say with what something is paid. */
export const PAY_WITH =
  'pay with|pay in|i pay with|i pay in|i will pay with|i will pay in|i will be paying in|i will be paying with|i am paying with|i am paying in|paid using|paid by|paid for using|funding with|fund with|bought using|bought for|purchased with|settled in|settled with|pay using|pay for it with|pay for it in|pay for them with|pay for that with|pay it with|paying with|paying in|paying for it with|paying using|paid with|paid in|paid for with|paid for in|funded with|funded by|fund it with|funding it with|financed by|financed with|in exchange for|in return for|spending|payment in|payment token :|to be paid from|to be paid with|to be paid in|bought with|paid out of';
/** The same, where a network could follow: "fund it from dai". */
export const PAY_FROM =
  'pay from|pay for it from|paying from|paid from|funded from|fund it from|swap from my|swap it from my|convert from my|paying out of|i pay from|i will pay from|taken out of my|sourced from|drawn from|fund it out of|fund from|debit|debit it from|charge it to|funding it from|financed from|taken from|taking it from|take it from|take it out of|taking it out of|taken out of|source is|the source is|source|source :|payment from|use|use up|swap it from|swapped from|out of|outta|coming from|converted from|swapping from';
/** Before a noun of an exchange: "make a", "i need a". */
export const MAKE =
  'please proceed with a|please proceed with the|i wish to request a|i would like to request a|i am requesting a|i hereby request a|i would like to make a|i would like to do a|i want to make a|i want to do a|i need to make a|i need to do a|i would like to place a|kindly arrange a|please make a|i need a|i want a|i would like a|need a|want a|would like a|i would appreciate a|we need a|we want a|i need a quick|i need an|i want an|i would like an';
export const TRADES = 'swap|conversion|exchange|trade|token swap|swap trade';
/** Behind them stands the amount that is received. */
export const TO_END_WITH =
  'into|to get|to receive|and get|to end up with|until i have|until i get|until i have got|to obtain|to have|to make|to net|to net me|to yield|to reach|so that i receive|so that i get|so that i have|so that i end up with|so that we receive|so that we get|so i receive|so i get|so i have|so i end up with|so that it gives me|so it gives me|so i am left with|to give me|to cover exactly|such that i receive|such that i get|and receive';
/** Between commas, before what is received. */
export const TARGET_IS =
  'target|target token|target is|target :|output|output :|output token|receiving|receive|buying|in return|destination token';
