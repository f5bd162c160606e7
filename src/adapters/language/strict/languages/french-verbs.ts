import { alsoAs, type Verb, verb } from './romance-forms.ts';

/** Verbs in -er; `ends` are the pronouns behind an order. */
function inEr(stems: string, ends = ''): Verb {
  const each = (ending: string) =>
    stems
      .split(' ')
      .map((stem) => stem + ending)
      .join(' ');
  return {
    ...verb(`${each('e')} ${each('ez')}`, each('er'), `${each('es')} ${each('iez')}`, `${each('es')} ${each('ez')}`),
    order: verb(`${each('e')} ${each('ez')}`, '', '', '', ends).order,
  };
}

const paying = alsoAs(
  inEr('vir vers donn fil transfer rembours expedi regl', '| lui'),
  verb('envoie envoyez envoi paie paye payez remets remettez transmets rends rendez', '', '', '', '| lui'),
  verb(
    '',
    'envoyer payer remettre transmettre rendre',
    'rendes rendiez envoies envoyiez paies payes payiez remettes',
    '',
  ),
);
/** Verbs of other things, too. */
const loosely = alsoAs(
  inEr('lach depos gliss refil avanc', '| lui'),
  verb('balance balancez mets mettez', '', '', '', '| lui'),
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
  inEr('echang troqu swapp swap transform', '| moi'),
  verb('change changez', 'changer', 'changes changiez', 'changes changez', '| moi'),
  verb('convertis convertissez', 'convertir', 'convertisses', 'convertis convertissez', '| moi'),
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
  inEr('effectu realis execut'),
);
export const sendNoun =
  'un virement|virement|transfert|paiement|envoi|versement|un depot|le reglement|un reglement|une donation|le versement|l envoi|un transfert|un envoi|un paiement|un versement|un don|le virement|le transfert|le paiement|un depot';
export const swapNoun =
  'un swap|echange|conversion|une transaction d echange|la conversion|un echange|une conversion|le swap|l echange';
export const bridgeNoun = 'un bridge|un pont|le bridge|bridge';
