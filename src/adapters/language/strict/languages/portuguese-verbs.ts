import { alsoAs, before, forms, type Verb, verb } from './romance-forms.ts';

/** Verbs in -ar; `ends` are the pronouns behind an order. */
const inAr = (stems: string, ends = '', polite = stems): Verb => ({
  order: [
    forms(forms(stems, 'a').replaceAll('|', ' '), ends),
    forms(forms(polite, 'e').replaceAll('|', ' '), ends),
  ].join('|'),
  infinitive: forms(stems, 'ar'),
  wished: [forms(polite, 'e|es'), forms(stems, 'asse|asses')].join('|'),
  present: forms(stems, 'a|as'),
});

const sending = alsoAs(
  inAr('mand envi pass deposit do repass encaminh reembols credit adiant gir abon', '| lhe'),
  inAr('pag', '| lhe', 'pagu'),
  verb(
    'transfere transfira tranfere',
    'transferir tranferir',
    'transfira transfiras transferisse transferisses',
    '',
    '| lhe',
  ),
  verb('remete remeta devolve devolva', 'remeter devolver', 'remeta devolva devolvesse', '', '| lhe'),
);
/** Verbs of other things, too. */
const loosely = alsoAs(
  inAr('bot solt ping despach', '| lhe'),
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
    inAr('cambi transform swap permut', ends),
    inAr('troc', ends, 'troqu'),
    verb('converte converta', 'converter', 'converta convertas convertesse', 'converte convertes', ends),
    verb('swap', 'swapar', '', ''),
  );
const mine = (one: Verb): Verb => alsoAs(one, { ...one, order: before('me ', one.order), present: '' });

export const swap = mine(trading('|'));
export const sell = alsoAs(
  verb('vende venda', 'vender', 'venda vendas vendesse', ''),
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
  verb('faz faca', 'fazer', 'faca facas fizesse fizesses', 'faz fazes', '| ai| me'),
  inAr('realiz efetu execut mand'),
);
export const sendNoun =
  'um pix|pagamento|envio|deposito|doacao|uma doacao|a remessa|uma remessa|o repasse|um repasse|o deposito|pix|uma transferencia|transferencia|um envio|um pagamento|o pagamento|o envio|um pix cripto|uma transf|um deposito|a transferencia';
export const swapNoun =
  'um swap|troca|conversao|a conversao|cambio|o cambio|swap|uma troca|a troca|uma conversao|um cambio|o swap';
export const bridgeNoun = 'uma ponte|ponte|a ponte|um bridge|bridge|o bridge|uma bridge';
