import { NAME_WORDS } from '../../context/nouns.ts';
import { NOUNS } from '../nouns/index.ts';
import { isNoun } from '../told/nouns.ts';
import { TOLD } from '../told/vocabulary.ts';

const PEOPLE =
  'brother sister mother father son daughter wife husband girlfriend friend cousin uncle grandma landlord roommate neighbour boss colleague plumber cleaner designer'.split(
    ' ',
  );
const listed = new Map<string, ReadonlySet<string>>();

/** The people of a dictionary of nouns. */
function peopleOf(language: string): ReadonlySet<string> {
  const known = listed.get(language);
  if (known !== undefined) return known;
  const people = new Set(PEOPLE.flatMap((english) => (NOUNS[language]?.[english] ?? '').split('|').filter(Boolean)));
  listed.set(language, people);
  return people;
}

const CHINESE =
  /妈妈?|爸爸?|爷爷|奶奶|外公|外婆|哥哥?|姐姐?|弟弟?|妹妹?|儿子|女儿|老公|老婆|丈夫|妻子|太太|男朋友|女朋友|男友|女友|朋友|同学|同事|室友|邻居|房东|租客|老板|叔叔|婶婶|阿姨|舅舅|姑姑|表哥|表姐|表弟|表妹|孙子|孙女|水管工|电工|司机|医生|老师|律师|客户|小[王李张刘陈丽明红]|老[王李张刘陈]/gu;

/** A person's word without the ending that says whose or in which case: "anneme" and "annem" are one. */
const stemOf = (word: string, language: string): string =>
  language === 'tr' ? word.replace(/(?<=.{3})(?:[iu]?m)?(?:[iu]n|y?[ea]|y?l[ea])?$/, '') : word;

export function isPerson(word: string, language: string): boolean {
  const told = TOLD[language];
  if (told === undefined || told.animals.has(word) || told.small.has(word)) return false;
  return (
    isNoun(word, 'people', told, language) ||
    told.names.has(word) ||
    NAME_WORDS.has(word) ||
    peopleOf(language).has(word)
  );
}

const TITLES: ReadonlySet<string> = new Set(
  'senor senora sr sra don dona senhor senhora seu herr frau monsieur madame mme bey hanim'.split(' '),
);

/** A first name, with a title or another name: "Frau Müller", "Ayşe Hanım". */
export function isName(text: string, language: string): boolean {
  if (language === 'zh') return /^(?:[小老阿]\p{L}|\p{L}{1,3}(?:女士|先生|小姐))$/u.test(text);
  const words = text.split(' ');
  const isFirst = (word: string) => NAME_WORDS.has(word) || (TOLD[language]?.names.has(word) ?? false);
  return words.length < 3 && words.some((word) => isFirst(word) || (words.length > 1 && TITLES.has(word)));
}

export const isThing = (word: string, language: string): boolean => {
  const told = TOLD[language];
  return told !== undefined && isNoun(word, 'things', told, language);
};

/** Who is named, in the words of the text. */
export const peopleIn = (text: string, language: string): string[] =>
  language === 'zh'
    ? (text.match(CHINESE) ?? [])
    : text
        .split(' ')
        .filter((word) => isPerson(word, language))
        .map((word) => stemOf(word, language));
