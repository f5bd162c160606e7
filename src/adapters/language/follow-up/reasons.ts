import { apart } from '../translation/guards/said.ts';

type Words = Readonly<Record<string, RegExp>>;

/** How a clause begins that says why the speaker calls something off: of the speaker, of what came up, of what is not needed. */
const BEGINS: Words = {
  es: /^(?:(?:y|ya|es|que|porque|pues|al|final|resulta|mejor|ahora|aun|todavia|hoy|como|si) )*(?:antes de que|yo|me|mi|mis|su|le|les|se|lo|la|las|los|nos|ella|el|un|una|otro|otra|eso|esto|mala|mal|cosas|nada|equivocad[oa]|persona|error|tengo|tuve|he|hemos|ha|han|hay|hubo|estoy|estamos|voy|era|fue|habia|acabo|prefiero|encontre|consegui|surgio|salio|aparecio|cambie|hable|decidi|olvide|compre|vendi|perdi|pague|mande|puse|demasiado|muy|mucho|esta|sale|cuesta|resulto|no (?:me|le|lo|la|les|nos|se|sabia|hace|hay|es|era|estoy|tengo|tiene|puedo|confio|quiero|necesito|vale|merece|sirve|llego|llegan|alcanza|queda|quedan|hacia)) /,
  pt: /^(?:(?:e|ja|porque|pois|que|no|fim|melhor|agora|ainda|hoje|como|acabou|que) )*(?:antes que|eu|errei|enganei|confundi|me|minha|meu|seu|sua|lhe|se|o|a|os|as|um|uma|outro|outra|isso|ma|mau|ele|ela|tenho|tive|tem|teve|estou|to|estamos|vou|vamos|era|foi|fui|havia|houve|acabei|prefiro|encontrei|achei|consegui|surgiu|saiu|apareceu|mudei|falei|decidi|esqueci|comprei|vendi|perdi|paguei|mandei|dei|fiz|resolvi|muito|demais|ta|esta|custa|ficou|deu|faco|nao (?:me|lhe|o|a|se|ha|tem|tenho|e|era|estou|to|posso|confio|quero|preciso|vale|adianta|deu|da|sei|vou|compensa)) /,
  de: /^(?:(?:und|weil|denn|da|doch|jetzt|schon|eh|leider|irgendwie|wir|weils) )*(?:bevor|ich|mir|mich|wir|uns|hab|habe|haben|bin|ist|war|sind|es|er|sie|das|hat|kam|kommt|kostet|kosten|brauch|brauche|brauchen|mochte|trau|traue|wird|wurde|zu|viel|der|die|den|dem|mein|meine|meinem|unser|unsere|sein|seine|ihr|ihre|jemand|falsche|falscher|falsches|schlechte|keine?|nicht (?:notig|noetig|mehr)) /,
  fr: /^(?:(?:et|parce|car|vu|que|qu|finalement|puisque|en|fait|c|ca|deja|comme) )*(?:avant que|je|j|me|m|on|nous|il|elle|ca|c|le|la|les|l|mon|ma|mes|son|sa|ses|quelqu|mauvaise|mauvais|y|trop|plus|pas|est|etait|suis|ai|ne|n|un|une) /,
  tr: /^(?:cunku|zira|yanlis) |(?:[dt][iu](?:m|k)?|[iu]yor(?:um|uz)?|m[ae]m|[mn]?[iu]s(?:t[iu])?|var|yok|[ae]c[ae]g[iu]m|pahali|fazla|gerekmiyor|degil)$/,
  zh: /^(?:因为|毕竟|只是|主要是|反正|我|咱|临时|突然|刚|刚刚|已经|早就|手续费|费用|价格|太|没|不|有|他|她|对方|这个|那个|网络|钱|余额)/u,
};

