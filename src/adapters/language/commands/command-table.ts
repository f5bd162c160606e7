import type { Units } from './foreign-tokens.ts';
import { type Form, formOf, sourceOf } from './match.ts';

export type Deed = 'transfer' | 'swap' | 'bridge' | 'wrap' | 'unwrap';

/**
 * The commands of one language. Nothing else offers a request, changes an open one or ends it. Phrases of a list are separated by `|`; a list stands
 * at one place of a message, once: a word that may stand anywhere would explain what an attacker adds.
 *
 * Values of forms: `{a}` an amount of the moved token, `{f}` of the paid one, `{g}` of the received one, `{s}` the paid token, `{o}` the received one,
 * `{r}` the recipient, `{x}` and `{y}` the networks where a bridge starts and ends. Of `on`: `{c}`. Of `slippage`: `{p}`.
 */
export type CommandTable = Readonly<{
  language: string;
  /** What the language calls money and parts of a hundred; absent for English, whose words have it. */
  units?: Units;
  /** Between an amount and its token: "$20 *worth of* eth", "half *of my* eth". */
  of: string;
  my: string;
  /** Words for everything, and for half, with what stands before the token. */
  all?: string;
  half?: string;
  greeting: string;
  please: string;
  thanks: string;
  wish: string;
  /** A question mark is allowed behind these only. */
  ask: string;
  on: string;
  slippage: readonly string[];
  forms: Readonly<Record<Deed, readonly string[]>>;
  open: OpenForms;
}>;

/**
 * What is said to an open request. `{n}` an amount, `{u}` an amount with its token, `{t}` a token, `{w}` a network without a preposition; `{s}`, `{o}`,
 * `{r}`, `{c}`, `{x}`, `{y}`, `{p}` as in commands.
 */
export type OpenForms = Readonly<{
  /** Values with a word beside them, which fill what is lacking; behind a word like "on" or "to" they replace as well. */
  answers: readonly string[];
  /** Before a value that replaces another one. */
  corrects: string;
  /** Before a value: "make it". */
  sets: string;
  /** Behind a value: "instead". */
  instead: string;
  /** Between a value and the one that it replaces: "usdt, *not* usdc". */
  contrasts: string;
  /** The word for twice as much. */
  double?: string;
  /** Other changes; `{part}` is a part of the open amount. */
  changes?: readonly string[];
  ends: string;
}>;

const TOKEN = '§[tbk] ';
const CHAIN = '§[cb] ';

function amountOf(token: 'token' | 'fromToken', { of, my, all, half }: CommandTable): string {
  const words = (name: string, phrases: string | undefined) =>
    phrases === undefined ? [] : [`(?<${name}>${sourceOf(`(${phrases})`)})`];
  const ways = [
    '(?<number>§n )(?:个 |枚 )?',
    `(?<money>§f )${sourceOf(of)}`,
    `(?<share>§[mr] )${sourceOf(my)}`,
    ...words('all', all),
    ...words('half', half),
  ];
  return `(?:${ways.join('|')})(?<${token}>${TOKEN})`;
}

export const valuesOf = (table: CommandTable): Readonly<Record<string, string>> => ({
  a: amountOf('token', table),
  f: amountOf('fromToken', table),
  g: `(?<received>§[nf] )${sourceOf(table.of)}(?<toToken>${TOKEN})`,
  s: `(?<fromToken>${TOKEN})`,
  o: `(?<toToken>${TOKEN})`,
  t: `(?<token>${TOKEN})`,
  n: '(?<amount>§[nfmr] )',
  u: `(?<amount>§[nfmr] )(?:${sourceOf(table.of)}|${sourceOf(table.my)})(?<unit>${TOKEN})`,
  r: '(?<recipient>§a )',
  c: `(?<chain>${CHAIN})`,
  chainBefore: `(?<chainBefore>${CHAIN})`,
  chainInside: `(?<chainInside>${CHAIN})`,
  chainBehind: `(?<chainBehind>${CHAIN})`,
  w: `(?<network>${CHAIN})`,
  x: `(?<fromChain>${CHAIN})`,
  y: `(?<toChain>${CHAIN})`,
  p: '(?<slippage>§r )',
  p0: '(?<slippage>§r )',
  p1: '(?<slippageLast>§r )',
  part: '(?<part>§[mr] )',
  notAmount: '(?<notAmount>§[nfmr] )',
  notToken: `(?<notToken>${TOKEN})`,
  notChain: `(?<notChain>${CHAIN})`,
  notRecipient: '(?<notRecipient>§a )',
  double: `(?<double>${sourceOf(`(${table.open.double ?? '§never'})`)})`,
});

