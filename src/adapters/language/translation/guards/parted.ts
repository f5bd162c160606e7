import { apart, type Said } from './said.ts';

/** Paid bit by bit, or again and again. */
const BY_PARTS: readonly RegExp[] = [
  apart(
    'de a poco|de a poquito|de poco en poco|poco a poco|un[oa] por un[oa]|de un[oa] en un[oa]|a plazos|en cuotas|por partes|de pouco em pouco|aos poucos|um[a]? por um[a]?|em parcelas|parcelad[oa]|em prestacoes',
  ),
  apart(
    'in raten|ratenweise|stuck (?:fur|um) stuck|nach und nach|(?:tag|woche|monat|jahr) (?:fur|um) (?:tag|woche|monat|jahr)|happchenweise|scheibchenweise|schrittweise|schritt fur schritt|zug um zug',
  ),
  apart(
    'petit a petit|un[e]? par un[e]?|un[e]? a un[e]?|en plusieurs fois|au fur et a mesure|par tranches|en mensualites|mois (?:par|apres) mois|jour apres jour',
  ),
  apart('taksit taksit|taksitle|taksitlerle|tane tane|teker teker|birer birer|azar azar|parca parca|yavas yavas|ay ay'),
  /一点一点|一个一个|一笔一笔|分期|分批|分次|逐步|逐月|慢慢地?转/u,
];

/** A part that follows the token, or a word for a sum: "dos eth y cuarto", "bir eth buçuk", "deux briques". */
const PARTED_AMOUNTS: readonly RegExp[] = [
  apart(
    '(?:y|e) (?:un |um )?(?:cuartos?|quartos?|tercios?|tercos?)|et (?:un )?(?:quart|tiers)|und (?:ein )?(?:viertel|drittel)',
  ),
  apart('(?:briques?|sacs?|patates?|barres?|plaques?|boules?|luquitas?|palos?|lucas?|mangos?|pilas?) (?:d|de)'),
  /(?:§n|bir) \p{L}+ bucuk(?= |$)/u,
];
/** "一个半 eth", "一打 usdc": Chinese counts, of which a character alone is another number. */
const CHINESE_AMOUNTS = /[一1] ?个半|[一二两三四五六半\d] ?打 ?(?=[a-z])|[一二两三\d] ?[对双] ?(?=[a-z])/u;

/** What is to be taken off the amount. */
const LESS: readonly RegExp[] = [
  apart(
    '(?:descuenta|descontando|resta|restando|quita|menos) (?:\\p{L}{1,3} )?(?:comision|comisiones|tarifa|tasa|gas)|(?:desconta|descontando|deduz|deduzindo|tira|menos) (?:\\p{L}{1,3} )?(?:comissao|taxa|taxas|tarifa)',
  ),
  apart(
    '(?:zieh|ziehe|ziehen sie|rechne) (?:\\p{L}+ ){1,3}ab|(?:kurz|kurze|verringere) (?:\\p{L}+ ){0,2}(?:gebuhr|gebuhren|provision|kosten)|abzuglich|(?:minus|weniger|ohne) (?:\\p{L}{1,3} )?(?:gebuhr|gebuhren|provision)',
  ),
  apart('(?:deduis|deduisez|enleve|retire|retranche|moins) (?:\\p{L}{1,3} )?(?:frais|commission|commissions)'),
  apart('(?:komisyon|masraf|ucret|kesinti|vergi)\\p{L}* (?:dus|cikar|kes|dusup|cikarip|dusersek)\\p{L}*'),
  /(?:扣掉|扣除|减去|去掉|除去)[^§,]*(?:费|税|佣)/u,
];

/** "and back again": a second trade. */
const BACK_AGAIN = apart(
  'und (?:dann )?(?:wieder|gleich wieder)? ?zuruck|y (?:de vuelta|otra vez a|vuelve a)|e (?:de volta|volta a)|et (?:retour|inversement|vice versa)|ve (?:geri|tekrar)',
);

/** Whether the amount is not the whole of it: it comes in parts, has a part that stands apart, is lessened, or goes back again. */
export const isParted = ({ text, language, raw }: Said): boolean =>
  [...BY_PARTS, ...PARTED_AMOUNTS, ...LESS].some((pattern) => pattern.test(text)) ||
  (language === 'zh' &&
    (CHINESE_AMOUNTS.test(raw) ||
      /[一半两三几] ?[打对双] ?(?:usdc|usdt|dai|eth|§)/u.test(raw) ||
      /[再又]换回/u.test(text))) ||
  (!text.includes('§a') && BACK_AGAIN.test(text));