/** What may stand at the start of a clause and still not call anything off: more is wanted, it was not meant, or it goes on. */
const AGAINST: Words = {
  es: apart(
    'pero|sino|aunque|sin embargo|(?<!no |ya no |no me |no lo |no la )(?:quiero|queremos|quisiera|queria|deseo|necesito)|sig[ao]|sigue|seguimos|continu\\p{L}+|adelante|confirm\\p{L}+|proced\\p{L}+|brom\\p{L}+|jok\\p{L}*|chiste|cona|cachondeo|vacil\\p{L}+|mentira|miento|mentia|engan\\p{L}+|jug\\p{L}+|tomando el pelo|en serio|de verdad|cancel\\p{L}*|anul\\p{L}*|dic\\p{L}+|mand[ao]|envi[ao]|esta (?:muy )?(?:bien|perfecto|correcto)|es (?:correcto|perfecto)',
  ),
  pt: apart(
    'mas|porem|so que|embora|contudo|(?<!nao |ja nao |nao o |nao a )(?:quero|queremos|queria|gostaria|desejo|preciso)|sig[ao]|segue|continu\\p{L}+|adiante|confirm\\p{L}+|proced\\p{L}+|brinca\\p{L}+|brinque\\p{L}*|zoa\\p{L}+|zoeira|piada|mentira|minto|menti|engan[ae]\\p{L}*|goza\\p{L}+|pegadinha|a serio|de verdade|cancel\\p{L}*|anul\\p{L}*|diz|dizem|mand[ae]|envi[ae]|(?:ta|esta|e) (?:bem|bom|certo|otimo|perfeito)',
  ),
  de: apart(
    'aber|sondern|obwohl|(?<!danke )trotzdem|dennoch|allerdings|(?<!nicht )(?:will|mochte|wollte|brauche)(?!(?: \\p{L}+)* (?:nicht|nichts|nimmer|kein\\p{L}*|behalten|lieber))|weiter|weitermachen|bestatig\\p{L}*|scherz\\p{L}*|spass\\p{L}*|spassle|witz\\p{L}*|quatsch|unsinn|blodsinn|verarsch\\p{L}*|verapp\\p{L}+|reingelegt|gelogen|luge|ernst|veralber\\p{L}*|storn\\p{L}*|abbrech\\p{L}*|sagt|sagen|mein(?:t|te)|passt|stimmt|richtig|korrekt|in ordnung|alles gut|schick\\p{L}*|sende\\p{L}*',
  ),
  fr: apart(
    'mais|cependant|pourtant|quoique|sauf que|(?:veux|veut|voulais|voudrais|souhaite|aimerais|tiens a)(?! (?:plus|pas))|continu\\p{L}*|poursui\\p{L}+|confirm\\p{L}*|valid\\p{L}*|rigol\\p{L}*|plaisant\\p{L}*|blagu\\p{L}*|deconn\\p{L}*|charri\\p{L}*|taquin\\p{L}*|mens|menti|mentais|marcher|poisson|rire|serieux|vrai|faux|annul\\p{L}*|dit|disent|bon|parfait|bien|correct|juste|envoi\\p{L}*',
  ),
  tr: apart(
    'ama|fakat|lakin|ancak|oysa|yine de|istiyor\\p{L}*|isterim|devam|onay\\p{L}*|saka\\p{L}*|dalga|dalg\\p{L}+|kandir\\p{L}*|takil\\p{L}*|yalan|ciddi\\p{L}*|espri\\p{L}*|vazgecmed\\p{L}*|iptal|diyor\\p{L}*|dogru|tamam|iyi|guzel|gonder(?!m)\\p{L}*|yolla(?!m)\\p{L}*',
  ),
  zh: /但|可是|(?<!信)不过|然而|玩笑|逗|骗|闹着玩|说笑|假的|(?<!不)(?:想要|我要|还要|需要)|继续|照转|照发|照旧|确认|说|叫我|让我|取消|没问题|没错|挺好|很好|(?<!不)可以|对的|转吧|发吧/u,
};

