import { learn, type Words } from './words.ts';

/** Stems without umlauts. `away`: the particle that stands at the end of the sentence, or before the infinitive. */
type Verb = Readonly<{ stem: string; away?: string }>;

const plain = (stems: string): Verb[] => stems.split('|').map((stem) => ({ stem }));
const split = (...verbs: readonly string[]): Verb[] =>
  verbs.map((one) => {
    const [away = '', stem = ''] = one.split(' ');
    return { stem, away };
  });

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  send: [
    ...plain('schick|send|uberweis|ueberweis|zahl|bezahl|transferier|spend|verschick|versend|ubermittel|uebermittel'),
    ...plain('schieb|beam|wirf|schmeiss|jag|transfer|uebertrag|ubertrag|spendier|erstatt|deponier|gib'),
    ...split('aus zahl', 'ein zahl', 'weiter leit', 'ab schick', 'los schick', 'raus schick', 'hin schick', 'ab heb'),
    ...split('ruber schieb', 'rueber schieb', 'ruber schick', 'rueber schick', 'zuruck schick', 'zurueck schick'),
    ...split('zuruck zahl', 'zurueck zahl', 'raus send', 'ab send'),
  ],
  swap: [
    ...plain('tausch|wechsel|wechsl|konvertier|swapp|swap|verwandel|verwandl|trad|rotier|umwandel'),
    ...split('um tausch', 'ein tausch', 'um wandel', 'um wandl', 'um wechsel', 'um wechsl', 'um schicht'),
  ],
  buy: [...plain('kauf|erwerb|besorg|hol'), ...split('ein kauf', 'nach kauf')],
  sell: [...plain('verkauf|veraussr|liquidier|versilber|vertick|verticke'), ...split('ab stoss')],
  bridge: [...plain('bridg|migrier|brueck|bruck')],
  move: [
    ...plain('bring|transportier|schaff|verleg|zieh|verschieb|beweg'),
    ...split('ruber bring', 'rueber bring', 'um zieh', 'ruber zieh', 'rueber hol', 'ruber hol'),
  ],
  wrap: [...plain('wrapp|wrap|verpack|umhull'), ...split('ein pack', 'ein wickel', 'ein wickl')],
  unwrap: [...plain('unwrapp|unwrap|entpack|enthull'), ...split('aus pack', 'aus wickel')],
};

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  send: ['uberweisung', 'ueberweisung', 'zahlung', 'transfer', 'transaktion', 'auszahlung', 'einzahlung', 'spende'],
  swap: ['tausch', 'swap', 'wechsel', 'umtausch', 'trade', 'konvertierung'],
  buy: ['kauf'],
  sell: ['verkauf'],
  bridge: ['bridge'],
};
const MAKING =
  'mach|mache|machen sie|mach mir|mach mal|bitte um|ich bitte um|erbitte|tatige|tatigen sie|veranlasse|veranlassen sie|fuhre|fuhr|fuehre|starte|starten sie|bereite|bereiten sie|ich brauche|ich mochte|ich will|ich hatte gern|ich hatte gerne|ich benotige|beauftrage|ich beauftrage|ich veranlasse';

/** The forms of German verbs that ask for something: schick, schicken Sie, schickst du, zu schicken, dass du schickst. */
export function germanVerbs(): Words {
  const words: Record<string, string[]> = {};
  for (const [english, verbs] of Object.entries(VERBS)) for (const one of verbs) addForms(words, english, one);
  for (const [english, deeds] of Object.entries(DEEDS))
    for (const making of MAKING.split('|'))
      for (const deed of deeds)
        for (const article of ['', 'eine ', 'einen ', 'die ', 'den ', 'folgende '])
          for (const of of [' von', ' uber', ' in hohe von', ' iber', ' ueber'])
            learn(words, english, `${making} ${article}${deed}${of}`);
  return words;
}

/** Small words of speech and of politeness behind an imperative. */
const AFTER = [
  '',
  ' mal',
  ' bitte',
  ' mir',
  ' uns',
  ' doch',
  ' mir mal',
  ' mir bitte',
  ' doch mal',
  ' bitte mal',
  ' nun',
  ' ihm',
  ' ihr',
  ' ihnen',
];

function addForms(words: Record<string, string[]>, english: string, { stem, away }: Verb): void {
  const infinitive = /[bdgkst]el$/.test(stem) ? `${stem}n` : `${stem}en`;
  const told = /[td]$/.test(stem) ? `${stem}et` : `${stem}t`;
  const youDo = /[td]$/.test(stem) ? `${stem}est` : /(?:s|ss|z)$/.test(stem) ? `${stem}t` : `${stem}st`;
  // "schickt" is also what somebody else does.
  const imperatives = [stem, `${stem}e`, `${told} bitte`, `${infinitive} sie`, infinitive];
  for (const form of imperatives) for (const after of AFTER) learn(words, english, `${form}${after}`);
  learn(words, `${english} it`, `${stem} sie`, `${stem}e sie`, `${stem} es`, `${stem}e es`, `${stem} das`);
  for (const form of [`${youDo} du`, `${infinitive} wir`, `${told} ihr`])
    for (const after of ['', ' mir', ' bitte', ' mal', ' mir mal', ' mir bitte'])
      learn(words, `can you ${english}`, `${form}${after}`);
  learn(words, english, youDo, `zu ${infinitive}`);
  if (away !== undefined)
    learn(
      words,
      english,
      `${away}${infinitive}`,
      `${away}zu${infinitive}`,
      `${away} zu ${infinitive}`,
      `${away}${youDo}`,
      `${away}${told}`,
    );
}
