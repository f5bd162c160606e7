import { CHINESE_TURNS, TURNS } from './turning-words-by-language.ts';

type Turns = Readonly<{
  /** Words that turn an end round, hand it on or start another deed. */
  turns: RegExp;
  /** First words of what is a thing and not a clause. */
  things: RegExp;
}>;

/** English words that turn a reason round in any language. */
const ENGLISH =
  'but except unless if when until only instead keep jok\\w* kidding said says asked told thinks maybe perhaps send pay swap buy sell wait never not';
/**
 * Spanish and Portuguese share the verbs that end, so that a reason may be in the other one. The words of both turn it, but for those that mean
 * something else in the language; and so do small words that only the other one has.
 */
const NEIGHBOURS: Readonly<Record<string, Readonly<{ language: string; without: string; more: string }>>> = {
  es: {
    language: 'pt',
    without: 'mas se caso ate so le li ne certo fica',
    more: 'nao voce eles? elas? isso umas? um meu minha dele pra talvez o os em do foi eu',
  },
  pt: {
    language: 'es',
    without: 'capaz lee lei pelo mejor verdad',
    more: 'el los lo y una yo ya muy pero dijo del hay aunque pues',
  },
};
/** The last words of a quotation: "…", shouts my boss. A possessive, or an article, stands before the last one. */
const QUOTED: Readonly<Record<string, Readonly<{ mine: string; the: string }>>> = {
  es: { mine: 'mis?|tus?|sus?', the: 'el|la|una?' },
  pt: { mine: 'meu|minha|seu|sua', the: 'o|a|uma?' },
  de: { mine: 'mein\\w*|dein\\w*|sein\\w*|ihr\\w*', the: 'der|die|ein\\w*' },
  fr: { mine: 'mon|ma|ton|ta|son|sa', the: 'le|la|une?' },
};
const BY_LANGUAGE = new Map<string, Turns>();

/** The words of a language that no free reason may hold. */
export function turnsIn(language: string): Turns {
  const known = BY_LANGUAGE.get(language) ?? compiled(language);
  BY_LANGUAGE.set(language, known);
  return known;
}

function compiled(language: string): Turns {
  if (language === 'zh') return { turns: CHINESE_TURNS, things: /^[那这另]$/u };
  const { turns = '', things = '' } = TURNS[language] ?? {};
  const thingsBeside = TURNS[NEIGHBOURS[language]?.language ?? '']?.things ?? things;
  const words = [turns, ENGLISH, neighbouring(language)].join(' ').trim().split(/\s+/).join('|');
  const { mine = '', the = '' } = QUOTED[language] ?? {};
  const quoted = `^\\p{L}+ (?:${mine}|${the}) \\p{L}+$|^\\p{L}+ \\p{L}+ (?:${mine}) \\p{L}+$`;
  return {
    turns: new RegExp(`(?<![^ ])(?:${words.replaceAll('_', ' ')})(?![^ ])|${quoted}`, 'u'),
    things: new RegExp(`^(?:${things}|${thingsBeside})$`, 'u'),
  };
}

function neighbouring(language: string): string {
  const neighbour = NEIGHBOURS[language];
  if (neighbour === undefined) return '';
  const without = new Set(neighbour.without.split(' '));
  const shared = (TURNS[neighbour.language]?.turns ?? '').split(/\s+/).filter((word) => !without.has(word));
  return `${shared.join(' ')} ${neighbour.more}`;
}
