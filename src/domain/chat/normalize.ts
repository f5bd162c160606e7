import { SPOILED } from './scripts.ts';

const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const INVISIBLE =
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200D\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]+/gu;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\uFE0E|\uFE0F|\u20E3)(?:\u200D(?=\p{Extended_Pictographic}))?/gu;
const ARROW = /=>|-+>|[\u2192\u21D2\u279C\u27A1\u27F6\u2794]\uFE0F?/gu;
const WORD_PART = /[\p{L}\p{N}.]/u;

/**
 * One spelling for what looks the same: NFKC, straight quotes, plain dashes and spaces, no emoji.
 * A character that hides inside a word, or a digit that only looks like one (`10²`), leaves the mark SPOILED there.
 */
export function normalizeText(text: string): string {
  return text
    .replace(ARROW, ' -> ')
    .replace(EMOJI, ' ')
    .replace(BIDI_CONTROL, SPOILED)
    .replace(INVISIBLE, (_, at: number, all: string) => hidden(all, at))
    .replace(/\p{No}/gu, (sign) => vulgarFraction(sign) ?? SPOILED)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2013\u2014\u2015]/g, ' - ')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/(\.\p{L}{2,}|0x[0-9a-f]{40})'s(?!\p{L})/giu, '$1')
    .replace(/\r\n?|\n/g, ' \n ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

function hidden(text: string, at: number): string {
  const rest = text
    .slice(at)
    .replace(
      /^[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200D\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0]+/u,
      '',
    );
  return WORD_PART.test(text.charAt(at - 1)) && WORD_PART.test(rest.charAt(0)) ? SPOILED : '';
}

/** `½` as ` 1/2`, so that `1½` is one and a half and not eleven halves. */
function vulgarFraction(sign: string): string | undefined {
  const [part, of] = sign.normalize('NFKC').split('\u2044');
  return part !== undefined && of !== undefined && of !== '' ? ` ${part}/${of}` : undefined;
}
