import { alsoAs, before, forms, type Verb, verb } from './romance-forms.ts';

/** Verbs in -ar; `ends` are the pronouns behind an order. */
const inAr = (stems: string, ends = '', polite = stems): Verb => ({
  order: [
    forms(forms(stems, 'a').replaceAll('|', ' '), ends),
    forms(forms(polite, 'e|em|emos').replaceAll('|', ' '), ends),
    forms(polite, 'e se|em se'),
  ].join('|'),
  infinitive: forms(stems, 'ar'),
  wished: [forms(polite, 'e|es|em'), forms(stems, 'asse|asses|assem')].join('|'),
  present: forms(stems, 'a|as'),
});

const sending = alsoAs(
  inAr('mand envi pass deposit do repass encaminh reembols credit adiant gir abon', '| lhe'),
  inAr('pag', '| lhe', 'pagu'),
  verb(
    'transfere transfira transfiram transfiras tranfere tranfira transfire trasfere trasfira trnasfere trasnfere transferi',
    'transferir tranferir trasferir',
    'transfira transfiras transfiram transferisse transferisses transferissem',
    '',
    '| lhe',
  ),
  verb('mandaí enviaí envía emvia inviar invia mamda manad mnda mda', 'emviar inviar mamdar', '', '', '| lhe'),
  inAr('entreg', '| lhe', 'entregu'),
  verb('remete remeta devolve devolva', 'remeter devolver', 'remeta devolva devolvesse', '', '| lhe'),
);
/** Verbs of other things, too. */
const loosely = alsoAs(
  inAr('bot solt ping despach dispar lanc tac empurr', '| lhe'),
  verb('move mova', 'mover', 'mova', '', '| lhe'),
  inAr('jog', '| lhe', 'jogu'),
  verb('mete dropa lanca', 'meter', '', ''),
  verb('poe põe ponha', 'por', 'ponha', ''),
  inAr('coloc', '', 'coloqu'),
);

const arriving: Verb = {
  order: 'faz chegar|faca chegar|fazer chegar',
  infinitive: 'fazer chegar',
  wished: 'faca chegar',
  present: '',
};

export const send: Verb = { ...alsoAs(sending, arriving), present: '' };
export const sendTo = alsoAs(
  {
    order: [
      before('me ', 'manda|mande|envia|envie|passa|passe|transfere|transfira|deposita'),
      'manda me|envia me|transfere me|passa me',
    ].join('|'),
    infinitive: 'me mandar|me enviar|mandar me|enviar me',
    wished: 'me mande|me envie',
    present: 'manda|mandas|envia|envias|passa|passas|transfere|transferes',
  },
  { ...loosely, present: '' },
);
export const supply = verb('', '', '', '');

const trading = (ends: string): Verb =>
  alsoAs(
    inAr('cambi transform swap permut intercambi swape flip', ends),
    inAr('troc', ends, 'troqu'),
    verb(
      'converte converta convertam converti comverte conveta',
      'converter comverter',
      'converta convertas convertam convertesse convertesses convertessem',
      'converte convertes',
      ends,
    ),
    verb('swap', 'swapar', '', ''),
  );
const mine = (one: Verb): Verb => alsoAs(one, { ...one, order: before('me ', one.order), present: '' });

export const swap = mine(trading('| me| ai| aí'));
export const sell = alsoAs(
  verb('vende venda vendam', 'vender', 'venda vendas vendam vendesse', ''),
  {
    order: '',
    infinitive: 'me livrar de|me desfazer de|livrar me de|desfazer me de|me livrar dos|me livrar do|me desfazer dos',
    wished: '',
    present: '',
  },
  { ...inAr('liquid'), present: '' },
);
export const buy = mine(alsoAs(inAr('compr'), verb('adquire adquira', 'adquirir', 'adquira', 'adquire')));
export const bridge = verb('bridge bridgeia', 'bridgear', '', '');
export const move = alsoAs(
  inAr('mand envi pass lev migr atravess'),
  verb('move mova transfere transfira traz traga', 'mover transferir trazer', 'mova transfira traga', 'move transfere'),
);
export const pass = inAr('pass');
export const spend = alsoAs(inAr('us gast'), verb('utiliza utilize', 'utilizar', 'utilize', 'utiliza'));
export const wrap = alsoAs(inAr('embrulh'), verb('wrap wrapa', 'wrapar', '', ''));
export const unwrap = alsoAs(inAr('desembrulh'), verb('unwrap unwrapa', 'unwrapar', '', ''));
export const make = alsoAs(
  verb('faz faca façam facam façamos', 'fazer', 'faca facas facam fizesse fizesses', 'faz fazes', '| ai| aí| me| lhe'),
  inAr('realiz efetu execut mand process efetiv'),
  verb('faça', '', '', '', '| me| lhe'),
);
/** The nouns with no article, "um" or "o", and "uma" or "a". */
const nouns = (masculine: string, feminine: string): string =>
  [before('|um |o |este |esse ', masculine), before('|uma |a |esta |essa ', feminine)].join('|');
export const sendNoun = nouns(
  'pix|pagamento|envio|deposito|repasse|pix cripto|credito|despacho|adiantamento|reembolso',
  'transferencia|transf|doacao|remessa|tranferencia|trasferencia|transacao|transferenciazinha|entrega',
);
export const swapNoun = nouns('swap|cambio|intercambio|trade|escambo', 'troca|conversao|permuta|trocazinha|trocinha');
export const bridgeNoun = [before('|um |o ', 'bridge'), before('|uma |a ', 'ponte|bridge')].join('|');
