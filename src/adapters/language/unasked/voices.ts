import { ORDER, POLITELY } from './orders.ts';

const GREETING = '(?:hi|hello|hey|yo|dear|greetings|gm|good (?:morning|afternoon|evening|day))';
const CLOSING =
  '(?:regards|sincerely|yours|signed|best|best wishes|wishes|love|xoxo|xx|cheers|thanks|thank you|thx|faithfully|truly|respectfully|cordially|greetings|hugs|kisses)';
/** "send it there, this is 0x…" shows where. */
const THERE = /\b(?:there|to (?:it|him|her|them|that|this))\b/;

/** The account is who speaks, who is greeted, or who signs: "0x… here, send 5 usdc to bob", "hi 0x…", "regards, 0x…". */
const VOICES = [
  new RegExp(`^(?:${GREETING} )+(?:there )?§a\\b`),
  new RegExp(
    `^(?:(?:and|so|well|oh|now|please) )*(?:thanks|thank you|thx|ok|okay|listen|look|yes|sure|right|sorry|alright) §a (?:[,.!:-] )+${POLITELY}${ORDER}\\b`,
  ),
  /§a (?:here|again|speaking|writing|calling|says|said|writes|wrote|wishes|requests|(?:wants|would like|asks|asked)(?: you| me)? to)\b(?! §)/,
  /\bas §a (?:i|we)\b/,
  new RegExp(`\\b${CLOSING} (?:[,.!-] )*§a(?: [.!])*$`),
  /[.!?] - §a(?: [.!])*$/,
  new RegExp(
    `^(?:(?:my |the |our )?(?:wallet |account |address |user |client |customer |member )?§a|(?:from|by|sender|author) (?::|=|-) §a) : ${POLITELY}${ORDER}\\b`,
  ),
  /\b(?:my name is|i am|we are|im|yours|signed|signed by) (?:[,:-] )?§a\b/,
];
/** "0x…, send 5 usdc to my wife": whose it is, is not said. */
const BESIDE_GOAL = new RegExp(
  `^§a (?:[,.:;-] )+${POLITELY}${ORDER} .*\\bto (?!(?:it|him|her|them|that|this)\\b)[a-z]`,
);
/** "this is 0x…, send 5 usdc" */
const INTRODUCED = new RegExp(
  `^(?:${GREETING} |[,!.] )*(?:this is|it is|its|here speaks|here is) §a (?:[,.!-] )*${POLITELY}${ORDER}\\b`,
);

export const isSpeaker = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    VOICES.some((voice) => voice.test(text)) || BESIDE_GOAL.test(text) || (INTRODUCED.test(text) && !THERE.test(text))
  );
};
