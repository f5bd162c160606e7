/** What a value stands with that shows it is not a part of the open request. Each is a closed class of English words in a fixed place. */

const OWN = '(?:the|my|our|his|her|their|your|a|an|this|that|these|those|some)';
const VALUE = '§[a-z]+';
const LAST = '(?:week|month|year|time|night|friday|monday|summer|winter)';

/** "thanks to 0x…", "sorry for the 30", "no to polygon": a courtesy and what it is for. */
const COURTESY = new RegExp(
  `\\b(?:thanks|thank you|thx|ty|cheers|love|greetings|regards|wishes|hello|hi|hey|bye|goodbye|welcome|kudos|props|congrats|congratulations|sorry|apologies|apologize|pardon|kisses|hugs|no|shout out)(?: (?:again|so much|a lot|also|very much))? (?:to|for|from|about|at)(?: ${OWN})* ${VALUE}`,
);
/** "hi all", "sorry all", "dear max": people. */
const GREETED =
  /\b(?:hi|hello|hey|bye|goodbye|morning|afternoon|evening|night|dear|thanks|thank you|thx|sorry|cheers|love|welcome|guys|howdy) §all\b/;
/** "use 0x… for the refund", "dai for gas". */
const PURPOSE = new RegExp(
  `§[actbk](?: instead)? (?:for|as)(?: ${OWN})* (?:refunds?|returns?|fees?|gas|support|backup|back up|change|sender|savings|receipts?|reference|tips?)\\b`,
);
/** "make it 30 for the other payment", "put 30 in the bill". */
const OTHER = new RegExp(
  `${VALUE}(?: §[tb]| instead| please)* (?:for|in|on|to)(?: ${OWN})* (?:(?:other|next|last|another|different|previous|second)(?: \\w+)?\\b|(?:invoice|bill|receipt|contract|books|record|form|list|subject|note|memo)\\b)`,
);
/** "the sender is 0x…", "refund address: 0x…", "old amount: 50". */
const ROLE = new RegExp(
  `\\b(?:sender|(?:refund|return|old|previous|former|backup|support|billing|sending)(?: (?:address|wallet|account|one|amount|network|token))?)(?: (?:is|was|:|=))+ ${VALUE}|\\b(?:wrong|bad) (?:address|wallet|account) : §a`,
);
/** "i said 30 to my boss": to whom it was said. */
const SAID_TO =
  /\b(?:said|told|meant|mean|typed|wrote|say)(?: it is)? §[a-z]+(?: §[tb]| bucks| dollars| euros)? to (?!§)/;
/** "to 0x… i sent 5", "on polygon, i play games": what somebody does there. */
const DONE_THERE =
  /\b(?:to|on|in|with|from) §[actbk](?: ,)? (?:i|he|she|we|they|you|it|(?:my|his|her|our) [a-z]+) (?!(?:want|would|need|prefer|meant|mean|think|guess|believe|suppose|hope|is|am|are|should|must|said|was)\b)[a-z]+/;
/** "i am on polygon": where the speaker is. */
const SPEAKER_THERE =
  /\b(?:(?:i|we)(?: am| are| was| were)|(?:my|our) (?:wallet|account|funds|money|coins|tokens)(?: is| are))(?: currently| now| also| still)? (?:on|in|with|at)(?: the)? §[cb]/;
/** "i would rather get 30": the speaker receives. */
const RECEIVES =
  /\b(?:rather|want|would|like|love|prefer|wish|hope|wanna|hoping)\b(?: to)?(?: like| love)?(?: to)?(?: rather)? (?:get|receive|have|earn|win|getting|receiving|having)(?: me| us)? §/;
/** "i prefer dai for my savings": another matter. */
const FOR_MINE = /\b(?:prefer|rather (?:get|have))\b.*\bfor (?:my|our) (?!wallet|account|address)[a-z]+/;
/** "send greetings to 0x…", "send him to 0x…", "send me the link": no money. */
const NO_MONEY =
  /\b(?:send|give|say|pass|forward|deliver)(?: (?:my|our|some|the|best|warm|kind|many|lots of|all my))* (?:him|her|greetings?|regards|love|wishes|kisses|hugs|hello|hi|thanks|congrats|congratulations|flowers|a message|a letter|an email|a photo|a card) to §a|\bsend me (?:the|a|an|your)\b/;
