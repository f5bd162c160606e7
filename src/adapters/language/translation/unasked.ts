import type { Lexeme } from '../lexer/lexeme.ts';
import { standsAgainst } from './guards/stands-against.ts';
import { speaking } from './languages.ts';
import { likeliest } from './speech.ts';

/** A part of an amount, and what is counted by it, in six languages: "mi parte de los 50 usdc". */
const SHARE =
  '(?:partes?|cuotas?|cotas?|quotas?|porcion|porcao|trozo|pedazo|pedaco|(?<!le )resto|intereses|interes|juros|part|portion|morceau|reste|interets?|anteile?|teil|rest|zinsen|payini?|payimi?|payi|faizini?|faizi|kalanini?|kismini?)';
const OF = '(?:de|del|do|da|dos|das|du|des|d|von|vom|an|der|uber|auf|sobre|sur)';
const CHINESE_SHARE =
  '(?:利 息|余 款|余 额|尾 款|零 头|部 分|一 部 分|份 额|手 续 费|税|税 款|分 成|提 成|佣 金|差 额|一 份)';
const OF_AMOUNT: readonly RegExp[] = [
  new RegExp(`(?:^| )${SHARE} ${OF}(?: \\p{L}+){0,4} §n`, 'u'),
  new RegExp(`§n \\S+ (?:n?in|n?un) ${SHARE}(?: |$)`, 'u'),
  new RegExp(`§n \\S+ 的 ${CHINESE_SHARE}`, 'u'),
];
const NAMES_SHARE = new RegExp(`(?:^| )(?:${SHARE}|我 那 份|我 的 份|${CHINESE_SHARE})(?: |$)`, 'u');
const FOR_SHARE = new RegExp(`(?:^| )(?:por|para|pour|fur|pela|pelo|de) (?:\\p{L}+ )?${SHARE}(?: |$)`, 'u');

/** "um 50 usdc an 0x… zu senden", "50 usdc an 0x… zu senden ist": what something is for, or is to be. */
const PURPOSES: readonly RegExp[] = [/^为 了 .*§n/, /§n .* zu \p{L}+ (?:ist|war|sind|waren|ware|gewesen)$/u];
/** It may be told in several clauses: "um die Miete, 50 usdc, an 0x… zu zahlen". */
const PURPOSE = /^(?:und )?um (?:(?! zu ).)*§n.* zu \p{L}+$/u;
/** "ich habe bezahlt, 20 usdc an 0x…": what was paid is told behind it. */
const PAID =
  /(?:^| )(?:(?:hab|habe|hat|haben|habt|wurde|wurden) (?:\S+ )*(?:bezahlt|gezahlt|beglichen|erstattet|getatigt|gemacht|geleistet)|(?:he|has|ha|hemos|han|habia) (?:\S+ )*(?:pagado|hecho|realizado|enviado|mandado)|(?:pague|pago|pagamos|pagaron|hice|hizo) (?:\S+ )*(?:ayer|pago|transferencia)|(?:paguei|pagou|fiz|fez|mandei|enviei)(?: \S+)*|(?:ai|as|a|avons|avez|ont) (?:\S+ )*(?:paye|regle|fait|effectue|verse|envoye)|(?:\S+ )*(?:odedim|odedi|odedik|yaptim|yapti|gonderdi|yolladi|attim)|\S* ?(?:付|转|支 付|打|汇) 了.*)$/u;
const ANEW = /^§n /;
/** "musste" is past, and "müsste" wishes. */
const HAD_TO = /^musste[nt]?$/i;

/** Whose the account is said to be, where the pronoun is of a man and the person who is paid is a woman, or the other way round. */
const OTHERS: readonly RegExp[] = [
  /(?:^| )(?:meine|meiner|unsere|unserer|die|der) (?:mutter|mama|schwester|tochter|frau|freundin|oma|tante|nichte|cousine|chefin|nachbarin|vermieterin|kollegin)(?: .*)? sein(?:e|er|em|en)? (?:\S+ ){0,1}(?:adresse|wallet|konto|account)(?: |$)/,
  /(?:^| )(?:mein|meinem|meinen|unserem|unseren|den|dem) (?:vater|papa|bruder|sohn|mann|freund|opa|onkel|neffe|neffen|cousin|chef|nachbar|nachbarn|vermieter|kollege|kollegen)(?: .*)? ihr(?:e|er|em|en)? (?:\S+ ){0,1}(?:adresse|wallet|konto|account)(?: |$)/,
  /(?:妈|姐|妹|女 儿|女 友|老 婆|太 太|奶 奶|外 婆|阿 姨|姑)(?: .*)? 他 (?:的 )?(?:地 址|钱 包|账 户)/,
  /(?:爸|哥|弟|儿 子|男 友|老 公|丈 夫|爷 爷|外 公|叔|舅)(?: .*)? 她 (?:的 )?(?:地 址|钱 包|账 户)/,
  /(?:minha|nossa) (?:mae|irma|filha|mulher|esposa|namorada|avo|tia|prima|amiga|chefe|vizinha)(?: .*)? (?:endereco|carteira|conta) dele(?: |$)/,
  /(?:meu|nosso) (?:pai|irmao|filho|marido|namorado|tio|primo|amigo|chefe|vizinho)(?: .*)? (?:endereco|carteira|conta) dela(?: |$)/,
];

