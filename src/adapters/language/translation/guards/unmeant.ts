import { TOLD } from '../told/vocabulary.ts';
import { apart, HAN, type Said } from './said.ts';

/** Trades in which the speaker is who buys: "sell me". */
const REVERSED: readonly RegExp[] = [
  apart(
    'vend(?:e|a|ed|an)(?:me|nos|melo|mela|noslo)|(?:me|nos) vend(?:e|es|as|a|en|an|er)|vend(?:e|a) (?:me|nos)|me vendam|vend(?:e|a|er) (?:pra|para) (?:mim|gente|nos)',
  ),
  apart('verkauf\\p{L}* (?:mir|uns)|(?:mir|uns) (?:[^,]* )?(?:verkauf\\p{L}*|zu verkaufen)'),
  apart('vend(?:s|ez|ons)? (?:moi|nous)|(?:me|nous) vend(?:s|ez|re|rais)?'),
  apart('(?:bana|bize) (?:[^,]* )?(?:sat|satar|satin|satsana|satabilir|sativer|satin)(?! al)'),
  /卖(?:给)?(?:我|咱)|给(?:我|咱)们?卖/u,
];

/** Nothing is sent to the account: it pays the speaker, or is asked to. */
const INCOMING: readonly RegExp[] = [
  apart(
    '(?:paga|pague|abona|abone|devuelve)(?:me|nos) (?:[^,]* )?§n|(?:cobra|cobre|pide)(?:le|les|me) (?:[^,]* )?§n|(?:me|nos) (?:paga|pague|abona|devuelve)(?=[^,]*§n)',
  ),
  apart('paga (?:me|nos|pra mim|para mim) |(?:me|nos) pag(?:a|ue)'),
  apart('(?:zahl|zahle|bezahl|bezahle|erstatte)(?:st)? (?:mir|mich|uns)'),
  apart('(?:paie|paye|payez|rembourse|remboursez) (?:moi|nous)'),
  /§a(?: [dt][ae]n)? ?,? ?(?:bana|bize) /u,
  /^§a , (?:\p{L}+(?:me|nos)|(?:me|nos) \p{L}+|\p{L}+ (?:mir|uns|moi|nous)) §n/u,
  apart(
    '(?:gib|geben sie) (?:mir|uns) §n|(?:dame|deme|danos) §n|me (?:da|devolve|devolva) §n|(?:donne|file|donnez) (?:moi|nous) §n',
  ),
  /§a(?: ,)? (?:envia|manda|schick|schicke|send|sende|uberweis|uberweise|envoie|verse|transfer\p{L}*)\p{L}{0,3}(?:me|nos| mir| uns| moi| nous| me)(?: |$)/u,
  /§a(?: ,)? ?(?:给|转|付|打|发|汇|还)(?:给)?(?:我|咱)|(?:向|找|跟|问) ?§a ?(?:收|要|讨|借)|§a.*给(?:我|咱)们?(?:转|打|付|汇|发|送)/u,
];

/** What one wishes to be able to do. */
const WISHED: readonly RegExp[] = [
  apart(
    '(?:quisiera|quiero|querria|gustaria|encantaria|desearia|queria|gostaria de|espero) (?:poder|conseguir|ser capaz)',
  ),
  apart('ojala|quem dera|tomara|wunschte|in der lage|konnte ich (?:doch|nur|bloss)|hatte ich'),
  apart('(?:mochte|wurde|will|wollte|mag) [^,]*konnen'),
  apart('(?:voudrais|veux|aimerais|souhaite|souhaiterais|voulais) (?:pouvoir|etre capable)|si seulement'),
  apart('keske|\\p{L}+(?:ebilmek|abilmek)'),
  /要是能|但愿|多想|多希望|真希望|能够|恨不得|好想/u,
];

/** Jokes, exercises, headings and what is played. */
const PRETENDED: readonly RegExp[] = [
  apart(
    '(?:es|era|son) (?:una |un |de )?(?:broma|cona|chiste|juego|mentira|prueba de teatro)|de (?:broma|mentira|mentirijillas)|[eé] (?:brincadeira|zoeira|mentira|piada)|de mentirinha|zoeira|brincadeira',
  ),
  apart('(?:nur |war |bloss |ein |kleiner |das war |nur ein )?(?:spass|scherz|witz|jux)|spasseshalber|zum spass'),
  apart('blague|pour de faux|pour rire|pour rigoler|rigole|plaisante|deconne|(?:c est|juste) (?:un jeu|pour jouer)'),
  apart('saka|sakaydi|sakasi|sakaciktan|yalandan|numaradan'),
  /开玩笑|玩笑|逗你|逗你玩|骗你的|假装|装作|演戏|作业|造句|练习|例句/u,
  apart(
    'deberes|ejercicio|finge|fingir|dictado|guion|ensayo|titulo|dever de casa|exercicio|ditado|licao|hausaufgaben?|ubung|rollenspiel|diktat|titel|uberschrift|tu so|devoirs?|exercice|jeu de role|dictee|titre|odev|alistirma|baslik|dikte',
  ),
];