/** "make it like 0x…": a comparison. */
const LIKENED = /(?:^|\b(?:make|do|set|use|send|just|be)(?: it| that| this)? )like §/;
/** "bridge it to polygon" after a swap: a step of its own. */
const BRIDGED = /\bbridge (?:it|them|that|this) (?:over )?to §[cb]/;

/** What the open request has already: only that can be changed by mistake. */
export type Filled = Readonly<{
  isTransfer: boolean;
  hasAmount: boolean;
  hasChain: boolean;
  hasRecipient: boolean;
  hasToken: boolean;
}>;

export const isGoverned = (line: string, filled: Filled): boolean =>
  [COURTESY, GREETED, PURPOSE, OTHER, ROLE, SAID_TO, DONE_THERE, FOR_MINE, NO_MONEY, LIKENED].some((one) =>
    one.test(line),
  ) ||
  (filled.hasChain && SPEAKER_THERE.test(line)) ||
  (filled.isTransfer ? RECEIVES.test(line) : BRIDGED.test(line)) ||
  isAdded(line, filled);

/** "to 0x… too", "also on polygon", "and to 0x…": beside what is open, and not instead of it. */
function isAdded(line: string, { hasChain, hasRecipient, hasToken }: Filled): boolean {
  const kinds = `[${hasChain ? 'c' : ''}${hasRecipient ? 'a' : ''}${hasToken ? 'tk' : ''}${hasChain && hasToken ? 'b' : ''}]`;
  if (kinds === '[]') return false;
  return new RegExp(
    `\\balso (?:to |on |in |via |for |from |with |use |send it to |send to )*(?:the )?§${kinds}|` +
      `§${kinds} (?:too(?! [a-z])|as well|also|next|in addition|besides)(?: |$)|` +
      `^(?:ok |yes |oh )?(?:and|plus)(?: also)? (?:to |on |in |via |from )?§${kinds}$`,
  ).test(line);
}

/** "20, last week", "make it 30, he laughed": what stands behind the value says that it was another one. */
const TOLD_BEHIND = new RegExp(
  `${VALUE}(?: §[tb])?(?: instead| please)?(?: [,.;:(\\n-]| and)+ (?:the )?(?:last ${LAST}|yesterday|back then|(?:a |§n )?(?:years?|months?|weeks?|days?) ago|` +
    '(?:i|he|she|they|it|we|you|(?:my|his|her) [a-z]+)(?: just| already| only)? (?:(?:owes?|owed|lent|gave|paid|sent|cost|costs)(?: (?:me|us|that|it|him|her))?|got|earned|lost|read|heard|laughed|smiled|won|found|received|borrowed|was|were)(?: [.!)])?$)',
);
/** "make it 30, that's wrong" */
const DENIED_BEHIND = new RegExp(
  `${VALUE}(?: §[tb])?(?: instead| please)?(?: [,.;-])* (?:that|it|this|which) is (?:not (?:right|correct|true|it)|wrong|incorrect|false|a lie|nonsense)\\b`,
);
/** "make it 30 (no)", "goes the song" */
const TAKEN_BACK = /\( (?:no|nope|not|jk|joke|just kidding)\b|\b(?:goes|as) the (?:song|saying|joke)\b|□/;
/** "i said 30?", "the amount is 30?", "is 5% slippage ok": a question about a value. */
const ASKED =
  /^(?!.*\b(?:can|could|would|will|make|change|use|switch|please|pls|set)\b).*\b(?:said|meant|is|are|was|prefer|am)\b.*\?$/;
const ASKED_FIRST = /^(?:is|are|was|were) (?:§|the|my|your|a) ?/;
/** "my slippage is 5%": what is so. */
const STATED =
  /\b(?:my|the|your) slippage (?:is|was)\b|\bslippage was\b|§(?:half|part|n|all) (?:is|are|was) (?:mine|his|hers|ours|theirs|yours|my|our)\b/;

export const isTold = (line: string): boolean =>
  [TOLD_BEHIND, DENIED_BEHIND, TAKEN_BACK, ASKED, ASKED_FIRST, STATED].some((one) => one.test(line));