/** Where a command may name its network: before it, behind its amount, or behind it. A message that names it twice is not a command. */
function withNetwork(form: string, on: string): string {
  if (form.includes('{x}') || form.includes('{y}')) return form;
  const at = (place: string) => `[${on.replace('{c}', `{${place}}`)}]`;
  const amount = ['{a}', '{f}'].find((one) => form.includes(one));
  const inside = amount === undefined ? form : form.replace(amount, `${amount} ${at('chainInside')}`);
  return `${at('chainBefore')} [,] ${inside} [,] ${at('chainBehind')}`;
}

/** The commands of a deed, without what stands around them. */
export function requestForms(table: CommandTable): ReadonlyMap<Deed, readonly Form[]> {
  const { forms, on, slippage } = table;
  const values = valuesOf(table);
  const limit = slippage.map((one, at) => `[,] [${one.replace('{p}', `{p${at}}`)}]`).join(' ');
  return new Map(
    (Object.entries(forms) as [Deed, readonly string[]][]).map(([deed, all]) => {
      const placed = all.map((form) => withNetwork(form, on));
      return [
        deed,
        (deed === 'swap' ? placed.map((form) => `${form} ${limit}`) : placed).map((text) => formOf(text, values)),
      ];
    }),
  );
}

/** A whole message: the group `core` is what stands between its courtesies. */
export function courtesyOf({ greeting, please, thanks, wish, ask }: CommandTable): Form {
  const before = (by: string) => `[(${greeting}) [,|!|.]] [(${please}) [,]] ${by} [(${please})]`;
  const after = (end: string) => `[,] [(${please})] [${end}] [[,] (${thanks}) [.|!]]`;
  const core = (name: string) => ({ core: `(?<${name}>.*?)` });
  const asked = sourceOf(`${before(`(${ask})`)} {core} ${after('.|!|?|吗|吗 .|吗 ?')}`, core('asked'));
  const plain = sourceOf(`${before(`[${wish}]`)} {core} ${after('.|!')}`, core('core'));
  return new RegExp(`^(?:${asked}|${plain})$`, 'du');
}

/** "on base" replaces a network; "30" alone may count something else. */
const isPlaced = (answer: string): boolean => !/^[{[]/.test(answer);

/** In every language; they fill what is lacking. */
const ALONE = ['{n}', '{u}', '{t}', '{w}', '{r}'];
/** A value, and the one that it replaces. */
const CONTRASTED = [
  '{n} / {notAmount}',
  '{u} / {notAmount}',
  '{t} / {notToken}',
  '{w} / {notChain}',
  '{r} / {notRecipient}',
];

/** What is said to an open request: values that fill what is lacking, changes, and ends. */
export function openForms(table: CommandTable): Readonly<{ answers: Form[]; changes: Form[]; ends: Form[] }> {
  const { corrects, sets, instead, contrasts, changes = [], ends } = table.open;
  const answers = [...ALONE, ...table.open.answers];
  const values = valuesOf(table);
  const politely = (form: string) =>
    formOf(`[(${table.please}) [,]] ${form} [,] [(${table.please})] [.|!] [(,|.|!) (${table.thanks}) [.|!]]`, values);
  const corrected = `(${corrects}) [,|.|!]`;
  const led = `[${corrected}] [${corrected}]`;
  const changed = answers.flatMap((answer) => [
    `${corrected} [${corrected}] ${answer}`,
    `${led} (${sets}) ${answer} [[,] (${instead})]`,
    `${answer} [,] (${instead})`,
  ]);
  const contrasted = CONTRASTED.map((pair) => `${led} [(${sets})] ${pair.replace('/', `[,] (${contrasts})`)}`);
  return {
    answers: answers.map((answer) => politely(answer)),
    changes: [...answers.filter(isPlaced), ...changed, ...contrasted, ...changes].map(politely),
    ends: [politely(`${led} (${ends})`)],
  };
}
