import { learn, type Words } from './words.ts';

/** `tu` and `vous` are the imperatives; `subjunctive` is the stem of "que vous envoyiez". */
type Verb = Readonly<{ infinitive: string; tu: string; vous: string; que: string }>;

const er = (infinitive: string, strong = infinitive.slice(0, -2)): Verb => {
  const stem = infinitive.slice(0, -2);
  return { infinitive, tu: `${strong}e`, vous: `${stem}ez`, que: `${strong}e` };
};
const verb = (infinitive: string, tu: string, vous: string, que: string): Verb => ({ infinitive, tu, vous, que });

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  send: [
    ...['verser', 'virer', 'donner', 'filer', 'lacher', 'balancer', 'expedier', 'rembourser', 'refiler', 'deposer'].map(
      (one) => er(one),
    ),
    ...['retirer', 'crediter', 'offrir', 'regler', 'adresser', 'lancer', 'glisser', 'vider', 'reverser'].map((one) =>
      er(one),
    ),
    er('envoyer', 'envoi'),
    er('renvoyer', 'renvoi'),
    er('payer', 'pai'),
    er('payer'),
    er('transferer'),
    verb('transmettre', 'transmets', 'transmettez', 'transmette'),
    verb('faire parvenir', 'fais parvenir', 'faites parvenir', 'fasse parvenir'),
  ],
  swap: [
    ...['echanger', 'changer', 'troquer', 'transformer', 'swapper', 'swaper', 'trader', 'basculer', 'permuter'].map(
      (one) => er(one),
    ),
    verb('convertir', 'convertis', 'convertissez', 'convertisse'),
  ],
  buy: [
    er('acheter'),
    er('racheter'),
    er('procurer'),
    er('recuperer'),
    verb('acquerir', 'acquiers', 'acquerez', 'acquiere'),
    verb('obtenir', 'obtiens', 'obtenez', 'obtienne'),
  ],
  sell: [
    verb('vendre', 'vends', 'vendez', 'vende'),
    verb('revendre', 'revends', 'revendez', 'revende'),
    er('liquider'),
    er('ceder'),
    er('ecouler'),
  ],
  bridge: [...['bridger', 'migrer', 'transborder'].map((one) => er(one))],
  move: [
    ...['deplacer', 'amener', 'ramener', 'rapatrier', 'bouger', 'transporter'].map((one) => er(one)),
    verb('faire passer', 'fais passer', 'faites passer', 'fasse passer'),
  ],
  pass: [er('passer')],
  put: [verb('mettre', 'mets', 'mettez', 'mette'), verb('remettre', 'remets', 'remettez', 'remette'), er('placer')],
  wrap: [...['wrapper', 'wraper', 'emballer', 'envelopper', 'encapsuler'].map((one) => er(one))],
  unwrap: [...['unwrapper', 'unwraper', 'deballer', 'desenvelopper', 'desencapsuler'].map((one) => er(one))],
};

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  send: ['virement', 'transfert', 'envoi', 'paiement', 'versement', 'don', 'depot', 'retrait', 'reglement'],
  swap: ['echange', 'swap', 'change', 'conversion', 'trade'],
  buy: ['achat'],
  sell: ['vente'],
  bridge: ['bridge', 'pont'],
};
const MAKING =
  'fais|fais moi|faites|faites moi|faire|fasse|fassiez|fasses|effectue|effectuez|effectuer|effectues|effectuiez|realise|realisez|realiser|execute|executez|executer|prepare|preparez|preparer|prepare moi|procede a|procedez a|proceder a|procede au|procedez au|proceder au|lance|lancez|lancer|fais lui|faites lui|lui faire|me faire|initie|initiez|initier|passe|passez|passer|ordonne|ordonner|demarre';

/** The forms of French verbs that ask for something: envoie, envoyez, envoie-lui, que vous envoyiez. */
export function frenchVerbs(): Words {
  const words: Record<string, string[]> = {};
  for (const [english, verbs] of Object.entries(VERBS))
    for (const { infinitive, tu, vous, que } of verbs) {
      const imperatives = [tu, vous, infinitive, `${vous.slice(0, -2)}ons`];
      for (const form of imperatives)
        for (const whom of ['', ' moi', ' lui', ' leur', ' nous', ' m en', ' lui en', ' lui donc', ' donc'])
          learn(words, english, `${form}${whom}`);
      for (const whom of ['', 'me ', 'm ', 'lui ', 'leur ', 'nous '])
        learn(words, english, `${whom}${infinitive}`, `${whom}${que}s`, `${whom}${vous.slice(0, -2)}iez`);
      learn(
        words,
        `can you ${english}`,
        ...['tu me', 'tu m', 'vous me', 'vous m'].flatMap((you) => [
          `${you} ${you.startsWith('tu') ? `${que}s` : vous}`,
        ]),
      );
      if (infinitive.endsWith('er'))
        for (const end of ['e', 'ee', 'es', 'ees'])
          learn(words, english, `soit ${infinitive.slice(0, -2)}${end}`, `soient ${infinitive.slice(0, -2)}${end}`);
    }
  for (const [english, deeds] of Object.entries(DEEDS))
    for (const making of MAKING.split('|'))
      for (const deed of deeds)
        for (const article of ['', 'un ', 'le ', 'l ', 'une ', 'la ', 'ce ', 'cet '])
          for (const of of [' de', ' d', ' d un montant de', ' d une valeur de'])
            learn(words, english, `${making} ${article}${deed}${of}`);
  return words;
}
