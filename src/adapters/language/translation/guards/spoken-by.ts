import { isName, isPerson } from './people.ts';
import type { Said } from './said.ts';

/** Somebody whose words follow a colon, where the dictionaries know them as the one who is spoken to. */
const SPEAKERS =
  /^(?:(?:el|la|o|a|der|die|le|la|mi|meu|mein|mon|ma|minha|meine|il|lui|elle|er|sie|ele|ela|ella|yo|tu|du|ich|moi|toi|eu|usuario|cliente|bot|asistente|assistente|jefe|jefa|chefe|chef|cheffe|chefin|boss|patron|patronne|patrao|kunde|kundin|nutzer|user|client|cliente|utilisateur|dis|dites|di|diga|diz|sag|schreib|soyle|prof|profe|musteri|mudur|sef|o|ben|sen|asistan|kullanici|estafador|golpista|betruger|escroc|dolandirici|admin|soporte|suporte|support|banco|bank|banque|banka)(?: |$)){1,3}$/u;
const CHINESE_SPEAKERS =
  /^(?:我|你|他|她|老板|经理|领导|客户|客服|用户|助手|机器人|骗子|房东|朋友|同事|(?:我)?(?:妈妈?|爸爸?|哥哥?|姐姐?|弟弟?|妹妹?|爷爷|奶奶|老公|老婆)|小\p{L}|老\p{L})(?:说)?$/u;

/** Whom a letter is to: no chat is called mum, and none is a tenant. */
const KIN: Readonly<Record<string, RegExp>> = {
  es: /^(?:(?:hola|oye|querid[oa]s?|ay) )*(?:mama|papa|madre|padre|mami|papi|abuela|abuelo|abuelita|yaya|hijo mio|hija mia|hija|mama y papa|papas|vecinos|companeros|inquilinos|clientes|alumnos|socios|amigos mios)$/,
  pt: /^(?:(?:ola|oi|querid[oa]s?|ei) )*(?:mae|pai|mamae|papai|vo|vovo|avo|filha|filho|mae e pai|vizinhos|colegas|inquilinos|clientes|alunos|socios)$/,
  de: /^(?:(?:hallo|hi|liebe[rs]?|du|hey) )*(?:mama|papa|mutti|vati|mutter|vater|oma|opa|omi|opi|tante \p{L}+|onkel \p{L}+|sohn|tochter|nachbarn|kollegen|mieter|kunden|mitglieder|eltern)$/u,
  fr: /^(?:(?:bonjour|salut|coucou|cher|chere|dis) )*(?:maman|papa|mamie|papi|papy|mamy|meme|pepe|grand mere|grand pere|fils|ma fille|mon fils|tonton|tata|voisins|collegues|locataires|clients|membres|parents)$/,
  tr: /^(?:(?:merhaba|selam|canim|sevgili) )*(?:anne|annem|annecigim|baba|babam|babacigim|anneanne|babaanne|dede|nine|dedecigim|oglum|kizim|teyze|amca|dayi|hala|komsular|kiracilar|arkadaslar|uyeler|musteriler|veliler)$/,
  zh: /^(?:你好|喂|嗨|亲爱的|好)?(?:妈+|妈妈|老妈|爸+|爸爸|老爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|儿子|女儿|叔叔|舅舅|姑姑|姨妈|孩子|邻居们|同事们|租客们|同学们|家长们|会员们)(?:你好|呀|啊)?$/,
};
const SALUTED =
  /^(?:(?:muy|sehr|hola|hallo|ola|bonjour|merhaba) )?(?:querid[oa]s?|estimad[oa]s?|apreciad[oa]s?|prezad[oa]s?|car[oa]s?|geehrte[rsn]?|liebe[rs]?|werte[rs]?|chers?|cheres?|sevgili|sayin|degerli) (?!(?:bot|assistent|asistente|assistente|assistant|damen|chat|robot|herr|frau|madame|monsieur|senor|senora|senhor|senhora|yetkili|yetkililer)(?: |$))\p{L}+/u;
const CHINESE_SALUTED = /^(?:尊敬的|亲爱的|各位|诸位)(?!.*(?:助手|机器人|客服))\p{L}+$/u;

