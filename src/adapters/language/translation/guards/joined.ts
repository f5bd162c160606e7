import { isPerson, isThing } from './people.ts';
import { apart, type Said } from './said.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What joins two recipients or two amounts. `plus` does so only behind a value or at the start of a clause. */
const JOINTS: Readonly<Record<string, Readonly<{ and: string; plus: string }>>> = {
  es: { and: 'y|e', plus: 'ademas|junto|mas|aparte de|incluyendo|incluido|incluida|incluidos|lo mismo|igual' },
  pt: { and: 'e', plus: 'mais|alem|junto|bem como|assim como|incluindo|incluso|o mesmo|igual' },
  de: {
    and: 'und|sowie',
    plus: 'plus|zuzuglich|zzgl|nebst|samt|inklusive|inkl|ausserdem|dazu|ebenso|gleichfalls|genauso|dasselbe|das gleiche',
  },
  fr: { and: 'et', plus: 'plus|ainsi qu|ainsi que|en plus|y compris|sans oublier|pareil|la meme chose' },
  tr: { and: 've|hem', plus: 'arti|bir de|sonra|ardindan|ayrica|ile birlikte|dahil' },
};
/** What may stand behind a joint although the request is complete: courtesies, haste, and where. */
const SOFT: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('gracias muchas mil por rapido rapidito listo ya punto usa usando en es saludos saludo abrazo beso buenas'),
  pt: set('obrigado obrigada muito por pronto so usa usando na no em pela é valeu abraco rapido ja logo'),
  de: set('danke vielen besten tausend herzlichen bitte fertig gut schnell zwar auf uber nutze nimm liebe viele los'),
  fr: set('merci voila vite rapidement sur via utilise passe stp svp s bonne c basta'),
  tr: set('tesekkurler tesekkur sagol lutfen hemen acele kolay cok bu'),
};
/** Halves belong to the number before. */
const HALVES = set('medio media meio meia halb halbe einhalb demi demie bucuk yarim');
const SMALL: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('a al para pa la el los las un una unos mi mis su sus tambien otra otro de'),
  pt: set('a ao aos para pra pro o os as um uma uns meu minha meus minhas seu sua tambem de'),
  de: set('an zu zum zur auch der die das dem den ein eine einen einem mein meine meinen meinem meiner noch fur'),
  fr: set('a au aux la le les l un une des mon ma mes son sa aussi egalement pour de d du'),
  tr: set('bir da de'),
};
const TO: Readonly<Record<string, RegExp>> = {
  es: /^(?:tambien )?(?:a|al) /,
  pt: /^(?:tambem )?(?:a|ao|aos|pra|pro|para) /,
  de: /^(?:auch )?an /,
  fr: /^(?:aussi )?(?:a|au|aux) /,
};
/** What the joined words may be for, behind the values. */
const FOR: Readonly<Record<string, RegExp>> = {
  es: apart('por|para|de'),
  pt: apart('por|para|pelo|pela|pelos|pelas|do|da|de'),
  de: apart('fur|furs|wegen|von|zum|zur|als'),
  fr: apart('pour|de|du|des'),
  tr: apart('icin'),
};

/** An extra amount that comes with another one: a tip, interest, shipping. */
const EXTRA =
  'propin\\p{L}*|intereses|recargo|extra|extras|gastos|comision|iva|gorjet\\p{L}*|caixinha|juros|frete|taxa|taxas|trinkgeld|zinsen|versand|versandkosten|porto|gebuhr|gebuhren|aufschlag|mehrwertsteuer|pourboire|interets|frais|supplement|tva';
const WITH_EXTRA: readonly RegExp[] = [
  apart(`(?:con|com|mit|avec|mas|mais|plus|y|e|und|et) (?:\\p{L}{1,5} ){0,2}(?:${EXTRA})`),
  apart('(?:ve|arti|bir de) (?:bahsis|faiz|kargo|komisyon|kdv)\\p{L}*|(?:bahsis|faiz|kargo|komisyon)\\p{L}*yl[ea]'),
];
const CHINESE: readonly RegExp[] = [
  /§a ?(?:和|跟|与|同|还有|以及|及)(?!谢)/u,
  /(?:和|跟|与|还有|以及|及) ?§a/u,
  /§n \p{L}+ ?(?:和|跟|与|连同|外加|另加|加上|再加|以及)(?!谢)/u,
  /§n.*(?:外加|另加|加上|再加|连同)/u,
  /§n.* (?:, )?(?:再|还有|另外|顺便|顺带|还要|并)(?:给|付|交|打|送|还|发|小费|运费|利息|我|他|她|\p{L}{0,3}[费租金钱])/u,
  /§a.*也(?:给|转|付|打|发)|, \p{L}{1,4}也(?:要|一样|同样)/u,
];

/** "pay the light" behind a complete request: another payment. */
const PAYS_MORE =
  /^(?:y |e |und |et )?(?:paga|pague|pagale|pagar|zahl|zahle|bezahl|bezahle|begleich|begleiche|paie|paye|payez|regle|reglez) (?:a |al |ao |an )?(?:el|la|los|las|o|a|os|as|der|die|das|den|le|les|l|mi|meu|minha|mein|meine|meinen|mon|ma) \p{L}+/u;
const PAYS_MORE_LAST = /^(?:ve )?\p{L}+(?: \p{L}+){0,3} (?:ode|odeyin|oder misin|yatir|gonder|yolla)$/u;