/** From an account of somebody else, in somebody's name, for each of several, to the speaker, or as a joke. */
const NOT_MINE: readonly RegExp[] = [
  /(?:^| )(?:desde|con) (?:la|el|su|las|los) (?:cuenta|cartera|billetera|wallet|monedero) (?:de|del) (?!§)/,
  /(?<!(?:endereco|carteira|wallet) )(?:^| )(?:da|com a|pela) (?:conta|carteira|wallet) (?:de|do|da|dos|das|dele|dela) ?(?!§)/,
  /(?:^| )(?:vom|von dem|mit dem|aus dem) (?:konto|wallet|guthaben) (?:meine[rsm]?|seine[rsm]?|ihre[rsm]?|unsere[rsm]?|des|der|von) /,
  /(?:^| )(?:depuis|avec) (?:le|la|son|sa) (?:compte|portefeuille|wallet) (?:de|du|des|d) (?!§)/,
  /(?:^| )(?:de parte de|en nombre de|por cuenta de|por orden de|a nombre de|em nome de|da parte de|a mando de|por ordem de|por conta de|im namen|im auftrag|auf anweisung|auf wunsch|de la part de|au nom de|pour le compte de|sur ordre de|a la demande de) /,
  / (?:adina|emriyle|istegiyle|namina)(?: |$)/,
  /(?:代 表|以 .* 的 名 义|受 .* 委 托|奉 .* 之 命)/,
  /(?:^| )(?:kisi basi|kisi basina|adam basi|adam basina|herkese|her birine|por cabeza|por barba|por cabeca|pro kopf|par tete|每 人|每 个 人|人 均)(?: |$)/,
  /§a 给 (?:我|咱|咱 们|我 们|俺)/,
  /(?:^| )(?:je rigole|je plaisante|je blague|je deconne|pour rire|pour rigoler|estoy bromeando|bromeo|to brincando|estou brincando|to zoando|ich scherze|mach nur spass|saka yapiyorum|逗 你 玩|骗 你 的)(?: |$)/,
];

/**
 * Whether the values of a text belong to something else than a request: the amount is what a share is a part of, a clause of purpose
 * or a report holds them, the account is of another person, or somebody else pays or has it paid.
 */
export function belongsElsewhere(written: readonly Lexeme[]): boolean {
  const [spoken] = likeliest(written, speaking());
  if (spoken !== undefined && standsAgainstIn(written, spoken.language)) return true;
  const clauses = clausesOf(written);
  if (written.some((lexeme, at) => HAD_TO.test(lexeme.written) && isOfValues(written.slice(at)))) return true;
  const all = clauses.join(' ');
  if (PURPOSE.test(all) || [...OTHERS, ...NOT_MINE].some((pattern) => pattern.test(all))) return true;
  return clauses.some((clause, at) => {
    if (OF_AMOUNT.some((pattern) => pattern.test(clause)) || PURPOSES.some((pattern) => pattern.test(clause)))
      return true;
    if (PAID.test(clause) && ANEW.test(clauses[at + 1] ?? '')) return true;
    const isAfterAmount = clauses.slice(0, at).some((before) => before.includes('§n'));
    return isAfterAmount && !clause.includes('§n') && NAMES_SHARE.test(clause) && !FOR_SHARE.test(clause);
  });
}

const STANDS = new WeakMap<readonly Lexeme[], Map<string, boolean>>();

/** Whether the words stand against the request in a language that has all of them: sisters share words, and not what they say. */
export function standsAgainstIn(written: readonly Lexeme[], language: string): boolean {
  const found = STANDS.get(written) ?? new Map<string, boolean>();
  STANDS.set(written, found);
  const spoken = speaking().find((one) => one.language === language);
  const stands = found.get(language) ?? (spoken !== undefined && standsAgainst(written, spoken));
  found.set(language, stands);
  return stands;
}

/** A number in the same clause, or a clause behind it that begins with one. */
function isOfValues(rest: readonly Lexeme[]): boolean {
  const [clause = '', next = ''] = clausesOf(rest);
  return clause.includes('§n') || ANEW.test(next);
}

/** The clauses as folded words; a number is "§n", and an account "§a". */
function clausesOf(written: readonly Lexeme[]): string[] {
  const clauses: string[][] = [[]];
  for (const lexeme of written) {
    if (lexeme.is === 'mark' && [',', '.', '?', ':', ';'].includes(lexeme.mark)) clauses.push([]);
    else clauses.at(-1)?.push(nameOf(lexeme));
  }
  return clauses.map((words) => words.join(' ')).filter((clause) => clause !== '');
}

function nameOf(lexeme: Lexeme): string {
  if (lexeme.is === 'word') return lexeme.words.join(' ');
  if (lexeme.is === 'number') return '§n';
  return lexeme.is === 'address' || lexeme.is === 'name' ? '§a' : '§s';
}