/** An article or a pronoun that may begin what is called off, as much as a statement. */
const ARTICLE =
  /^(?:el|lo|la|las|los|un|una|otro|otra|mi|mis|su|eso|esto|se|le|les|l|un|une|mon|ma|mes|son|sa|ses|o|a|os|as|um|uma|outro|outra|meu|minha|seu|sua|isso|der|die|das|den|dem|mein|meine|meinem|unser|unsere|sein|seine|ihr|ihre|er|es|nada|rien) /;
/** "endereço errado", "falsche Person" */
const WRONG = /^(?:\p{L}+ ){1,2}(?:errad[oa]|equivocad[oa])$|^(?:falsche[rsn]?|mauvaise?|yanlis) \p{L}+$/u;
/** Without a mark before it, a statement must be plainly one of the speaker. */
const BESIDE: Words = {
  tr: /^(?:cunku|zira) |(?:[dt][iu](?:m|k)|[iu]yor(?:um|uz)|m[ae]m|gerek yok|gerek kalmadi)$/,
  zh: /^(?:因为|毕竟|反正|我(?!的|们的|那|这)|已经|临时|(?:手续费|费用|价格)(?:太|高|贵)|太)/u,
};

export const isAgainst = (text: string, language: string): boolean => AGAINST[language]?.test(text) ?? false;

/** A clause of courtesy, which may hold words of its own: "perdona la molestia", "danke trotzdem". */
const POLITE =
  /^(?:(?:ay|ach|oh|ah|bon|muito|muchas|vielen|mil) )?(?:gracias|obrigad[oa]|valeu|danke?|merci|tesekkur\p{L}*|sag ?ol|perdon\p{L}*|disculp\p{L}*|desculp\p{L}*|sorry|entschuldig\p{L}*|tut mir leid|desolee?|pardon|excuse\p{L}*|kusura|ozur|komm|mensch|mann|hombre|cara|谢谢|抱歉|不好意思|对不起|麻烦)(?: \p{L}+){0,3}$|^(?:谢谢|抱歉|不好意思|对不起|麻烦)\p{L}{0,5}$/u;
export const isPolite = (text: string, language: string): boolean => POLITE.test(text) && !isAgainst(text, language);

/** Whether a clause says why the speaker calls something off, in a statement. `isBeside`: it stands in one clause with the words that end it. */
export function isReason(text: string, language: string, isBeside = false): boolean {
  const begins = BEGINS[language];
  if (begins === undefined || isAgainst(text, language)) return false;
  const isSpaced = language !== 'tr' && language !== 'zh';
  if (!isBeside && WRONG.test(text)) return true;
  if (!begins.test(isSpaced ? `${text} ` : text)) return false;
  if (!isSpaced) return !isBeside || BESIDE[language]?.test(text) === true;
  return !ARTICLE.test(text) || (!isBeside && text.split(' ').length > 2);
}

/** Whole clauses that put the request off to some other day or to the speaker: "faço isso outro dia". */
export const ENDED: Words = {
  es: /^(?:ya )?(?:lo|la) (?:hago|hare|mando|mandare|envio|pago|pagare|miro|vere) (?:otro dia|luego|despues|manana|mas tarde|mas adelante|yo|yo mismo|yo misma|en otro momento)$/,
  pt: /^(?:eu )?(?:faco|mando|envio|pago|vejo)(?: isso| isto)? (?:outro dia|outra hora|depois|amanha|mais tarde|eu mesmo|eu mesma)$/,
  de: /^(?:ich )?(?:mach|mache|schicke|schick|zahl|zahle)(?: ich)?(?: das| es)? (?:spater|morgen|ein andermal|ein anderes mal|selbst|selber)$/,
  fr: /^(?:je (?:le |la )?(?:ferai|fais|verrai|paierai)(?: ca| cela)?) (?:un autre jour|une autre fois|plus tard|demain|moi meme)$/,
  tr: /^(?:bunu |onu )?(?:baska (?:gun|zaman|sefer)|sonra|yarin) (?:yaparim|gonderirim|hallederim|bakarim|yapariz)$/,
  zh: /^(?:改天|下次|以后|回头|明天|晚点)(?:再)?(?:说|转|弄|办|做|发)(?:吧)?$/u,
};
