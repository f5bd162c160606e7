import { alsoAs, before, type Verb, verb } from './romance-forms.ts';

/** Verbs in -er; `ends` are the pronouns behind an order. */
function inEr(stems: string, ends = ''): Verb {
  const each = (ending: string) =>
    stems
      .split(' ')
      .map((stem) => stem + ending)
      .join(' ');
  return {
    ...verb(`${each('e')} ${each('ez')}`, each('er'), `${each('es')} ${each('iez')}`, `${each('es')} ${each('ez')}`),
    order: verb(`${each('e')} ${each('ez')} ${each('ons')}`, '', '', '', ends).order,
  };
}

const paying = alsoAs(
  inEr('vir vers donn fil transfer rembours expedi regl', '| lui'),
  verb(
    'envoie envoyez envoi envois envoye envoies envoyons envoir envoyer trasfere trasnfere tranfere tranfert paie paye payez remets remettez transmets rends rendez',
    '',
    '',
    '',
    '| lui',
  ),
  verb(
    '',
    'envoyer envoier trasferer tranferer payer remettre transmettre rendre',
    'rendes rendiez envoies envoyiez paies payes payiez remettes',
    '',
  ),
);
/** Verbs of other things, too. */
const loosely = alsoAs(
  inEr('lach depos gliss refil avanc pouss dispatch dropp propuls decoch drop claqu', '| lui'),
  verb('balance balancez mets mettez', '', '', '', '| lui| moi'),
  {
    order: 'fais tourner|faites tourner|fais moi partir|faites moi partir|fais moi suivre',
    infinitive: 'faire tourner',
    wished: '',
    present: '',
  },
  verb('', 'balancer mettre', 'balances mettes', ''),
);
const parvenir: Verb = {
  order: 'fais parvenir|faites parvenir|fais partir|faites partir|fais suivre|faites suivre|fais passer|faites passer',
  infinitive:
    'lui transferer|lui virer|lui faire parvenir|lui donner|lui rembourser|faire partir|faire parvenir|faire suivre|faire passer|lui envoyer|lui verser|lui payer',
  wished: 'fasses parvenir|fassiez parvenir',
  present: 'fais parvenir|faites parvenir',
};

export const send: Verb = { ...alsoAs(paying, parvenir), present: '' };
export const sendTo = alsoAs(
  { ...loosely, present: '' },
  verb(
    'envoie envoyez transfere transferez vire virez verse versez',
    '',
    '',
    'envoies envoyez transferes vires verses',
    ' moi',
  ),
  verb('', 'envoyer transferer', 'envoies transferes', ''),
);
export const supply = verb('credite creditez rembourse remboursez', 'crediter rembourser', 'credites creditiez', '');
export const swap = alsoAs(
  inEr('echang troqu swapp swap transform reallou flipp permut bascul converti', '| moi'),
  verb('change changez', 'changer', 'changes changiez', 'changes changez', '| moi'),
  verb(
    'convertis convertissez convertissons echagne converti conversti',
    'convertir swap',
    'convertisses convertissiez',
    'convertis convertissez',
    '| moi',
  ),
  {
    order: 'fais swapper|fais echanger|fais convertir|fais changer|faites convertir|faites echanger',
    infinitive: 'me changer|me convertir|m echanger|me swapper|faire echanger|faire convertir',
    wished: '',
    present: '',
  },
  verb('swap', '', '', ''),
  verb('converti', '', '', '', ' moi'),
);
export const sell = alsoAs(
  verb('vends vendez', 'vendre', 'vendes vendiez', ''),
  {
    order: 'debarrasse moi de|debarrasse moi des|debarrassez moi de',
    infinitive: 'me debarrasser de|me debarrasser des|me debarrasser d|me separer de|me separer des|me defaire de',
    wished: '',
    present: '',
  },
  {
    ...inEr('liquid bazard'),
    present: '',
  },
);
export const buy = alsoAs(
  verb('achete achetez', '', '', '', '| moi'),
  verb('', 'acheter', 'achetes achetiez', 'achetes achetez'),
);
export const bridge = alsoAs(inEr('bridg', '| moi'), verb('bridge', '', '', ''));
export const move = alsoAs(
  inEr('pass deplac transfer migr bascul', '| moi'),
  verb('envoie envoyez', 'envoyer', 'envoies', 'envoies envoyez', '| moi'),
  {
    order: 'fais passer|faites passer|fais migrer',
    infinitive: 'faire passer|faire migrer',
    wished: 'fasses passer|fassiez passer',
    present: 'fais passer|faites passer',
  },
);
export const pass = inEr('pass');
export const spend = inEr('utilis depens');
export const wrap = alsoAs(inEr('wrapp wrap emball'), verb('wrap', '', '', ''));
export const unwrap = alsoAs(inEr('dewrapp dewrap deball unwrapp'), verb('unwrap', '', '', ''));
export const make = alsoAs(
  verb('fais faites', '', '', '', '| moi| lui'),
  verb('', 'faire', 'fasses fassiez', 'fais faites'),
  inEr('effectu realis execut', '| moi'),
);
/** The nouns with no article, "un" or "le", and "une" or "la". */
const nouns = (masculine: string, feminine: string, vowel: string): string =>
  [
    before('|un |le |ce ', masculine),
    ...(feminine === '' ? [] : [before('|une |la |cette ', feminine)]),
    before('|un |une |l |cet |cette ', vowel),
  ].join('|');
export const sendNoun = nouns(
  'virement|transfert|paiement|versement|depot|dépot|don|reglement|remboursement|tranfert|payement|petit virement|petit transfert',
  'donation|remise|transaction',
  'envoi|avance|ordre de virement|ordre de paiement',
);
export const swapNoun = nouns(
  'swap|change|troc|petit swap|trade',
  'conversion|permutation|transaction d echange',
  'echange|operation de change|operation d echange|ordre de change',
);
export const bridgeNoun = 'un bridge|un pont|le bridge|bridge';