/** What is written by one who wants money from the reader: "I am your grandson", "your parcel is here". */
const DEMANDS: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    /(?:^|, )(?:yo )?(?:soy|somos) (?:(?:tu|vuestro|vuestra) |(?:(?:el|la|del|de la|de tu|su) )?(?:banco|policia|hacienda|soporte|servicio tecnico|correos|juzgado|amazon)(?: |$))/u,
    /(?:^|, )(?:aqui|le habla|llamamos de|le escribe) (?:(?:el|la|su|tu) )?(?:banco|policia|hacienda|soporte|correos)/u,
    /(?:^|, )tu \p{L}+ (?:esta|ha|fue|llego|vence|sera|tiene)(?: |$)|(?:^| )(?:has|ha|han) (?:ganado|sido (?:seleccionad|premiad))/u,
    /(?:^| )(?:cambie de numero|mi nuevo numero|mi numero nuevo|nuevo movil)/u,
  ],
  pt: [
    /(?:^|, )(?:eu )?(?:sou|somos) (?:o |a )?(?:(?:seu|sua|teu|tua) |(?:do |da )?(?:banco|policia|receita|suporte|correios)(?: |$))/u,
    /(?:^|, )aqui (?:e|é|fala) (?:(?:o|a|do|da|seu|sua) )?(?:banco|policia|receita|suporte|correios)/u,
    /(?:^|, )(?:o )?(?:seu|teu|sua|tua) (?:pacote|encomenda|conta|cartao|pedido|premio) |(?:^| )voce (?:ganhou|foi sortead)/u,
    /(?:^| )(?:troquei de numero|mudei de numero|meu novo numero|meu numero novo)/u,
  ],
  de: [
    /(?:^|, )(?:ich bin|wir sind|hier ist|hier sind|hier spricht|hier schreibt|hier meldet sich) (?:es )?(?:(?:dein|deine|euer|eure) |(?:(?:die|der|das|ihre|vom|von der) )?(?:bank|polizei|finanzamt|kundendienst|support|post|gericht|sparkasse|zoll)(?: |$))/u,
    /(?:^|, )(?:dein|deine|euer|eure) \p{L}+ (?:ist|sind|hat|wurde|wird|wartet|liegt|lauft)(?: |$)|(?:^| )(?:du hast|sie haben|ihr habt) (?:\p{L}+ ){0,3}gewonnen/u,
    /(?:^| )(?:meine neue (?:handy)?nummer|neue (?:handy)?nummer)(?: |$)/u,
  ],
  fr: [
    /(?:^|, )(?:je suis|nous sommes|ici|c est) (?:(?:ton|ta|votre|vos) |(?:(?:la|le|les|de la|votre) )?(?:banque|police|fisc|impots|support|poste|tribunal|douane)(?: |$))/u,
    /(?:^|, )(?:ton|ta|votre) \p{L}+ (?:est|a|attend|sera|expire)(?: |$)|(?:^| )(?:tu as|vous avez|t as) (?:ete tire|gagne|remporte)/u,
    /(?:^| )(?:change de numero|mon nouveau numero|nouveau numero)/u,
  ],
  tr: [
    /(?:^|, )ben (?:senin |sizin )?\p{L}+(?:unum|inim|nim|num)(?: ,|$)|(?:^|, )burasi \p{L}+|(?:^| )(?:banka|polis|vergi dairesi|destek)(?:dan|den|siyiz|yiz)/u,
    /(?:^|, )(?:kargonuz|paketiniz|hesabiniz|kartiniz|siparisiniz|kargon|paketin|hesabin) |kazandin(?:iz)?(?: |$)/u,
    /numaram? (?:degisti|yeni)|yeni numaram/u,
  ],
  zh: [
    /(?:我是|我们是|这里是|这是)(?:你|您|银行|警察|公安|税务|客服|法院|邮局|海关)|(?:您|你)的(?:包裹|账户|账号|快递|订单|卡)|中奖|换号|换了(?:个)?(?:新)?号|新号码/u,
  ],
};

/** "mother: send …": what a colon introduces is said by somebody. */
function isQuoted({ clauses, language }: Said): boolean {
  return clauses.some(({ text, mark }, at) => {
    const next = clauses[at + 1]?.text ?? '';
    if (!/^[:：]$/u.test(mark) || text.includes('§') || /^§a(?: §|$)/.test(next) || next === '') return false;
    const words = text.split(' ');
    return (
      SPEAKERS.test(text) ||
      CHINESE_SPEAKERS.test(text) ||
      (!next.startsWith('§n') && words.length < 3 && words.every((word) => isPerson(word, language)))
    );
  });
}

/** Whether somebody else is meant to read the message, or somebody else wrote it. */
export function isBetweenOthers(said: Said): boolean {
  const { clauses, text, language } = said;
  if (isQuoted(said)) return true;
  // "Peter, send 5 usdc to …": Peter is to send it.
  const [first] = clauses;
  if (first?.mark === ',' && clauses.length > 1 && isName(first.text, language)) return true;
  if ((DEMANDS[language] ?? []).some((pattern) => pattern.test(text))) return true;
  return clauses.some(
    (clause, at) =>
      at < 2 &&
      !clause.text.includes('§') &&
      clause.mark !== ':' &&
      (KIN[language]?.test(clause.text) || SALUTED.test(clause.text) || CHINESE_SALUTED.test(clause.text)),
  );
}