/** What takes a payment back or stops it. */
const UNDONE: readonly RegExp[] = [
  apart(
    '(?:deshaz|deshacer|desfaz|desfazer) (?:el|la|o|a)|(?:anula|bloquea|recupera|reclama|reembolsame|retira los|devuelve el pago|estorna|estornar|recupera|bloqueia|devolve o (?:pagamento|envio))',
  ),
  apart(
    'ruckgangig|(?:hol|hole|zieh|ziehe|nimm|fordere|ruf|buch|buche) [^,]*zuruck|storniere|storno|sperr|sperre|widerruf\\p{L}*',
  ),
  apart('annule|annuler|recupere|reprends|reprendre|bloque|bloquer|reclame|retire §n \\p{L}+ a §a'),
  apart('geri (?:al|iste|cek)\\p{L}*|durdur|bloke et'),
  /追回|撤回|退回来|要回|冻结|止付|收回/u,
];

/** What the speaker still thinks over, or scoffs at. */
const DOUBTED: readonly RegExp[] = [
  /(?:^|, )(?:y si|mira que|e se) (?!no )[^,]*§n/u,
  /, (?:mettons|admettons|a d autres|conta outra|faz de conta|ja era)$/u,
  apart(
    '(?:me )?lo pienso|lo pensare|me lo pensare|ya veremos|vou pensar|depois (?:eu )?vejo|vamos ver|ate parece|que va|si claro que si',
  ),
  apart('von wegen|denkste|mal sehen|mal schauen|ich uberlege|muss (?:ich )?(?:noch )?uberlegen|dass ich nicht lache'),
  apart(
    'j y (?:pense|reflechis)|je (?:vais y )?reflechi\\p{L}*|on verra|tu parles|mon oeil|cause toujours|n importe quoi',
  ),
  apart('dusunecegim|dusuneyim|bakariz|bakalim|hadi canim|hadi ordan|yok artik|tabii canim'),
  /再说吧|再说$|才怪|想得美|做梦|的话(?= ,|$)|§n ?\p{L}* ?(?:能|可以)换/u,
  apart('\\p{L}+(?:ecekti|acakti)(?:m|k)?'),
];

/** What the speaker is made to do. */
const FORCED: readonly RegExp[] = [
  apart(
    'cuchillo|pistola|arma|amenaz\\p{L}*|obligan|obliga|secuestr\\p{L}*|socorro|auxilio|faca|ameaca\\p{L}*|obrig(?:am|ando)|sequestr\\p{L}*|chantaje\\p{L}*|chantage\\p{L}*',
  ),
  apart(
    'messer|waffe|zwingt|zwingen|erpress\\p{L}*|entfuhrt|bedroh\\p{L}*|couteau|flingue|menace\\p{L}*|forcent|force|enleve|au secours|otage',
  ),
  apart('bicak|bicagi|silah|silahi|tehdit|zorluyor\\p{L}*|kacirdi\\p{L}*|imdat|ellerinde|rehin'),
  /有刀|有枪|绑架|威胁|逼我|逼着|勒索|救命|敲诈|胁迫/u,
  /(?:^|, )(?:tienen|estao com|tem|ils ont|er hat|sie haben|il a) (?:a )?(?:o |a )?(?:mi|meu|minha|mon|ma|mein|meine|meinen) (?:hijo|hija|madre|mujer|filho|filha|mae|fils|fille|mere|femme|sohn|tochter|mutter|frau|kind|kinder|hijos|filhos|enfants|\p{L}*kind)(?: ,|$)/u,
  /(?:^|, )hilfe(?: ,|$)/,
];

/** What somebody else must agree to, or sign. */
const AGREED: readonly RegExp[] = [
  apart(
    '(?:con|com|sin|sem) (?:el |la |su |a |o |sua |seu )?(?:permiso|permissao|aprobacion|aprovacao|autorizacion|autorizacao|aval|visto bueno|acuerdo|acordo|consentimiento|consentimento)|previa (?:autorizacion|aprobacion|firma)|lo firme|que firme|assina$|para (?:firmar|firma|assinar|assinatura)',
  ),
  apart(
    '(?:mit|ohne|nach) (?:\\p{L}+ )?(?:zustimmung|erlaubnis|einverstandnis|genehmigung|freigabe|absprache)|vorbehaltlich|zur (?:unterschrift|freigabe|genehmigung)|zustimmt|einverstanden ist',
  ),
  apart(
    'avec (?:son|sa|l|leur|la) (?:accord|permission|aval|autorisation|approbation)|sous reserve|pour signature|a signer',
  ),
  apart('(?:izniyle|onayiyla|rizasiyla|imzalasin|onaylarsa|kabul ederse|imzasi|onay verirse)'),
  /同意|批准|签字|签名|待.*确认|许可|点头|授权/u,
];

