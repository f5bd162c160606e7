import { learn, type Words } from './words.ts';

/** `voce`: the imperative of everyday speech; `formal`: the one of grammars. */
type Verb = Readonly<{ infinitive: string; voce: string; formal: string }>;

const verb = (infinitive: string, voce: string, formal: string): Verb => ({ infinitive, voce, formal });
const ar = (infinitive: string): Verb => {
  const stem = infinitive.slice(0, -2);
  return verb(infinitive, `${stem}a`, `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu')}e`);
};
const er = (infinitive: string): Verb => {
  const stem = infinitive.slice(0, -2);
  return verb(infinitive, `${stem}e`, `${stem}a`);
};

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  send: [
    ...['enviar', 'mandar', 'pagar', 'depositar', 'doar', 'sacar', 'retirar', 'repassar'].map(ar),
    ...['entregar', 'reembolsar', 'encaminhar', 'despachar', 'pingar', 'creditar', 'largar', 'soltar'].map(ar),
    ar('quitar'),
    verb('transferir', 'transfere', 'transfira'),
    verb('remeter', 'remete', 'remeta'),
    verb('devolver', 'devolve', 'devolva'),
  ],
  swap: [
    ...['trocar', 'swapar', 'transformar', 'cambiar', 'tradar', 'tradear', 'permutar', 'swapear'].map(ar),
    verb('converter', 'converte', 'converta'),
  ],
  buy: [ar('comprar'), verb('adquirir', 'adquire', 'adquira'), er('pegar'), ar('arrumar'), ar('arranjar')],
  sell: [er('vender'), ar('liquidar')],
  bridge: [...['migrar', 'bridgear', 'bridgar'].map(ar)],
  move: [...['levar', 'puxar', 'deslocar'].map(ar), er('mover'), verb('trazer', 'traz', 'traga')],
  pass: [ar('passar')],
  put: [ar('botar'), ar('jogar'), ar('colocar'), er('meter'), verb('por', 'poe', 'ponha')],
  wrap: [ar('embrulhar'), ar('wrapar'), verb('envolver', 'envolve', 'envolva'), ar('empacotar'), ar('wrappar')],
  unwrap: [ar('desembrulhar'), ar('unwrapar'), ar('desempacotar'), ar('unwrappar')],
};

const DEEDS: Readonly<Record<string, readonly string[]>> = {
  send: ['transferencia', 'envio', 'pagamento', 'pix', 'deposito', 'transf', 'remessa', 'doacao', 'saque', 'repasse'],
  swap: ['troca', 'swap', 'conversao', 'cambio', 'trade'],
  buy: ['compra'],
  sell: ['venda'],
  bridge: ['ponte', 'bridge', 'migracao'],
};
const MAKING =
  'faz|faca|facam|fazer|faz ai|me faz|me faca|realiza|realize|realizar|efetua|efetue|efetuar|executa|execute|executar|prepara|prepare|preparar|processa|processe|processar|providencia|providencie|providenciar|inicia|inicie|iniciar|quero fazer|manda|solicito';
/** Small words after a verb that say for whom it is done. */
const AFTER = ['', ' ai', ' la', ' pra mim', ' para mim', ' me', ' lhe', ' lhes', ' pra nos', ' isso'];

/** Enviado, enviada, enviados, enviadas. */
const participles = (infinitive: string): string[] =>
  ['o', 'a', 'os', 'as'].map((end) => `${infinitive.slice(0, -2)}${infinitive.endsWith('ar') ? 'ad' : 'id'}${end}`);

/** The forms of Portuguese verbs that ask for something: manda, mande, me manda, mandem, que você mande. */
export function portugueseVerbs(): Words {
  const words: Record<string, string[]> = {};
  for (const [english, verbs] of Object.entries(VERBS))
    for (const { infinitive, voce, formal } of verbs) {
      for (const form of [voce, formal, infinitive, `${formal}m`])
        for (const after of AFTER) learn(words, english, `${form}${after}`);
      learn(words, english, `${formal}s`, `${formal}mos`);
      for (const done of participles(infinitive)) learn(words, english, `seja ${done}`, `sejam ${done}`);
      for (const you of ['voce', 'vc', 'o senhor', 'a senhora'])
        learn(words, `can you ${english}`, `que ${you} ${formal}`);
      for (const whom of ['me', 'lhe', 'nos', 'lhes'])
        for (const form of [voce, formal, infinitive]) learn(words, english, `${whom} ${form}`);
    }
  for (const [english, deeds] of Object.entries(DEEDS))
    for (const making of MAKING.split('|'))
      for (const deed of deeds)
        for (const article of ['', 'um ', 'uma ', 'o ', 'a '])
          for (const of of [' de', ' no valor de']) learn(words, english, `${making} ${article}${deed}${of}`);
  return words;
}
