import { expect } from 'chai';
import { A, offersFor } from '../conversation.ts';

const words = (text: string): readonly string[] => text.split('|');

type Told = Readonly<{ request: string; purpose: string; is: string; places: readonly string[] }>;
/** `S` is the request, `F` what it is for, `I` "it is", and `_` the word. */
const PLACES = words('S. I _.|S, I _|S (_)|S, _|_. S|S F, _|S F (_)|S F. I _.|I _. S|S; I _');
const IN: Readonly<Record<string, Told>> = {
  es: {
    request: `Envía 20 USDC en Base a ${A}`,
    purpose: 'para el alquiler',
    is: 'es',
    places: [...PLACES, 'S, que es _'],
  },
  pt: {
    request: `Envie 20 USDC na Base para ${A}`,
    purpose: 'para o aluguel',
    is: 'é',
    places: [...PLACES, 'S, que é _'],
  },
  de: { request: `Sende 20 USDC auf Base an ${A}`, purpose: 'für die Miete', is: 'das ist', places: PLACES },
  fr: { request: `Envoie 20 USDC sur Base à ${A}`, purpose: 'pour le loyer', is: "c'est", places: PLACES },
  tr: {
    request: `Base'de ${A}'e 20 USDC gönder`,
    purpose: 'kira için',
    is: 'bu',
    places: [...PLACES.map((one) => one.replace('S F', 'F S')), 'S. _.'],
  },
  zh: {
    request: `在Base上给${A}转20 USDC`,
    purpose: '，用于房租',
    is: '这是',
    places: PLACES.map((one) => one.replace('. ', '。').replace(', ', '，').replace('; ', '；').replaceAll(' ', '')),
  },
};

const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'what is played, tried or told': {
    es: 'teatro|una película|una comedia|ficción|un ensayo|una prueba|un juego|un cuento|una obra de teatro|carnaval|un borrador|un sueño',
    pt: 'teatro|um filme|uma comédia|ficção|um ensaio|um teste|um jogo|um conto|carnaval|um rascunho|um sonho|uma peça de teatro',
    de: 'Theater|ein Film|eine Komödie|Fiktion|eine Probe|ein Test|ein Spiel|ein Märchen|Fasching|ein Entwurf|ein Traum|ein Theaterstück',
    fr: 'du théâtre|un film|une comédie|de la fiction|une répétition|un test|un jeu|un conte|carnaval|un brouillon|un rêve|une pièce de théâtre',
    tr: 'tiyatro|film|komedi|kurgu|prova|test|oyun|masal|karnaval|taslak|rüya|tiyatro oyunu',
    zh: '话剧|电影|喜剧|小说|彩排|测试|游戏|童话|狂欢节|草稿|梦|剧本',
  },
  'what comes again': {
    es: 'mensual|semanal|una suscripción|la mensualidad|un pago mensual|diario|anual|la rutina|un abono|periódico',
    pt: 'mensal|semanal|uma assinatura|a mensalidade|um pagamento mensal|diário|anual|a rotina|periódico',
    de: 'monatlich|wöchentlich|ein Abo|der Monatsbeitrag|eine monatliche Zahlung|täglich|jährlich|Routine|regelmäßig',
    fr: 'mensuel|hebdomadaire|un abonnement|la mensualité|un paiement mensuel|quotidien|annuel|la routine|régulier',
    tr: 'aylık|haftalık|abonelik|aylık ödeme|günlük|yıllık|rutin|düzenli|aidat',
    zh: '月费|周费|订阅|月供|每月付款|日常|年费|惯例|定期',
  },
  'less or more than the whole': {
    es: 'la mitad|un tercio|una cuota|un plazo|un anticipo|una parte|el resto|la entrada|un adelanto|el doble',
    pt: 'a metade|um terço|uma parcela|uma prestação|um adiantamento|uma parte|o resto|a entrada|o dobro',
    de: 'die Hälfte|ein Drittel|eine Rate|eine Anzahlung|ein Vorschuss|ein Teil|der Rest|das Doppelte',
    fr: 'la moitié|un tiers|un acompte|une avance|une partie|le reste|le double|une tranche|une part',
    tr: 'yarısı|üçte biri|taksit|peşinat|avans|bir parça|kalanı|iki katı|kapora',
    zh: '一半|三分之一|首付|定金|预付款|一部分|剩下的|双倍|第一期',
  },
  'what an address is': {
    es: 'el token|un contrato|la antigua|mi cuenta vieja|la dirección anterior|el remitente|un pool',
    pt: 'o token|um contrato|a antiga|minha conta velha|o endereço anterior|o remetente|um pool',
    de: 'der Token|ein Vertrag|die alte|mein altes Konto|die frühere Adresse|der Absender|ein Pool',
    fr: "le jeton|un contrat|l'ancienne|mon vieux compte|l'adresse précédente|l'expéditeur|un pool",
    tr: 'token|sözleşme|eski|eski hesabım|önceki adres|gönderen|havuz',
    zh: '代币|合约|旧的|我的旧账户|以前的地址|发送方|资金池',
  },
  'whose money it is': {
    es: 'de mi madre|de Luis|del vecino|de la empresa|dinero de mi padre|de otro',
    pt: 'da minha mãe|do Luís|do vizinho|da empresa|dinheiro do meu pai|de outro',
    de: 'von meiner Mutter|von Luis|vom Nachbarn|von der Firma|Geld meines Vaters|von jemand anderem',
    fr: "l'argent de mon père",
    tr: "annemin|Ali'nin|komşunun|şirketin|babamın parası|başkasının",
    zh: '我妈妈的|小明的|邻居的|公司的|爸爸的钱|别人的',
  },
};

const placed = (place: string, word: string, { request, purpose, is }: Told): string =>
  place.replace(/[SFI_]/g, (sign) => ({ S: request, F: purpose, I: is, _: word })[sign] ?? sign);

describe('words of a kind beside a request in six languages', () => {
  for (const [kind, by] of Object.entries(KINDS))
    for (const [language, list] of Object.entries(by))
      it(`${kind} (${language})`, () => {
        const told = IN[language];
        const texts =
          told === undefined
            ? []
            : told.places.flatMap((place) => words(list).map((word) => placed(place, word, told)));
        expect(texts.filter(offersFor)).to.deep.equal([]);
      });
});