/** What was done at some time before. */
const PAST: readonly RegExp[] = [
  apart(
    '(?:el |no |la |na |em |en )?(?:ano|mes|semana|lunes|viernes|domingo) (?:pass?ad[oa]|anterior)|(?:ano|mes|semana) retrasad[oa]|hace (?:un|una|dos|tres|poco|tiempo|§n)|ontem|anteontem|anteayer|ayer|anoche|ja (?:foi|esta pago)|ya esta pagad[oa]',
  ),
  apart(
    '(?:letzte|letztes|letzten|letzter|vorige|vorigen|voriges|vergangene|vergangenen) (?:jahr|monat|woche|mal|nacht)|gestern|vorgestern|damals|vor (?:einem|einer|zwei|§n) (?:jahr|monat|woche|tagen|jahren|wochen)|schon bezahlt',
  ),
  apart(
    '(?:l an|l annee|le mois|la semaine|an|annee) (?:dernier|derniere|passe|passee)|hier soir|avant hier|il y a (?:un|une|deux|longtemps|§n)',
  ),
  apart('gecen (?:yil|sene|ay|hafta|gun|seneydi|yildi)|gecenlerde|evvelsi gun'),
  /去年|前年|上个?月|上周|上个?星期|前天|昨|刚才|当时|以前|那时|来着/u,
];

/** Chinese that tells instead of asking: once more, for somebody else, or not yet. */
const TOLD_CHINESE =
  /(?:^|, )(?:我|他|她)?又(?:给|转|付|打|汇|发|把)|我(?:还)?(?:要|再|得|先)?想想|考虑|§[na][^,]*的$|(?:给|转|付|打|汇|发) ?§[^,]*的$|[他她](?:们)?(?:让|叫|要)我|(?:让|叫)我|[帮替](?:他|她|别人|人家)|你给我(?:转|打|付|汇|发)/u;

/**
 * Whole words that the dictionary would take apart into characters that say nothing: how often, what seems, what was thought, by whom.
 * They count directly before the request, and at its end.
 */
const WORDS =
  '往往|常常|经常|时常|以为|好像|似乎|仿佛|想到|想来|想起|过去|从来|再也|只要|只有|提出|提请|申请|等等|人家|大家|客户|得到|收到|使得|目标|一起|共同|第[一二三四五六七八九十](?:次|个)?|一个个|下跌|上涨';
const OTHER_WORDS: readonly RegExp[] = [
  new RegExp(`(?:^|, )(?:我|他|她|你|就|又|还|也)?(?:${WORDS})(?=给|把|转|付|打|发|汇|用|向|往|请|在|将| ?§)`, 'u'),
  new RegExp(`§n [^,]{0,6}(?:${WORDS})$`, 'u'),
  new RegExp(`给 ?§a ?(?:${WORDS})(?=转|付|打|发|汇| ?§n)`, 'u'),
];

/** "gönder, atma": a verb of sending that is denied by its ending. Payments are named by such a form, too: "ödeme". */
const DENIED_TURKISH = apart('(?:at|gonder|yolla|yatir|aktar|havale et)m[ae](?:yin|yiniz|sene|yelim|yalim)?');

const ALL = [WISHED, PRETENDED, DOUBTED, UNDONE, FORCED, AGREED].flat();
/** "was last year", "yesterday": of the values, and not of a story beside them. */
const WAS =
  /^(?:(?:das|es|eso|esto|isso|isto|c|ca|cela|que|那) ?)?(?:fue|foi|war|waren|etait|era|是|ja foi)(?: |去|上|昨|前|以|那)/u;
const isShort = (text: string): boolean => (HAN.test(text) ? text.length < 5 : text.split(' ').length < 3);

const isPast = (text: string, language: string): boolean =>
  (WAS.test(text) && text.split(' ').some((word) => TOLD[language]?.times.has(word))) ||
  ((text.includes('§') || WAS.test(text) || isShort(text)) && PAST.some((pattern) => pattern.test(text)));

/** "invoice 20" without "no.": it may be what is to be paid instead. */
const LABELLED =
  /^(?:(?:la|el|a|o|die|der|le|mi|meine|ma|es|ca|c) )?(?:factura|recibo|boleto|ticket|beleg|cuenta|fatura|conta|nota|rechnung|quittung|facture|addition|note|borc|hesap|fis|账单|发票|原价|etait|cuesta|custa|kostet|waren|eran|eram|era|coute) ?§n$/u;

/** Whether the words take the request back, turn it round, or say that it is not meant. */
export function isUnmeant({ text, clauses, language }: Said): boolean {
  if (!text.includes('§n')) return false;
  if (ALL.some((pattern) => pattern.test(text))) return true;
  if (language === 'zh' && [TOLD_CHINESE, ...OTHER_WORDS].some((pattern) => pattern.test(text))) return true;
  if (language === 'tr' && DENIED_TURKISH.test(text)) return true;
  if (text.includes('§a') && INCOMING.some((pattern) => pattern.test(text))) return true;
  if (!text.includes('§a') && REVERSED.some((pattern) => pattern.test(text))) return true;
  if (clauses.some((clause) => isPast(clause.text, language))) return true;
  return clauses.length > 1 && clauses.some((clause) => LABELLED.test(clause.text));
}
