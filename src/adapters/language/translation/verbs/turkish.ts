import { learn, type Words } from './words.ts';

/** A stem without dots and marks, and its aorist: "gonder", "gonderir". `bare`: what follows a noun: "transfer et". */
type Verb = Readonly<{ stem: string; aorist: string; bare?: string }>;

const verb = (both: string): Verb => {
  const [stem = '', aorist = ''] = both.split(' ');
  return { stem, aorist };
};
const plain = (...verbs: readonly string[]): Verb[] => verbs.map(verb);
const DOING = [verb('et eder'), verb('yap yapar')];
const noun = (...nouns: readonly string[]): Verb[] => nouns.flatMap((bare) => DOING.map((one) => ({ ...one, bare })));

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  send: [
    ...plain('gonder gonderir', 'yolla yollar', 'aktar aktarir', 'at atar', 'ode oder', 'ilet iletir', 'yatir yatirir'),
    ...plain(
      'ulastir ulastirir',
      'bagisla bagislar',
      'postala postalar',
      'ver verir',
      'havalele havaleler',
      'cikar cikarir',
    ),
    ...plain('firlat firlatir', 'pasla paslar', 'transferle transferler', 'atesle atesler'),
    ...noun('transfer', 'havale', 'odeme', 'gonderim', 'eft', 'iade', 'yatirim'),
  ],
  swap: [
    ...plain(
      'cevir cevirir',
      'donustur donusturur',
      'degistir degistirir',
      'bozdur bozdurur',
      'swapla swaplar',
      'takasla takaslar',
    ),
    ...plain('tradele tradeler', 'boz bozar'),
    ...noun('takas', 'swap', 'exchange', 'convert', 'trade', 'degis tokus', 'konvert'),
  ],
  buy: [...plain('al alir'), { stem: 'al', aorist: 'alir', bare: 'satin' }, ...noun('alim')],
  sell: [...plain('sat satar'), ...noun('satis')],
  bridge: [...plain('koprule kopruler', 'bridgele bridgeler'), ...noun('bridge', 'kopru')],
  move: plain('tasi tasir', 'gecir gecirir', 'cek ceker', 'getir getirir'),
  pass: plain('gec gecer'),
  wrap: [...plain('sarmala sarmalar', 'wraple wrapler', 'wrapla wraplar', 'paketle paketler'), ...noun('wrap')],
  unwrap: [...plain('unwrapla unwraplar', 'unwraple unwrapler'), ...noun('unwrap')],
};

/** The forms of Turkish verbs that ask for something: gönder, gönderir misin, göndermek istiyorum, göndermem lazım. */
export function turkishVerbs(): Words {
  const words: Record<string, string[]> = {};
  for (const [english, verbs] of Object.entries(VERBS)) for (const one of verbs) addForms(words, english, one);
  return words;
}

const WANTING = ['istiyorum', 'isterim', 'istiyoruz', 'isteriz'];
const NEEDING = ['lazim', 'gerek', 'gerekiyor', 'gerekli', 'sart', 'gerekir'];

function addForms(words: Record<string, string[]>, english: string, { stem: root, aorist: does, bare }: Verb): void {
  const before = bare === undefined ? '' : `${bare} `;
  const lastVowel = [...root].reverse().find((letter) => 'aeiou'.includes(letter)) ?? 'e';
  const open =
    'ao'.includes(lastVowel) || /(?:aktar|yolla|yatir|ulastir|bozdur|tasi|cikar|takasla|firlat)$/.test(root)
      ? 'a'
      : 'e';
  // Before a vowel, et becomes ed.
  const soft = root === 'et' ? 'ed' : root;
  const joint = /[aeiou]$/.test(root) ? 'y' : '';
  const narrow = /[ou][^aeiou]*$/.test(root) ? 'u' : 'i';
  const able = `${soft}${joint}${open}bil`;
  const say = (...forms: readonly string[]) => learn(words, english, ...forms.map((form) => `${before}${form}`));
  say(
    root,
    `${soft}${joint}${narrow}n`,
    `${soft}${joint}${narrow}niz`,
    `${root}s${open}n${open}`,
    `${root}s${open}n${open} ya`,
  );
  say(
    `${root}s${open}n${open}za`,
    `${root}s${open}n${narrow}z ${open}`,
    `${soft}${joint}${open}l${narrow}m`,
    `${soft}${joint}${open}y${narrow}m`,
  );
  say(
    `${soft}${joint}${narrow}ver`,
    `${soft}${joint}${narrow}verin`,
    `${root} bakalim`,
    `${root} hadi`,
    `${root} lutfen`,
  );
  for (const wish of WANTING) say(`${root}m${open}k ${wish}`);
  for (const need of NEEDING)
    say(
      `${root}m${open}k ${need}`,
      `${root}m${open}m ${need}`,
      `${root}m${open}m${narrow}z ${need}`,
      `${root}m${open}n ${need}`,
    );
  for (const you of [`${root}m${open}n${narrow}`, `${root}m${open}n${narrow}z${narrow}`])
    for (const wish of [...WANTING, 'rica ederim', 'rica ediyorum', 'rica edecegim', 'talep ediyorum'])
      say(`${you} ${wish}`);
  const passive = `${soft}${/[aeiou]$/.test(root) ? 'n' : root.endsWith('l') ? `${narrow}n` : `${narrow}l`}`;
  const close = /[ou][^aeiou]*$/.test(passive) ? 'u' : 'i';
  say(`${passive}s${close}n`);
  for (const need of NEEDING) say(`${passive}m${open}s${narrow} ${need}`);
  for (const wish of [...WANTING, 'rica ederim', 'rica ediyorum', 'rica ederiz', 'talep ediyorum'])
    say(`${passive}m${open}s${narrow}n${narrow} ${wish}`);
  for (const favour of [
    'sevinirim',
    'memnun olurum',
    'cok sevinirim',
    'iyi olur',
    'super olur',
    'harika olur',
    'cok iyi olur',
  ])
    say(`${does}s${open}n ${favour}`, `${does}s${open}n${narrow}z ${favour}`);
  const asking = [does, `${able}ir`].flatMap((form) =>
    ['misin', 'misiniz', 'musun', 'musunuz', 'miyiz', 'mi siniz', 'mi sin'].map((you) => `${form} ${you}`),
  );
  for (const form of asking)
    learn(
      words,
      `can you ${english}`,
      ...['', ' bana', ' lutfen', ' acaba', ' bi zahmet', ' rica etsem'].map((after) => `${before}${form}${after}`),
    );
}
