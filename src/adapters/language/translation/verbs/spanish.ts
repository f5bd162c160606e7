import { learn, type Words } from './words.ts';

/** `tu`: the imperative that friends use; `usted`: the polite one. */
type Verb = Readonly<{ infinitive: string; tu: string; usted: string }>;

const verb = (infinitive: string, tu: string, usted: string): Verb => ({ infinitive, tu, usted });
/** A regular verb in -ar, whose spelling changes before e: pagar, pague. */
const ar = (infinitive: string, strong = infinitive.slice(0, -2)): Verb =>
  verb(infinitive, `${strong}a`, `${strong.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`);
const er = (infinitive: string, strong = infinitive.slice(0, -2)): Verb => verb(infinitive, `${strong}e`, `${strong}a`);

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  send: [
    ...['enviar', 'mandar', 'pagar', 'girar', 'abonar', 'traspasar', 'depositar', 'ingresar', 'tirar'].map((one) =>
      ar(one),
    ),
    ...['donar', 'retirar', 'sacar', 'entregar', 'reembolsar', 'regalar', 'echar', 'aportar', 'despachar'].map((one) =>
      ar(one),
    ),
    ar('soltar', 'suelt'),
    er('transferir', 'transfier'),
    er('remitir'),
    verb('devolver', 'devuelve', 'devuelva'),
    verb('hacer llegar', 'haz llegar', 'haga llegar'),
  ],
  swap: [
    ...['cambiar', 'intercambiar', 'canjear', 'permutar', 'transformar', 'swapear', 'tradear', 'trocar'].map((one) =>
      ar(one),
    ),
    er('convertir', 'conviert'),
  ],
  buy: [ar('comprar'), er('adquirir', 'adquier'), verb('conseguir', 'consigue', 'consiga'), ar('pillar')],
  sell: [er('vender'), ar('liquidar')],
  bridge: [...['puentear', 'bridgear', 'migrar'].map((one) => ar(one))],
  move: [
    ...['trasladar', 'llevar', 'cruzar'].map((one) => ar(one)),
    verb('mover', 'mueve', 'mueva'),
    verb('traer', 'trae', 'traiga'),
  ],
  pass: [ar('pasar')],
  put: [er('meter'), verb('poner', 'pon', 'ponga'), ar('colocar')],
  wrap: [verb('envolver', 'envuelve', 'envuelva'), ar('wrapear')],
  unwrap: [verb('desenvolver', 'desenvuelve', 'desenvuelva'), ar('unwrapear')],
};

const TO_SOMEBODY = ['me', 'le', 'les', 'nos'];
const THINGS = ['lo', 'la', 'los', 'las'];
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  send: ['transferencia', 'envio', 'pago', 'giro', 'deposito', 'transfe', 'abono', 'remesa', 'donacion', 'retiro'],
  swap: ['cambio', 'swap', 'intercambio', 'canje', 'conversion', 'trade'],
  buy: ['compra'],
  sell: ['venta'],
  bridge: ['bridge', 'puente', 'traslado'],
};
const MAKING =
  'haz|hazme|hazle|hazles|haga|hagame|hagale|hagan|hacer|hacerle|hacerme|hagamos|realiza|realice|realizar|realizame|efectua|efectue|efectuar|ejecuta|ejecute|ejecutar|procesa|procese|procesar|prepara|prepare|preparar|preparame|inicia|inicie|iniciar|tramita|tramite|tramitar|ordena|ordenar|programar el|gestiona|gestione|gestionar|haceme|hacele|hace';

/** The forms of Spanish verbs that ask for something, with their pronouns: manda, mándale, mandadle, que me mandes. */
export function spanishVerbs(): Words {
  const words: Record<string, string[]> = {};
  for (const [english, verbs] of Object.entries(VERBS)) for (const one of verbs) addForms(words, english, one);
  for (const [english, deeds] of Object.entries(DEEDS))
    for (const making of MAKING.split('|'))
      for (const deed of deeds)
        for (const article of ['', 'un ', 'una ', 'el ', 'la ', 'este ', 'esta ', 'otro ', 'otra '])
          for (const of of [' de', ' por', ' por valor de']) learn(words, english, `${making} ${article}${deed}${of}`);
  return words;
}

function addForms(words: Record<string, string[]>, english: string, { infinitive, tu, usted }: Verb): void {
  const familiar = infinitive.endsWith('ir') ? [] : [infinitive.slice(0, -1)];
  const imperatives = [tu, usted, `${usted}n`, infinitive, ...familiar];
  learn(words, english, ...imperatives, `${infinitive.slice(0, -1)}d`, `${usted}s`, hortative(infinitive));
  for (const form of imperatives) {
    for (const whom of TO_SOMEBODY) learn(words, english, `${form}${whom}`);
    if (form === usted) learn(words, english, `usted ${form}`, `${form} usted`, `${form}le usted`, `${form}me usted`);
    for (const thing of THINGS)
      for (const whom of ['', 'me', 'se', 'nos']) learn(words, `${english} it`, `${form}${whom}${thing}`);
  }
  // "transferile" and "enviadle" are commands only; "transferi" is the past, too.
  for (const whom of TO_SOMEBODY) {
    learn(words, english, `${infinitive.slice(0, -1)}${whom}`, `${infinitive.slice(0, -1)}d${whom}`);
    if (whom === 'me' || whom === 'nos') learn(words, `can you ${english}`, `${whom} ${infinitive}ias`);
  }
  for (const whom of ['se', 'se le', 'se les']) learn(words, english, `${whom} ${usted}`, `${whom} ${usted}n`);
  for (const done of participles(infinitive)) learn(words, english, `sea ${done}`, `sean ${done}`);
  for (const whom of ['me', 'me le', 'nos', 'le', 'les'])
    learn(words, english, `${whom} ${usted}s`, `${whom} ${usted}`);
  learn(words, `can you ${english}`, `me ${tu}s`, `nos ${tu}s`, `me le ${tu}s`, `me ${tu}`);
}

/** Enviado, enviada, enviados, enviadas. */
const participles = (infinitive: string): string[] =>
  ['o', 'a', 'os', 'as'].map((end) => `${infinitive.slice(0, -2)}${infinitive.endsWith('ar') ? 'ad' : 'id'}${end}`);

/** Mandemos, vendamos: let us. */
const hortative = (infinitive: string): string => {
  const stem = infinitive.slice(0, -2);
  return infinitive.endsWith('ar')
    ? `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu')}emos`
    : `${stem.replace(/(?<=transf)er$/, 'ir').replace(/(?<=conv)ert$/, 'irt')}amos`;
};
