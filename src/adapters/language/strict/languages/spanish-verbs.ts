import { alsoAs, forms, type Verb, verb } from './romance-forms.ts';

/** Verbs in -ar; `ends` are the pronouns behind an order and an infinitive. */
const inAr = (stems: string, ends = '', polite = stems): Verb => ({
  order: [
    forms(forms(stems, 'a').replaceAll('|', ' '), ends),
    forms(forms(polite, 'e').replaceAll('|', ' '), ends),
  ].join('|'),
  infinitive: forms(forms(stems, 'ar').replaceAll('|', ' '), ends),
  wished: [forms(polite, 'es|e'), forms(stems, 'aras|ara|ases|ase')].join('|'),
  present: forms(stems, 'as|a'),
});

const sending = (ends: string): Verb =>
  alsoAs(
    inAr('mand envi pas gir deposit', ends),
    verb(
      'transfiere transfiera',
      'transferir trasferir',
      'transfieras transfiera transfirieras transfiriera',
      'transfieres transfiere',
      ends,
    ),
  );

const paying = alsoAs(
  inAr('abon don regal reembols consign ingres acredit traspas adelant', '|le'),
  inAr('entreg', '|le', 'entregu'),
  inAr('pag', '|le', 'pagu'),
  verb('remite remita', 'remitir', 'remitas remita', '', '|le'),
  verb('devuelve devuelva devolve', 'devolver', 'devuelvas devuelva devolvieras devolviera', '', '|le'),
  verb('transferi', 'transferir', '', '', 'le'),
  {
    order: 'haz llegar|hazle llegar|haga llegar|hagale llegar|haced llegar',
    infinitive: 'hacer llegar|hacerle llegar',
    wished: 'hagas llegar|haga llegar|le hagas llegar|le haga llegar',
    present: '',
  },
  verb('manden envien transfieran paguen depositen abonen giren', '', 'manden envien transfieran', '', '|le'),
  verb('mandemos enviemos paguemos transfiramos', '', '', ''),
);
/** Verbs of other things, too. */
const loosely = alsoAs(
  inAr('tir ech', '|le'),
  verb('avienta lanza rola zumba', 'aventar', '', '', '|le'),
  verb('suelta suelte', 'soltar', 'sueltes suelte', '', '|le'),
  verb('dale dele darle ponle metele ponele pon pone mete', 'darle', 'des', ''),
);
const withoutQuestion = (one: Verb): Verb => ({ ...one, present: '' });

export const send = withoutQuestion(alsoAs(sending('|le'), paying));
export const sendTo = alsoAs(sending('me'), verb('transferi', 'transferir', '', '', 'me'), loosely);
export const supply = verb('', '', '', '');
export const swap = alsoAs(
  inAr('cambi intercambi swape trade permut canje transform', '|me'),
  verb(
    'convierte convierta convertime',
    'convertir',
    'conviertas convierta convirtieras convirtiera',
    'conviertes convierte',
    '|me',
  ),
  verb('swap trueca troca', 'trocar', 'cambies', 'truecas'),
);
export const sell = alsoAs(
  verb('vende vendé venda', 'vender', 'vendas venda vendieras vendiera', ''),
  inAr('liquid'),
  verb('deshaz', 'deshacer', '', '', 'te de'),
  { order: '', infinitive: 'deshacerme de|desprenderme de|librarme de|salir de|salirme de', wished: '', present: '' },
);
export const buy = alsoAs(
  inAr('compr', '|me'),
  verb('adquiere adquiera consigue', 'adquirir conseguir', 'adquieras consigas', 'adquieres consigues', '|me'),
);
export const bridge = alsoAs(inAr('puente bridge', '|me'), verb('bridge', 'bridgear', 'puentees', 'puenteas'));
export const move = alsoAs(
  inAr('mand envi pas llev traspas migr', '|me'),
  inAr('cruz', '|me', 'cruc'),
  verb(
    'transfiere transfiera mueve mueva mové trae traé traiga',
    'transferir mover traer',
    'transfieras transfiera muevas mueva traigas traiga',
    'transfieres mueves',
    '|me',
  ),
);
export const pass = inAr('pas', '|me');
export const spend = alsoAs(inAr('us gast'), verb('utiliza utilice emplea', 'utilizar', 'utilices', 'utilizas'));
export const wrap = alsoAs(
  verb('envuelve envuelva', 'envolver', 'envuelvas envuelva', 'envuelves', '|me'),
  verb('wrapea wrappea wrap', 'wrapear wrappear', 'wrapees', 'wrapeas'),
);
export const unwrap = alsoAs(
  verb('desenvuelve desenvuelva', 'desenvolver', 'desenvuelvas desenvuelva', 'desenvuelves', '|me'),
  verb('unwrapea unwrappea unwrap', 'unwrapear', 'unwrapees', 'unwrapeas'),
);
export const make = alsoAs(
  verb('haz haga hace', 'hacer', 'hagas haga hicieras hiciera', 'haces', '|le|me'),
  inAr('realiz efectu ejecut', '|me', 'realic efectu ejecut'),
);
export const sendNoun =
  'una transferencia|pago|envio|giro|deposito|abono|un abono|el abono|la remesa|una remesa|el giro|transferencia|un envio|un pago|una transfe|un giro|un deposito|el envio|el pago|la transferencia|una tranferencia';
export const swapNoun =
  'un swap|cambio|intercambio|conversion|canje|un canje|la conversion|el intercambio|una permuta|un trueque|swap|un cambio|un intercambio|el cambio|el swap|una conversion';
export const bridgeNoun = 'un bridge|bridge|un puente|puente|el bridge|el puente';
