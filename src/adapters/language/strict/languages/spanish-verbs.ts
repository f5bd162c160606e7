import { alsoAs, before, forms, type Verb, verb } from './romance-forms.ts';

/** Verbs in -ar; `ends` are the pronouns behind an order and an infinitive. */
const inAr = (stems: string, ends = '', polite = stems): Verb => ({
  order: [
    forms(forms(stems, 'a').replaceAll('|', ' '), ends),
    forms(forms(polite, 'e|en|ese|emos').replaceAll('|', ' '), ends),
    forms(forms(stems, 'ad').replaceAll('|', ' '), ends),
  ].join('|'),
  infinitive: forms(forms(stems, 'ar').replaceAll('|', ' '), ends),
  wished: [forms(polite, 'es|e|en'), forms(stems, 'aras|ara|aran|ases|ase')].join('|'),
  present: forms(stems, 'as|a'),
});

const sending = (ends: string): Verb =>
  alsoAs(
    inAr('mand envi pas gir deposit', ends),
    verb(
      'transfiere transfiera transfieran transferid transfierase tranfiere tranfiera trasfiere trasfiera trasnfiere transifere transfier',
      'transferir trasferir tranferir transferirle',
      'transfieras transfiera transfieran transfirieras transfiriera transfirieran',
      'transfieres transfiere',
      ends,
    ),
    verb(
      'enbia embia embía emvia enviá envi mamda manad amnda nanda eniva envai',
      'enbiar embiar mamdar',
      'enbies mamdes',
      '',
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
  inAr('dispar despach flet sende zamp', '|le'),
  verb('mueve mueva avienta lanza rola zumba', 'mover aventar', 'muevas mueva', '', '|le'),
  verb('suelta suelte', 'soltar', 'sueltes suelte', '', '|le'),
  verb('dale dele darle ponle metele ponele pon pone mete', 'darle', 'des', ''),
);
const withoutQuestion = (one: Verb): Verb => ({ ...one, present: '' });

export const send = withoutQuestion(alsoAs(sending('|le'), paying));
export const sendTo = alsoAs(sending('me'), verb('transferi', 'transferir', '', '', 'me'), loosely);
export const supply = verb('', '', '', '');
export const swap = alsoAs(
  inAr('cambi intercambi swape swappe suape trade permut canje transform kambi canbi rot', '|me'),
  verb(
    'convierte convierta conviertan convertí convertid conviertase convertime combierte conbierte comvierte convirte',
    'convertir combertir conbertir',
    'conviertas convierta conviertan convirtieras convirtiera convirtieran',
    'conviertes convierte',
    '|me',
  ),
  verb('swap trueca troca', 'trocar', 'cambies', 'truecas'),
);
export const sell = alsoAs(
  verb('vende vendé venda vendan vended', 'vender', 'vendas venda vendan vendieras vendiera', ''),
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
  verb(
    'haz haga hace hacé hagan haced hagase hagamos',
    'hacer',
    'hagas haga hagan hicieras hiciera',
    'haces',
    '|le|me',
  ),
  inAr('realiz efectu ejecut tramit proces gestion curs', '|me|le', 'realic efectu ejecut tramit proces gestion curs'),
);
/** The nouns with no article, "un" or "el", and "una" or "la". */
const nouns = (masculine: string, feminine: string): string =>
  [before('|un |el |este ', masculine), before('|una |la |esta ', feminine)].join('|');
export const sendNoun = nouns(
  'pago|envio|giro|deposito|abono|traspaso|pagito|enviito|ingreso|desembolso|bizum|yape|nequi',
  'transferencia|transfe|tranferencia|trasferencia|remesa|transaccion|entrega',
);
export const swapNoun = nouns(
  'swap|cambio|intercambio|canje|trueque|cambiazo|trade|cambito',
  'conversion|permuta|operacion de cambio|conversión|transformacion',
);
export const bridgeNoun = before('|un |el ', 'bridge|puente');
