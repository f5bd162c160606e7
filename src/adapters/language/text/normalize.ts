import { NAME_ENDINGS } from './name-endings.ts';
import { REPLACEMENT } from './scripts.ts';

const BIDI_CONTROL = /\p{Bidi_Control}+/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3)\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?/gu;
/** What may be a name: letters, digits and emoji without a space. Chinese is written without spaces around a name. */
const NAME_LIKE = new RegExp(`(?:${EMOJI.source}|(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}_.\\uFE0F\\u200D-])+`, 'gu');
/** Emoji may stand in the ending, too. */
const SPACED_ENDINGS = [...NAME_ENDINGS].map((ending) => [...ending].join(`(?:${EMOJI.source})*`)).join('|');
const UP_TO_ENDING = new RegExp(`^.*\\.(?:${EMOJI.source})*(?:${SPACED_ENDINGS})(?![\\p{L}\\p{M}\\p{N}_-])`, 'iu');
const PRESENTATION = /\uFE0F|\u200D|\p{Emoji_Modifier}/gu;
/** Emoji that thank, greet or cheer. Any other one may say no, or doubt, and is kept as a sign. */
const HARMLESS = new Set([
  ...[
    '',
    '\u{1F64F}',
    '\u{1F680}',
    '\u{1F44D}',
    '\u{1F642}',
    '\u{1F60A}',
    '\u{1F600}',
    '\u{1F603}',
    '\u{1F604}',
    '\u{1F601}',
  ],
  ...['\u{1F525}', '\u{1F4B8}', '\u{1F4B0}', '\u2764', '\u{1F389}', '\u{1F44B}', '\u{1F4AA}', '\u2728', '\u{1F44C}'],
  ...[
    '\u{1F60E}',
    '\u{1F609}',
    '\u{1F44F}',
    '\u{1F4AF}',
    '\u{1F973}',
    '\u26A1',
    '\u{1F4B5}',
    '\u{1FAF6}',
    '\u{1F970}',
    '\u{1F607}',
  ],
  // the circles in the colours of networks, and devices
  ...['\u{1F535}', '\u{1F7E3}', '\u{1F4F2}', '\u{1F4BB}'],
]);

/** Pins, pointing hands, letters that are sent, and a coin. */
const PLACES = /^[\u{1F4CC}\u{1F4CD}\u{1F447}\u{1F449}\u{1F4E4}\u{1F4E6}\u{1F4E8}-\u{1F4EE}\u{1FA99}]$/u;
/** Food, plants, celebrations, animals (not the rat and the snake), hearts (not the broken one), vehicles and things of the house. */
const PICTURES =
  /^[\u{1F32D}-\u{1F37F}\u{1F380}-\u{1F393}\u{1F3A0}-\u{1F3CC}\u{1F3E0}-\u{1F3E3}\u{1F401}-\u{1F40C}\u{1F40E}-\u{1F43E}\u{1F48D}\u{1F490}-\u{1F493}\u{1F495}-\u{1F49F}\u{1F697}-\u{1F6A2}\u{1F6B2}\u{1F6CB}-\u{1F6CF}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}\u{1F9C1}\u{1F9F0}-\u{1F9FF}\u{1F90D}\u{1F90E}\u{1F9E1}]$/u;
/** Faces that smile, love or laugh, and one that pleads. */
const SMILES = /^[\u{1F605}\u{1F606}\u{1F60B}\u{1F60D}\u{1F618}\u{1F61A}\u{1F917}\u{1F929}\u{1F97A}]$/u;
const isHarmless = (emoji: string): boolean =>
  HARMLESS.has(emoji) || PLACES.test(emoji) || PICTURES.test(emoji) || SMILES.test(emoji);

const ARROW = /=>|-{1,3}>|\u{1F501}|\u{1F504}|\u{1F503}|(?:\u2192|\u21D2|\u279C|\u27A1|\u27F6|\u2794)\uFE0F?/gu;
/** "send12 uni" */
const GLUED_VERB = /(?<![\p{L}\p{N}])(send|pay|transfer|swap|convert|exchange|buy|sell|bridge|wrap|unwrap)(?=\d)/giu;
/** "sixty-eight" */
const HYPHENATED =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/giu;
/** Chinese is written without spaces, also beside numbers and names. */
const HAN_BORDER = /\p{Script=Han}(?=[^\p{Script=Han}\s])|[^\p{Script=Han}\s](?=\p{Script=Han})/gu;
/** "不，30": the comma of a sentence, and not of a number. */
const HAN_COMMA = /(?<=\p{Script=Han})\uFF0C/gu;
const CHINESE_MARKS = /[\u3002\u3001\uFF0C\uFF1F\uFF01]/g;
const CHINESE_TWINS: Readonly<Record<string, string>> = {
  '\u3002': '.',
  '\u3001': ',',
  '\uFF0C': ',',
  '\uFF1F': '?',
  '\uFF01': '!',
};
const WORD_PART = /[\p{L}\p{N}.]/u;
/** "[base]": one word. Several words in such brackets are somebody else's. */
const BRACKETED = /\[(\p{L}{1,20})\]/gu;
/** The sign of a mention, before a name. */
/** "my brother-in-law" */
const IN_LAW = /(?<=\p{L})-in-law(?!\p{L})/giu;
/** "5 usdc @ 0x…" */
const AT_ACCOUNT = /(?<=\s)@(?=\s*0x[0-9a-f]{40})/giu;
const MENTION = /(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_-]+\.\p{L})/gu;
/** "fifty dollars' worth" */
const WORTH = /(?<=\p{L}s)'(?= worth(?!\p{L}))/giu;
/** "half an eth, i.e. 0.5 eth" */
const THAT_IS = /(?<![\p{L}\p{N}.])i\.e\.?(?![\p{L}\p{N}])/giu;
/** What belongs to an account and is the account, or is asked for: "0x…'s wallet", "bob.eth's balance". */
const OF_ACCOUNT =
  '(?:wallet|wallets|address|addresses|account|accounts|addy|balance|balances|portfolio|holdings|tokens?|coins?|assets|nfts?|positions?|transactions?|history|hands?|pockets?|purse|share)(?!\\p{L})';
