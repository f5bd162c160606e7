/** The verbs of exchanges in English. Phrases are separated by `|`. */

/** What is exchanged follows, then what it is exchanged for. */
export const SWAP =
  'swap|swpa|swop|sawp|swp|swapp|exchange|exhange|exchagne|exchnage|xchange|excange|convert|convrt|trade|trde|change|change up|turn|switch|flip|rotate|swap out|trade in|execute swap|do swap|make swap|make exchange|execute trade|transform|barter|reallocate|redenominate';
export const SWAPPING =
  'swapping|exchanging|converting|trading|changing|turning|switching|flipping|rotating|swapping out|trading in';
export const SWAPPED =
  'swapped|exchanged|converted|changed|turned|traded|flipped|switched|swapped over|converted over|rotated|swopped|sold';
/** The same, where only "into" or "to" may follow: they say other things as well. */
export const TURN = 'derisk|de risk|bring|zap|trim|consolidate|roll over|roll|unwind|make';
export const SELL =
  'sell|dump|offload|cash out|liquidate|sell off|get rid of|cash in|flog|unload|ditch|dispose of|market sell|sell down|part with|let go of|close out';
export const SELLING = 'selling|dumping|cashing out|offloading|liquidating|getting rid of|unloading|ditching';
export const BUY =
  'buy|purchase|get|acquire|grab|buy me|get me|buy us|grab me|get us|pick up|pick me up|purchase me|scoop up|bag|obtain|buy myself|get myself|snag|snap up|stack|stack some more|load up on|stock up on';
export const BUYING = 'buying|purchasing|getting|acquiring|grabbing|picking up|scooping up';
/** They ask for something, with what it is paid with. */
export const ASK_FOR = 'receive|give me|hand me|fetch me|let me have';
/** They name an exchange of one token for another, and of a token of a protocol a deposit: "put 30 usdc into aave". */
export const PLACE =
  'put|throw|yolo|invest|move|rotate|roll|flip|turn|stick|pop|park|exit|rotate out of|get out of|cycle|shove|pour|allocate|move out of|get me out of|move me out of|cash me out of|take me out of|pull out of|reinvest|go from';
/** They say with what something is paid. */
export const PAY_WITH =
  'pay with|pay in|pay using|pay for it with|pay for it in|pay for them with|pay for that with|pay it with|paying with|paying in|paying for it with|paying using|paid with|paid in|paid for with|paid for in|funded with|funded by|fund it with|funding it with|financed by|financed with|in exchange for|in return for|spending|payment in|payment token :|to be paid from|to be paid with|to be paid in|bought with|paid out of';
/** The same, where a network could follow: "fund it from dai". */
export const PAY_FROM =
  'pay from|pay for it from|paying from|paid from|funded from|fund it from|funding it from|financed from|taken from|taking it from|take it from|take it out of|taking it out of|taken out of|source is|the source is|source|source :|payment from|use|use up|swap it from|swapped from|out of|outta|coming from|converted from|swapping from';
/** Before a noun of an exchange: "make a", "i need a". */
export const MAKE =
  'make a|do a|do one|make one|initiate a|set up a|arrange a|prepare a|execute a|process a|please make a|create a|initiate the|execute the|process the|make the|do the|i need a|i want a|i would like a|need a|want a|would like a|i would appreciate a|do me a|run a|place a|execute|perform a|carry out a|we need a|we want a|do a quick|make a quick|i need a quick|process an|do an|make an|i need an|i want an|i would like an|execute an|place an|arrange an';
export const TRADES = 'swap|conversion|exchange|trade|token swap|swap trade';
