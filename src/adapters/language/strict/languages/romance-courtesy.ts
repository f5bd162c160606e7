import { ahead, any, either, many, maybe, once, only, type Rule, seq, some, where } from '../rules/rule.ts';

/** What a Romance language calls the parts of its courtesies. Phrases are separated by `|`; é, í and ó at the end of a word may lack their mark. */
export type CourtesyWords = Readonly<{
  greeting: string;
  /** Behind a greeting: "de nuevo". */
  greetedMore: string;
  howAre: string;
  howAreMore: string;
  /** Before who is spoken to: "querido". With an owner ("mi hermano") the word may be a subject, so that a mark must follow. */
  fond: string;
  owner: string;
  spokenTo: string;
  /** What the assistant is called: "estimado asistente". Behind such a word of respect, a person would be addressed. */
  respected: string;
  title: string;
  machine: string;
  /** Who may be spoken to without a mark: no payer is called so. */
  spokenAlone: string;
  sorry: string;
  sorryFor: string;
  sorryMore: string;
  hope: string;
  well: string;
  wellMore: string;
  /** "a ver", "necesito tu ayuda" */
  opener: string;
  /** "soy", "aquí", before the speaker's name. */
  introduces: string;
  introduced: string;
  names: string;

  thanksFirst: string;
  thanks: string;
  thanksMore: string;
  /** "por tu", before what is thanked for. It is never what was paid. */
  thanksFor: string;
  help: string;
  gratefulFirst: string;
  grateful: string;
  gratefulMore: string;
  youAre: string;
  praise: string;
  /** "que tengas", "un", "muy", "buen", "día": a wish for the day. */
  wishes: string;
  good: string;
  day: string;
  dayMore: string;
  regardsFirst: string;
  regards: string;
  regardsMore: string;
  /** Before the office that signs: "atentamente". A person's name would make a letter of somebody else of it. */
  signed: string;
  office: string;
  god: string;
  bless: string;
  blessMore: string;
  urgentFirst: string;
  urgent: string;
  soon: string;
  farewell: string;
  and: string;
}>;

export type Courtesy = Readonly<{ first: Rule; spokenTo: Rule; last: Rule }>;

/** The phrases, with and without the marks on the last letters of their words; "que" may be "qué". */
export const said = (phrases: string): Rule => any(marked(phrases));
export const marked = (phrases: string): string =>
  [
    phrases,
    phrases.replace(/[éíó](?=[\s|]|$)/gu, (letter) => letter.normalize('NFD').charAt(0)),
    phrases.replace(/(?<![^\s|])que(?=[\s|]|$)/gu, 'qué'),
  ].join('|');

const MARK = any(',|.|!|;');

/** What is said to be polite before and behind a request, composed of its parts. */
export function romanceCourtesy(words: CourtesyWords): Courtesy {
  const machine = seq(maybe(either(said(words.title), said(words.respected))), said(words.machine));
  const named = once(either(seq(maybe(said(words.fond)), either(said(words.spokenTo), machine)), machine));
  const ours = seq(said(words.owner), maybe(said(words.fond)), either(said(words.spokenTo), said(words.machine)));
  const toWhom = maybe(seq(maybe(any(',')), either(named, seq(ours, ahead(either(MARK, any('?|:')))))));
  const toYou = maybe(seq(maybe(any(',')), either(named, ours)));
  const thanks = thanksOf(words, toYou);
  const kind = once(either(thanks, ...wishesOf(words, toYou)));
  const end = once(either(kind, seq(said(words.farewell), toYou)));
  return {
    first: once(either(greetingOf(words, toWhom), ...openingsOf(words, toWhom), kind)),
    spokenTo: either(
      seq(either(named, ours), any(',|!')),
      seq(said(words.spokenAlone), NO_COLON),
      seq(machine, any(':')),
    ),
    // A farewell at the beginning may be a verb: "vai mandar".
    last: once(
      either(
        end,
        seq(any(words.and), end),
        seq(said(words.signed), maybe(MARK), said(words.office)),
        named,
        some(any(')')),
      ),
    ),
  };
}

/** Behind a colon somebody else might speak. */
const NO_COLON = only((tokens, at) => tokens[at] !== undefined && tokens[at].form !== ':');

function greetingOf(words: CourtesyWords, toWhom: Rule): Rule {
  const more = many(said(words.greetedMore));
  const how = seq(said(words.howAre), many(said(words.howAreMore)), toWhom, maybe(any('?')));
  return either(seq(said(words.greeting), more, toWhom, maybe(said(words.greetedMore))), how);
}

/** "perdón por la hora", "espero que estés bien", "soy Marta" */
function openingsOf(words: CourtesyWords, toWhom: Rule): readonly Rule[] {
  const sorry = seq(said(words.sorry), maybe(said(words.sorryFor)), many(said(words.sorryMore)), toWhom);
  const hope = seq(said(words.hope), said(words.well), many(said(words.wellMore)), toWhom);
  const speaker = either(seq(maybe(said(words.introduced)), any(words.names)), said(words.introduced));
  const self = seq(said(words.introduces), speaker, ahead(any(',|.|!')));
  return [sorry, hope, self, said(words.opener)];
}

function thanksOf(words: CourtesyWords, toYou: Rule): Rule {
  const help = seq(said(words.thanksFor), said(words.help));
  const more = many(said(words.thanksMore), help);
  return once(
    either(
      seq(maybe(said(words.thanksFirst)), said(words.thanks), more, toYou, more),
      seq(maybe(said(words.gratefulFirst)), said(words.grateful), many(said(words.gratefulMore), help), toYou),
    ),
  );
}

/** "eres un sol", "que tengas buen día", "un fuerte abrazo", "Dios te lo pague", "es muy urgente", "cuanto antes" */
function wishesOf(words: CourtesyWords, toYou: Rule): readonly Rule[] {
  // "sol" is a token, too.
  const sun = where((tokens, at) => tokens[at]?.token === 'SOL', any('§t|§b'));
  const praise = seq(said(words.youAre), either(said(words.praise), sun), toYou);
  const day = seq(maybe(said(words.wishes)), said(words.good), said(words.day), many(said(words.dayMore)), toYou);
  const regards = seq(maybe(said(words.regardsFirst)), said(words.regards), many(said(words.regardsMore)), toYou);
  const blessing = seq(said(words.god), said(words.bless), many(said(words.blessMore)), toYou);
  const urgent = seq(maybe(said(words.urgentFirst)), said(words.urgent), toYou);
  return [praise, day, regards, blessing, urgent, said(words.soon)];
}
