import type { Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isKnownWord } from '../words/vocabulary.ts';
import { type Entries, HAN } from './entries.ts';
import { VERBS } from './request-verbs.ts';

export type Language = Readonly<{ language: string; entries: Entries; words: ReadonlySet<string> }>;

/** A language with all words that occur in its dictionary. */
export function languageWith(language: string, entries: Entries): Language {
  const words = new Set<string>();
  for (const phrases of entries.values())
    for (const phrase of phrases) for (const word of phrase.words) words.add(word);
  return { language, entries, words };
}

/** Letters and words that one of two neighbours has and the other has not. */
const MARKS: Readonly<Record<string, RegExp>> = {
  es: /[ñ¿¡]|í[ao]|(?:^| )(?:y|el|los|las|del|en|mi|con|un)(?= |$)/iu,
  pt: /[ãõçêâôà]|(?:^| )(?:pra|pro|pras|para|da|do|das|na|em|um|uma|meu|minha|meus|ao|pelo|pela|e)(?= |$)/iu,
};

const wordsOf = (lexemes: readonly Lexeme[]): string[] =>
  lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : []));

/** The languages, the one first of which most words are. */
export function likeliest(lexemes: readonly Lexeme[], languages: readonly Language[]): Language[] {
  const written = lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? [lexeme.written] : [])).join(' ');
  const words = wordsOf(lexemes);
  return languages
    .map((one) => ({ one, score: scoreOf(words, one) + (MARKS[one.language]?.test(written) ? 0.5 : 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

function scoreOf(said: readonly string[], { words }: Language): number {
  let score = 0;
  for (const word of said) if (words.has(word)) score += 1;
  return score;
}

/** The language that a text is in, where more of its words are of it than English; undefined for English. */
export function languageOf(
  lexemes: readonly Lexeme[],
  languages: readonly Language[],
  lexicon: Lexicon,
): Language | undefined {
  const said = lexemes.filter((lexeme) => {
    const [word = ''] = lexeme.is === 'word' ? lexeme.words : [];
    return word !== '' && lexicon.symbolOf(word) === undefined && lexicon.chainOf(word) === undefined;
  });
  const [best] = likeliest(said, languages);
  if (best === undefined) return undefined;
  const words = wordsOf(said);
  const score = scoreOf(words, best);
  const english = words.filter((word) => isKnownWord(word) && !HAN.test(word)).length;
  return score > english && score * 2 >= said.length ? best : undefined;
}

/** Words that put a request off, doubt it, report it or set a condition. They only refuse: a request has none of them. */
export const REFUSING: Readonly<Record<string, string>> = {
  es: 'si|cuando|manana|ayer|anoche|cada|siempre|nunca|jamas|dice|dicen|dijo|dijeron|pidio|deberia|deberiamos|debo|conviene|crees|opinas|parece|ejemplo|quiza|quizas|tal vez|acaso|pregunto|pregunta|supongamos|imagina|ya mande|ya envie|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|hubiera|habria|luego|despues|mas tarde',
  pt: 'se|quando|amanha|ontem|cada|todo dia|todo mes|sempre|nunca|jamais|disse|falou|diz|dizem|pediu|deveria|devo|devia|sera|acha|achas|exemplo|talvez|pergunto|imagina|suponha|ja mandei|ja enviei|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|depois|mais tarde|caso',
  de: 'wenn|falls|sobald|ob|morgen|gestern|jeden|jede|immer|nie|niemals|sagt|sagte|meint|meinte|schrieb|soll|sollte|sollten|glaubst|denkst|findest|vielleicht|beispiel|angenommen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|spater|schon|bereits|geschickt|uberwiesen|gesendet|getauscht|gekauft|verkauft|hatte|ware',
  fr: 'si|quand|demain|hier|chaque|toujours|jamais|dit|disent|demande|devrais|devrait|faudrait il|crois|penses|exemple|peut etre|suppose|imagine|deja|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|plus tard|lorsque|des que|tous les|toutes les',
  tr: 'eger|yarin|dun|her|hep|asla|diyor|dedi|soyledi|yazdi|sence|mi|miyim|mu|muyum|belki|ornek|varsayalim|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|hafta|sonra|gonderdim|yolladim|attim|aldim|sattim|cevirdim|odedim|duserse|cikarsa|olursa|gelirse|gonderirsem|once',
  zh: '如果|要是|假如|若|明天|昨天|后天|今晚|每|总是|从不|说|让我|要我|应该|该不该|是不是|值得|觉得|认为|例如|比如|已经|刚才|刚刚|过了|了|等|以后|之后|下周|周一|周二|周三|周四|周五|周末|别|不',
};
const REFUSALS: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(REFUSING).map(([language, phrases]) => [
    language,
    phrases.split('|').map((phrase) => (HAN.test(phrase) ? [...phrase] : phrase.split(' '))),
  ]),
);
const DENIALS: ReadonlySet<string> = new Set([
  'no',
  'nao',
  'nunca',
  'nicht',
  'kein',
  'keine',
  'ne',
  'n',
  'pas',
  'rien',
  'ni',
]);

/** Whether a text that could not be translated says that nothing is to be done now. */
export function refuses(lexemes: readonly Lexeme[], { language, entries }: Language): boolean {
  const words = wordsOf(lexemes);
  const isVerb = (word: string) => entries.get(word)?.some(({ english }) => VERBS.has(english)) ?? false;
  return (
    (REFUSALS[language] ?? []).some((phrase) =>
      words.some((_, at) => phrase.every((part, index) => words[at + index] === part)),
    ) ||
    words.some((word, at) => DENIALS.has(word) && [words[at + 1], words[at + 2]].some((next) => isVerb(next ?? '')))
  );
}
