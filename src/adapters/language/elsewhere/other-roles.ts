import { AMOUNT, BEGIN, END, NAME, VALUE } from './words-of.ts';

const PERSON = '(?:i|we|he|she|they|it|my|his|her|our|their|there|some|someone)';
/** An account or a sum that is not the one of the request. */
const OTHER = '(?:old|previous|former|earlier|prior|refund|refunds|return|returns|backup|sender|senders|payer|sending)';
const NOUN = '(?:address|wallet|account|one|amount|sum|token|network|chain|recipient)';
const FEES = '(?:fees|fee|gas|gas fees|refund|refunds|returns|support|backup|rest|change|tip)';

/** A value that has another part than the one which the request would give it. */
export const OTHER_ROLES: readonly RegExp[] = [
  // "sender: 0x…", "my old wallet is 0x…"
  new RegExp(` ${OTHER} (?:${NOUN} )?(?:(?:is|was|:|=|-) )?(?!§n [.,;!])${VALUE} `),
  // "usdc's address is 0x…", "the token is 0x…", "the change to 0x…"
  / (?:§[tb]|token|coin|currency|contract|token contract) (?:address |contract |contract address )?(?:is|:|=|was) (?:at )?§a /,
  / (?:the|my|his|her|some) (?:change|tip|rest|receipt|invoice|bill|letter|message) to §a /,
  /^ (?:paid|sent|gone|went|done|arrived|delivered) to §a (?:$|[.!])/,
  // "like 0x…", "do it like dai"
  new RegExp(`(?:^| it| that| this| one) like ${VALUE} `),
  // "change my address to 0x…"
  / (?:change|update|set|switch|edit|replace|fix) my (?:own )?(?:address|wallet|account) /,
  // "use 0x… as a backup", "use dai for the fees"
  / §a (?:as|for) (?!(?:the |a )?(?:recipient|destination|receiver|address|payee|target|transfer|payment|swap|this|him|her|them|it|now|that) )(?!§)/,
  new RegExp(` (?:§[tcb]|§n §[tcb]) (?:for|as) (?:the |my |a )?${FEES} `),
  new RegExp(` ${VALUE} (?:§[tb] )?(?:instead )?for (?:the|an|my) (?:other|next|last|second) `),
  // "i prefer dai for my savings"
  new RegExp(` (?:prefer|rather have|rather get|like|love|want) ${VALUE} (?:§[tb] )?for (?:my|our) `),
  // "to 0x… i owe 5"
  new RegExp(`${BEGIN}(?:to|for|from) §a ${PERSON} `),
  // "i meant 0x… to my boss", "i said 30 to him"
  new RegExp(` (?:said|told|meant|wrote) ${VALUE} (?:§[tb] |bucks )?to (?!${VALUE})`),
  new RegExp(` (?:said|told|wrote) ${AMOUNT} (?:§[tb] |bucks )?to §a `),
  new RegExp(` ${AMOUNT} (?:§[tb] )?more to (?!${VALUE})`),
  // "i have 50 dai", "i would like to get 20"
  new RegExp(`(?:^ |[,;] )(?:so |but |and )*i (?:have|own|hold|had) (?:got )?(?:§n )?(?:§[tab]|§n) ${END}`),
];

/** Whose address it is decides nothing about a request that has a recipient. */
export const OWN_ADDRESS: RegExp =
  / my (?:(?:own|other|second|main|new|private|personal|business|hot|cold) )?(?:address|wallet|account|ledger) (?:is|:|=) (?:: )?§a /;

/** "change the time to 8", "my slippage is 5%": something else has that value. */
export const OTHER_THINGS: readonly RegExp[] = [
  / (?:change|set|move|push|put|update|switch|turn|shift) (?:the|my|our|his|her) (?!amount |sum |quantity |number |value |payment |transfer |figure |total |request |swap |slippage |order |money |price |trade |exchange |input |output |whole |limit |max |size |tolerance |first |last |send |count |bridge |§|price impact )[\p{L}]+ (?:to|for|at|on|in) §n (?!§)/u,
  / my (?:slippage|limit|tolerance|fee|balance|age|pin|number|code|budget) is §[rn] $/,
];

/** The speaker receives: no transfer sends that to somebody. */
export const RECEIVED: readonly RegExp[] = [
  new RegExp(
    ` (?:rather|prefer to|prefer|like to|love to|want to|wish to|hope to) (?:get|have|receive|earn|win|be paid) (?:back )?(?:only |just )?${VALUE} `,
  ),
  // "receive 50 usdc at 0x…", "let me collect 50 usdc"
  new RegExp(
    `(?:^ |[,.;!:] |(?: (?:please|kindly|ok|now|and|so|i|we|to|will|would|should|can|must|just|also|am|me|us) ))(?<! §a to )(?:receive|receiving|collect|collecting|accept|accepting|earn|claim|obtain|be paid|getting|request|requesting|charge|invoice|bill|debit|fetch|demand|borrow|pull|withdraw|deposit) (?:me |us |back |only |just |§a )*${AMOUNT} `,
  ),
  new RegExp(` ${AMOUNT} (?:§[tcb] )*(?:(?:on|in|over) §[cb] )?from §a `),
];

/** A network that is told of, to a request that has one. */
export const TOLD_PLACE: readonly RegExp[] = [
  new RegExp(
    ` (?:i am|we are|my wallet is|my wallets are|my account is|i am currently|im|i live) (?:currently |now |still |also |all )?(?:on|in|with|at) ${NAME} `,
  ),
];

/** "on polygon i play games", to a request that has a network. */
export const DONE_THERE: RegExp = new RegExp(
  `${BEGIN}on ${NAME} (?:, )?(?:i|we|he|she|they|you|my [\\p{L}]+) (?!(?:want|would|need|prefer|meant|mean|think|guess|believe|suppose|hope|is|am|are|should|must|said|was) )[\\p{L}]+ `,
  'u',
);

/** What names no network in any request: "with optimism", "the base", "off polygon". */
export const NO_PLACE: readonly RegExp[] = [
  new RegExp(`${BEGIN}(?:with|off|first|i am with|i am in) §[cb] ${END}`),
  new RegExp(` (?:on|drop) the §[cb] ${END}`),
  / bridge (?:it|that|this) to §b /,
];

/** "send greetings to 0x…": something else than money is sent. */
export const NO_MONEY: readonly RegExp[] = [
  / send (?:him|her|them|us|me|my love|love|greetings|regards|hugs|kisses|wishes|best wishes|flowers|condolences|congratulations|thanks) to §a /,
  / (?:send|give|show|get|forward|text|mail|email) (?:me|us) the §[tb] /,
];

/** "the total is 30", "fee: 5", to a request that has an amount: what something else comes to. */
export const TOLD_SUM: RegExp =
  /^ (?:(?:so|and|ok|well) )?(?:the |my |his |her |our |their |an? )?(?:grand )?(?:total|subtotal|price|cost|costs|bill|fee|fees|tax|taxes|balance|limit|minimum|rent|deposit|rate|tip|gas) (?:(?:has |had )?(?:is|was|are|were|:|=|went to|changed to|rose to|fell to|dropped to|comes to|came to) )+§[nmh] /;
/** "balance: 50", "fee: 5": no answer to how much. */
export const NO_ANSWER: RegExp =
  /^ (?:the |my |his |her |our |their |an? )?(?:fee|fees|tax|taxes|balance|limit|minimum|gas|rate|age|pin|code) (?:is|was|are|:|=) (?:: )?§n /;