const POSSESSIVE = new RegExp(`(\\.\\p{L}{2,}|0x[0-9a-f]{40})'s(?= ${OF_ACCOUNT})`, 'giu');
/** "0x…'s boss", "0x…'s 20 usdc": somebody or something else, which no word says, so that a sign keeps it. */
const OWNED_BY_ACCOUNT = /(\.\p{L}{2,}|0x[0-9a-f]{40})'s(?= [\p{L}\p{N}$])/giu;
const POSSESSIVE_LAST = /(\.\p{L}{2,}|0x[0-9a-f]{40})'s(?!\p{L})/giu;
/** "A$20": dollars of another country. */
const OTHER_DOLLARS = /(?<![\p{L}\p{N}])(?!US\$)[A-Z]{1,3}\$(?= ?\d)/gu;

/** "send eve's 10 usdc": whose they are is said by no word, so that a sign keeps it. Behind other words, "dinner's 10 usdc" is short for "is". */
const OWNED_SUM =
  /(?<=\b(?:send|transfer|move|wire|forward|pay|give|use|take|spend|swap|sell|convert|exchange|trade|bridge)\s(?:(?:my|our|the|his|her|their)\s)?(?:\p{L}{1,20}\s)?\p{L}{1,20})'s (?=(?:last |own )?[$\u20AC\u00A3]?\d)/giu;

/**
 * Gives text that looks the same the same spelling: NFKC, straight quotes, plain dashes and spaces, no emoji.
 * An invisible character inside a word, or a digit that is not a plain one (`10²`), becomes REPLACEMENT.
 */
export function normalizeText(text: string): string {
  return text
    .replace(ARROW, ' -> ')
    .replace(NAME_LIKE, keepName)
    .replace(EMOJI, (emoji) => (isHarmless(emoji.replace(PRESENTATION, '')) ? ' ' : ' \u25A1 '))
    .replace(BIDI_CONTROL, REPLACEMENT)
    .replace(INVISIBLE, replaceInsideWord)
    .replace(/\p{No}/gu, (sign) => vulgarFraction(sign) ?? REPLACEMENT)
    .replace(HAN_COMMA, ', ')
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2013\u2014\u2015]/g, ' - ')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(BRACKETED, '($1)')
    .replace(MENTION, '')
    .replace(IN_LAW, '')
    .replace(AT_ACCOUNT, ' at ')
    .replace(GLUED_VERB, '$1 ')
    .replace(HYPHENATED, '$1 ')
    .replace(POSSESSIVE, '$1')
    .replace(OWNED_BY_ACCOUNT, '$1 \u25A1')
    .replace(POSSESSIVE_LAST, '$1')
    .replace(OTHER_DOLLARS, '\u25A1 ')
    .replace(OWNED_SUM, ' \u25A1 ')
    .replace(WORTH, '')
    .replace(THAT_IS, ' that is ')
    .replace(HAN_BORDER, '$& ')
    .replace(CHINESE_MARKS, (mark) => CHINESE_TWINS[mark] ?? mark)
    .replace(/\r\n?|\n/g, ' \n ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** An emoji in a name is a part of it: without the emoji it would be the name of somebody else. */
function keepName(word: string): string {
  const [name = ''] = UP_TO_ENDING.exec(word) ?? [];
  return name.replace(EMOJI, REPLACEMENT) + word.slice(name.length);
}

function replaceInsideWord(invisible: string, at: number, text: string): string {
  const inside = WORD_PART.test(text.charAt(at - 1)) && WORD_PART.test(text.charAt(at + invisible.length));
  return inside ? REPLACEMENT : '';
}

/** `½` as ` 1/2`, so that `1½` becomes `1 1/2` and not `11/2`. */
function vulgarFraction(sign: string): string | undefined {
  const [part, of] = sign.normalize('NFKC').split('\u2044');
  return part !== undefined && of !== undefined && of !== '' ? ` ${part}/${of}` : undefined;
}