/** Whether a second recipient, a second payment or an extra amount is joined to the request. */
export function joinsMore(said: Said): boolean {
  if (!said.text.includes('§n') || !said.text.includes('§a')) return false;
  if (said.language === 'zh') return CHINESE.some((pattern) => pattern.test(said.text));
  if (WITH_EXTRA.some((pattern) => pattern.test(said.text)) || paysMore(said)) return true;
  const joints = JOINTS[said.language];
  if (joints === undefined) return false;
  let before = '';
  for (const { text } of said.clauses) {
    if (
      before.includes('§a') &&
      (listsPeople(text, said.language, joints.and) || isToo(text, said.language) || isNamedToo(text, said.language))
    )
      return true;
    if (joinsIn(text, before, said.language, joints)) return true;
    before += ` ${text}`;
  }
  return false;
}

const TOO =
  /(?:^| )(?:tambien|tambem|auch|ebenfalls|ebenso|genauso|aussi|egalement|de|da)$|^(?:y |e |und |et |ve )?(?:tambien|tambem|auch|aussi|bir de) /;
const OWN_TOO: Readonly<Record<string, RegExp>> = { tr: /(?:^| )d[ea]$/ };

/** "…, anneme de", "…, a mi hermana también": another one is to be paid as well. */
const isToo = (text: string, language: string): boolean =>
  !text.includes('§') &&
  (OWN_TOO[language] ?? TOO).test(text) &&
  text.split(' ').length < 6 &&
  text
    .split(' ')
    .some(
      (word) =>
        isPerson(word, language) || (language === 'tr' && isPerson(word.replace(/(?:[iu]?m)?[ea]$/, ''), language)),
    );

const ALSO = /^(?:tambien|tambem|auch|aussi|ebenfalls|egalement|y|e|und|et)$/;
const NO_PERSON =
  /^(?:gracias|obrigad[oa]|danke|merci|eso|esto|isso|isto|das|dies|ca|cela|yo|eu|ich|je|moi|nos|wir|nous|ok|bien|bem|gut|bon|rapido|schnell|vite|hoy|hoje|heute|en|na|no|auf|sur|base|polygon|arbitrum|optimism|ethereum|mainnet)$/;
/** "Zé também.": a clause of one or two words that nobody knows, and "too". */
function isNamedToo(text: string, language: string): boolean {
  const words = text.split(' ');
  if (language === 'tr')
    return /^(?!base|polygon|arbitrum|optimism|ethereum|mainnet|bu|su|orada|burada|ben|sen)\p{L}{2,} d[ea]$/u.test(
      text,
    );
  const named = words.filter((word) => !ALSO.test(word) && !SMALL[language]?.has(word));
  const isToo = words.some((word) => ALSO.test(word) && word.length > 3);
  return (
    isToo && named.length > 0 && named.length < 3 && named.every((word) => !NO_PERSON.test(word) && !/§/.test(word))
  );
}

/** "…, Peter und Anna": nothing but people, more than one. */
function listsPeople(text: string, language: string, and: string): boolean {
  const joints = new Set(and.split('|'));
  const words = text.split(' ').filter((word) => !joints.has(word) && !SMALL[language]?.has(word));
  return words.length > 1 && words.length < text.split(' ').length && words.every((word) => isPerson(word, language));
}

function paysMore({ clauses, language }: Said): boolean {
  let before = '';
  return clauses.some(({ text }) => {
    const isComplete = before.includes('§n') && before.includes('§a');
    before += ` ${text}`;
    return (
      isComplete && !text.includes('§') && (PAYS_MORE.test(text) || (language === 'tr' && PAYS_MORE_LAST.test(text)))
    );
  });
}

function joinsIn(
  text: string,
  earlier: string,
  language: string,
  { and, plus }: Readonly<{ and: string; plus: string }>,
): boolean {
  const joint = new RegExp(`(?<![\\p{L}§])(?:(${and})|${plus})(?= )`, 'gu');
  for (const match of text.matchAll(joint)) {
    const before = text.slice(0, match.index).trim();
    const after = text.slice(match.index + match[0].length).trim();
    // "§a e": the ending of a Turkish case, and "5 usdc" before it.
    const isBehindValue = /(?:§a(?: \p{L}{1,3})?|§n \p{L}+(?: \p{L}{1,3})?)$/u.test(before) || before === '';
    if (match[1] === undefined && !isBehindValue) continue;
    if (joins({ before, after, earlier, language })) return true;
  }
  return false;
}

type Joint = Readonly<{ before: string; after: string; earlier: string; language: string }>;

function joins({ before, after, earlier, language }: Joint): boolean {
  const words = after.split(' ');
  const first = words.find((word) => !SMALL[language]?.has(word)) ?? '';
  const [spoken, all] = [words[0] ?? '', `${earlier} ${before}`];
  if (HALVES.has(spoken)) return false;
  const isNoun = isPerson(first, language) || isThing(first, language);
  // "a mi primo y a §a"
  if (first === '§a') return peopleBefore(before, language);
  if (before !== '' && !before.includes('§')) return false;
  const isSoft = (SOFT[language]?.has(spoken) || SOFT[language]?.has(first)) ?? false;
  const [hasAmount, hasAccount] = [all.includes('§n'), all.includes('§a')];
  if (!hasAccount && !hasAmount) return false;
  const behind = before.slice(Math.max(before.lastIndexOf('§a'), before.lastIndexOf('§n'), 0));
  const isFor = (FOR[language]?.test(behind) ?? false) && !TO[language]?.test(after);
  if (isSoft || isFor) return isSoft && isPerson(first, language);
  if (hasAccount && hasAmount) return true;
  return hasAccount ? !after.includes('§n') || isNoun : isNoun;
}

/** A person, or a word that may be a name, directly before the joint. */
function peopleBefore(before: string, language: string): boolean {
  const last = before.split(' ').at(-1) ?? '';
  return before !== '' && !/^(?:§n|§a)$/.test(last) && (isPerson(last, language) || last.length > 2);
}
