import { AMOUNT, END, NAME, VALUE } from './words-of.ts';

const MOVES = '(?:send|use|pay|swap|transfer|sent|move|put|do|make)';
const BEFORE = '(?:also|additionally|besides|and also|plus|as well as)';
const AFTER = '(?:too|also|as well|next|in addition|additionally|afterwards|after that|besides|on top)';
const GOAL = `(?:to |on |at |for |in |into )?(?:${NAME}|§a)(?: (?:network|chain|wallet))?`;

/** Something more, not something instead: "to 0x… too", "also on polygon". */
export const ADDED: readonly RegExp[] = [
  new RegExp(` ${GOAL} ${AFTER} ${END}`),
  new RegExp(` ${BEFORE} (?:${MOVES} )?(?:it |that |this |some )?${GOAL} `),
  new RegExp(`(?:^ |[,.;!] )(?:ok |yes |oh )?(?:(?:and|then) (?:to|on)|and then|and next) (?:${NAME}|§a) $`),
  new RegExp(`^ (?:and|then) (?:to|on|in) (?:${NAME}|§a) ${AMOUNT} `),
  // "5 more for the driver", "and 3 extra for her"
  /^ (?:and |ok |okay |oh )*§n (?:§[tb] )?(?:more|extra|additional) for (?!this |that |it )[\p{L}]+ /u,
  // "then 2 on base", "then 30 to 0x…": a step behind this one
  new RegExp(`^ (?:and |ok |okay |yes )*(?:then|next|afterwards|after that) ${AMOUNT} (?:§[tb] )?(?:to|on|into|for) `),
  // "mais 30" in Portuguese
  /^ (?:plus|mais|más) §n (?:§[tb] )?$/,
];

/** A question that asks for something: "can we do 30?", "how about 30?". */
const REQUESTS =
  '.* (?:can|could|would|may|might|will|shall|should|make|use|do|about|switch|set|send|swap|change|pay|go|try|mind|possible|please|pls|instead|rather|better|why not) ';

/** What was said is asked about: "i said 30?", "is 5% slippage ok". */
export const ASKED: readonly RegExp[] = [
  // "wait, 30?", "only on polygon?", "5 more?"
  new RegExp(`^(?!${REQUESTS}).* ${VALUE} (?:§[tb] )?(?:more |less )?\\? $`),
  / whose (?:address|wallet|account) (?:is|was) §a /,
  new RegExp(`(?:^ | )(?:i|you|we) (?:said|meant|wrote|typed|put|asked for) (?:to |on )?${VALUE} (?:§[tb] )?\\? `),
  new RegExp(
    ` (?:amount|address|network|chain|token|recipient|wallet|slippage|coin|currency) is ${VALUE} (?:§[tb] )?\\? `,
  ),
  new RegExp(`^ (?:so |and |but |wait )?(?:is|are|was|were|does|did) (?:the |a )?(?:slippage )?${VALUE} `),
  / (?:i am|we are) (?:on|in) §[tcb] \? /,
  / (?:is|are) (?:a |the )?§r (?:slippage )?(?:ok|okay|fine|good|normal|enough|too much|a lot|high|low|common|usual) /,
];

const TIME =
  '(?:last (?:week|month|year|time|night|summer|winter|friday|monday|sunday)|back then|years (?:back|ago)|yesterday|long ago|(?:a|some) (?:week|month|year|while|time) ago|the other day|in the past|once upon a time)';
const WRONG =
  '(?:that|it|this) (?:is|was|would be|sounds|seems) (?:just |so |all |completely |totally |very )?(?:wrong|not right|incorrect|not correct|not true|a lie|false|nonsense|a joke|not ok|not it|not what i meant|not what i want|not good)';
/** Behind the value: when it was, that it is wrong, or a sign that takes it back. */
export const REPORTED: readonly RegExp[] = [
  new RegExp(`${VALUE} (?:instead |§[tb] )?(?:[,.;:(\\-–] )?(?:the )?${TIME} `),
  new RegExp(`${VALUE} (?:instead |§[tb] )?[,.;(\\-–] (?:but |and |no )?${WRONG} `),
  new RegExp(
    `${VALUE} (?:instead |§[tb] )?[,.;(\\-–] (?:as |so |like )?(?:goes the|the song|the saying|sang|it was ?$|they say|as they say)`,
  ),
  new RegExp(
    `(?:said|meant) (?:to |on )?${VALUE} (?:§[tb] )?(?:, |and |, and )(?:he|she|they|everybody|everyone|we|it) `,
  ),
  new RegExp(`${VALUE} (?:§[tb] )?instead ?[,.;] (?:he|she|they|everybody|everyone) (?!is |needs |wants |asked )`),
  // "to 0x… hmm", "no, 30?"
  new RegExp(`${VALUE} (?:§[tb] )?(?:, )?(?:hmm?|eh|uh|er|oops|um|umm|idk|dunno|or not|not sure|no idea) (?:[.!?] )?$`),
  new RegExp(`^ (?:no|nope|oh|what|huh) (?:, )?(?:to |on )?${VALUE} (?:§[tb] )?\\? $`),
  // "oh no 30", "hm, to 0x…"
  new RegExp(
    `^ (?:oh (?:no|dear|man|god|boy)|wow|whoa|woah|yikes|ouch|ugh|damn|gosh|jeez|omg|wtf) (?:[,!] )?(?:to |on )?${VALUE} `,
  ),
  new RegExp(`^ hmm? , (?:to|on) ${VALUE} $`),
  /[□]|\( (?:no|not|nope|nah) \)|\((?:no|not|nope)\)/u,
  /^ (?:the |my )?(?:boss|chief|mom|mum|dad|wife|husband|brother|sister|friend|mate|buddy|sir|madam|captain|king|team|desk|treasury|support|admin|system|user|assistant|bot) :/,
  // "boss: make it 30", "lyrics: make it 30"
  /^ (?:the |my |his |her )?(?!(?:correction|corrected|change|changes|changed|update|updated|edit|edited|fix|fixed|typo|mistake|error|amount|sum|token|coin|network|chain|address|wallet|recipient|receiver|meant|mean|sorry|no|yes|ok|okay|actually|please|oops|wait|new|instead|better|ps|note|request|order|answer|reply|amendment|erratum|so|well|then|now|one|thing|that|this|here|rather|plan|payment|transfer|swap|slippage|hi|hello|hey|chat) )[\p{L}]+ : (?:please )?(?:make|change|send|use|set|switch|put|do|pay|swap|move|buy|sell) /u,
];

const TELLS =
  '(?:(?:i|he|she|they|we|it|mom|dad|(?:my|his|her|the) [\\p{L}§]+) (?:just |still |only |once |already )?(?:read|reads|got|gets|owes|owed|lent|gave|paid|earned|lost|cost|costs|won|spent|found|was|were|made|borrowed|wrote|saw|heard|counted)|(?:that |this |it |he |she )?(?:is )?(?:my|his|her|the|their|our) (?:[\\p{L}]+ )?(?:share|fee|fees|balance|price|cost|tip|debt|rent|age|number|total|limit|bill|salary))';
/** A bare answer, and a clause that tells of it: "20, he owes me", "20, that's the fee". */
export const TOLD_ANSWER: RegExp = new RegExp(
  `^ (?:(?:ok|okay|yes|hm|hmm|well|so|um|uh|oh) (?:, )?)*(?:§[nmh])(?: §[tb])? (?:[,.;:(\\-–] )+${TELLS}(?: (?!him |her |them )| *$)`,
  'u',
);
