import { AMOUNT, BEGIN, NAME, VALUE } from './words-of.ts';

const WELL =
  '(?:ok|okay|k|good|great|fine|well|right|cool|perfect|clear|night|day|awesome|lovely|nice|set|done|super|excellent|wonderful|beautiful|amazing|true|correct|quiet|calm|gone|over|alright|in order|at once|of a sudden|along|together|(?:the )?best|the same(?! but)|the way|the time|the while|day long|too well)';
const BYE =
  '(?:thanks|thank you|thx|ty|cheers|sorry|apologies|apologise|apologize|hello|hi|hey|greetings|regards|love|bye|goodbye|dear|welcome|congrats|congratulations|good morning|good night|good evening|good day|kudos|respect|hugs|kisses|best)';

/** Everything that counts nothing: "all ok", "hello all", "that is all". */
export const ALL: readonly RegExp[] = [
  / (?:§m|§h) (?:of )?(?:it|them|this|that|you|us|these|those) (?:is|are|was|were|looks|seems|went|has) (?!in |left |available |on |mine )/,
  new RegExp(` §m (?:(?:is|are|was|looks|seems|sounds|went|goes|works) )?(?:(?:just|so|very|really|all) )*${WELL} `),
  new RegExp(` ${BYE} (?:, )?(?:(?:to|for|with|from) )?(?:you )?(?:§m|the lot|§h) `),
  / (?:that|this|it) is §m (?!i |we |of |§|that )/,
  / (?:not|never) §m (?:right|there|here) /,
  new RegExp(
    ` §m of (?:it|them|this|that|you|us) (?:is|are|was|looks|seems) (?:(?:just|so|very|really|all) )*${WELL} `,
  ),
  / §m (?:here|there) (?:[.,!] |$)/,
  // "all but polygon"
  new RegExp(` (?:§m|§h) (?:but|except|save|apart from|besides|minus|excluding|without) (?:the |my )?${VALUE} `),
];

/** Words of courtesy that govern the value behind them: "thanks to 0x…", "sorry for 30", "wait for 30". */
export const COURTESIES: readonly RegExp[] = [
  new RegExp(` ${BYE} (?:to|for|from|about) (?:the |my |our )?${VALUE} `),
  new RegExp(`${BEGIN}no to ${VALUE} `),
  /^ (?:hi|hello|hey|dear|bye|goodbye|greetings|welcome) §a /,
  new RegExp(`^ (?:next|up|close|due|similar|opposite|compared|better|good) to (?!§r)${VALUE} `),
  / no to (?:§|the §)/,
  /(?: please wait|^ wait|^ hold on| (?:stay|back|sleep|rest|stop|wait for|wait in|hold on for|hang on for|wait another)) (?:please )?§n (?!§|instead |not |in total )/,
  / (?:double|triple|half|twice) (?:thanks|thank|good|cool|great|nice|checked|check|trouble|right|asleep|full|empty|time|past|way|done|dead) /,
];

const CLOCK = '(?:nine|ten|one|two|three|four|five|six|seven|eight|eleven|twelve|noon|midnight|go|come|spare)';
/** Numbers that count no money. */
export const NUMBERS: readonly RegExp[] = [
  new RegExp(` (?:${AMOUNT}|a|a §n|§n §n) (?:thanks|thank you|cheers|apologies|kisses|hugs|times thanks) `),
  / (?:thanks|thank you|thx|cheers|congrats|hi|hey|hello|high) (?:a )?§n (?!§|instead |not )/,
  new RegExp(` ${AMOUNT} (?:to|past|before|after) (?:${CLOCK}|§[nmh]) `),
  new RegExp(` §h to (?:${NAME}|§n) `),
  / §n (?:out of|over|by) §n /,
  / §n - §n /,
  / §n §n $/,
  / §h (?:right|wrong|past|way|full|empty|asleep|there|done|dead|time|true) /,
  / (?:the )?§o (?!of |the |§)/,
  / §n less §n /,
  // "50 and 50": two amounts, and room for one
  / §n (?:§[tb] )?(?:(?:and|&|plus|or) (?:then |again |another )?|then )§n (?!%|percent )/,
  // "a hundred and", "100 -": unfinished
  / §n (?:and|or|plus|minus|to|point|by|times|till|until|up to|&|[+–-]) (?:[.…] )*$/,
  // "base 10", "some optimism"
  /^ §[cb] §n $/,
  / (?:some|any|more|such|much|a little|a bit of) §[cb] (?:please )?$/,
  // "<3", "1) yes", "no. 5", "100% yes"
  /^ (?:(?:ok|okay|great|good|nice|cool|perfect|thanks|thank you|thx|ty|cheers|yes|love|love it|lovely|sure|bye|hi|hello) )*(?:[!.,] )?(?:[<>≥≤;^]+|:) §n (?:\) )?$/,
  /^ §n (?:- )?\)/,
  /^ no \. §n $/,
  /^ §[rm] (?:yes|no|agreed|agree|sure|right|correct|true|ok|okay|certain|with you|behind) /,
  /^ less §n $/,
  /^ §n for §n $/,
  // "no dai please", "no polygon today"
  /^ no §[tcb] (?:$|[.!] |(?:please|pls|today|for|tonight|here|now|thanks) )/,
  // "it is 5 already", "no 30 today"
  /^ (?:it is|its) §n (?:already|here|outside|there|now|today|degrees) /,
  /^ no §n (?:§[tb] )?(?:today|tonight|tomorrow|now|here|left|yet) /,
  /^ like §n $/,
  // "in 5" counts minutes, "to 10" hours
  new RegExp(
    `${BEGIN}(?:back |ok |okay |wait |sorry )*(?:in|to|from|at|by|until|till) §n (?!§|percent|%|\\$|dollars|usd|euros|bucks|tokens|coins|of |in |on |from |not |instead )`,
  ),
];
