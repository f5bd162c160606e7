import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { foreignChangeIn } from '../../../../../src/adapters/language/strict/languages/changes/foreign-change.ts';
import type { OpenFrame } from '../../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';

const OPEN: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '20', token: 'USDC', fromChain: 8453, recipient: '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5' },
};

const actOf = (text: string, spoken?: string) =>
  foreignChangeIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON, OPEN, spoken)?.act;

const ENDS: Readonly<Record<string, readonly string[]>> = {
  Spanish: [
    'ya no quiero enviarlo',
    'cancela, mi hermana ya recibió el dinero ayer',
    'anúlalo porque esa tienda cerró la semana pasada',
    'la factura venía duplicada, cancela la transferencia',
    'ya le pagué en efectivo, así que cancélalo',
    'no lo mandes, me parece una estafa',
    'gracias pero ya no hace falta',
    'no, mejor no',
  ],
  Portuguese: [
    'não quero mais vender isso',
    'cancela, meu irmão já recebeu o dinheiro ontem',
    'anula porque aquela loja fechou semana passada',
    'a fatura veio duplicada, cancela a transferência',
    'já paguei em dinheiro, então cancela',
    'não manda nada, descobri que esse cara é golpista',
    'agradeço, mas não precisa mais',
  ],
  German: [
    'ich möchte das doch nicht überweisen',
    'storniere das, meine Schwester hat das Geld gestern bekommen',
    'abbrechen weil der Laden letzte Woche zugemacht hat',
    'die Rechnung kam zweimal an, brich ab',
    'ich habe ihr das Geld bar gegeben, also storniere',
    'nee doch nicht',
    'danke, aber hat sich erledigt',
  ],
  French: [
    'finalement je ne souhaite plus le faire',
    "annule, ma soeur a reçu l'argent hier soir",
    'annule tout parce que ce magasin a fermé la semaine dernière',
    'la facture est arrivée trop tard, annulez le virement',
    "je l'ai payé en liquide, donc annule",
    "n'envoie rien, ce type est un escroc",
    'merci mais plus besoin',
    'nan oublie',
  ],
  Turkish: [
    'artık göndermek istemiyorum',
    'iptal et, kız kardeşim parayı dün elden aldı',
    'iptal edin çünkü o dükkan geçen hafta kapandı',
    'fatura tekrar gelmiş, işlemi iptal ediniz',
    'parayı elden verdim, o yüzden iptal et',
    'gönderme, bu adam dolandırıcı çıktı',
    'teşekkürler ama gerek kalmadı',
  ],
  Chinese: [
    '不想转了',
    '取消，我妹妹昨天已经收到钱了',
    '撤销吧，因为那家店上周关门了',
    '账单重复了，取消这笔转账',
    '我已经付现金了，所以取消',
    '别转了，这人是骗子',
    '谢谢，但不用了',
    '停停停 我后悔了 不转了',
  ],
};

/** Each has a whole end in it, and something that turns it, hands it on or starts another deed. */
const NO_ENDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Spanish: {
    reports: [
      'cancela, dijo mi hermana',
      'cancela, grita mi jefe',
      'mi jefe me pidió anoche, cancélalo',
      'cancela, me escribe mi hermana',
    ],
    conditions: [
      'cancela, si no llega el dinero',
      'cancela, salvo que pague hoy',
      'cuando suba la tasa, cancélalo',
      'cancela, pero la otra no',
    ],
    questions: ['cancela, o qué opinas tú?', 'por qué no, cancela', 'cancela, quién sabe'],
    denials: [
      'cancela, mentira no',
      'cancela, es broma',
      'cancela, claro que no',
      'bajo ningún concepto, cancela',
      'cancela. no, mejor no',
    ],
    doubts: ['cancela, quizás mañana', 'espera un momento, cancela', 'cancela, todavía lo dudo'],
    'what stays': [
      'déjalo, así está bien',
      'no hace falta, está bien como está',
      'no gracias, la red está bien',
      'cancela, sigue con todo',
    ],
    things: ['cancela, la suscripción', 'cancela, mi otra orden'],
    deeds: [
      'cancela, manda la mitad',
      'cancela, envíale el resto',
      'cancela, quiero comprar oro',
      'cancela, usa la otra cuenta',
    ],
    values: ['cancela, ya le di 20', 'cancela, base anda lenta'],
  },
  Portuguese: {
    reports: ['cancela, disse minha irmã', 'cancela, grita meu chefe', 'meu chefe pediu ontem, cancela'],
    conditions: ['cancela, se o dinheiro não chegar', 'cancela, mas a outra não', 'quando a taxa subir, cancela'],
    denials: ['cancela, tô zoando', 'cancela, era piada', 'de jeito nenhum, cancela', 'anula. te peguei'],
    doubts: ['cancela, talvez amanhã', 'cancela, ainda não sei'],
    'what stays': ['deixa, assim está bom', 'não precisa, a rede está boa', 'cancela, segue com tudo'],
    deeds: ['cancela, manda a metade', 'cancela, quero comprar ouro', 'cancela, usa a outra conta'],
  },
  German: {
    reports: [
      'abbrechen, sagt meine Schwester',
      'abbrechen, ruft mein Chef',
      'storniere, so mein Vater',
      'mein Chef hat gesagt, storniere das',
    ],
    conditions: [
      'storniere, wenn das Geld nicht kommt',
      'abbrechen, außer er zahlt heute',
      'sobald der Kurs steigt, storniere',
      'storniere, aber nicht die andere',
    ],
    denials: [
      'storniere, war nur Spaß',
      'auf gar keinen Fall jemals, storniere',
      'brich ab. nein doch nicht',
      'abbrechen, nein quatsch',
    ],
    doubts: ['storniere, vielleicht morgen', 'warte mal kurz, storniere'],
    'what stays': ['lass es, das passt so', 'nein danke, das Netzwerk passt', 'storniere, mach weiter damit'],
    deeds: ['storniere, schick die Hälfte', 'storniere, ich will Gold kaufen', 'storniere, nimm das andere Konto'],
  },
  French: {
    reports: ['annule, dit ma soeur', 'annule, crie mon frère', 'mon chef a demandé hier, annule'],
    conditions: [
      "annule, si l'argent ne vient pas",
      "annule, sauf s'il paie",
      'quand le cours monte, annule',
      "annule, mais pas l'autre",
    ],
    denials: ["annule, poisson d'avril", 'annule, je plaisante', 'annule, surtout pas maintenant'],
    doubts: ['annule, peut-être demain', 'attends une seconde encore, annule'],
    'what stays': ['laisse, ça ira comme ça', 'non merci, le réseau me convient', 'annule, continue comme ça'],
    deeds: ['annule, envoie la moitié', "annule, je veux acheter de l'or", "annule, utilise l'autre compte"],
  },
  Turkish: {
    reports: ['iptal et, dedi kız kardeşim', 'patron dün söyledi, iptal et', 'iptal, diye bağırdı babam'],
    conditions: ['iptal et, para gelmezse', 'iptal et, ama öbürü kalsın', 'kur çıkınca hemen, iptal et'],
    denials: ['iptal, dalga geçiyorum', 'iptal, şaka yaptım', 'iptal. ciddi değilim'],
    doubts: ['iptal et, belki yarın', 'bekle biraz daha, iptal et'],
    'what stays': ['kalsın, böyle iyi oldu', 'gerek yok, ağ gayet iyi', 'iptal et, aynen devam et'],
    deeds: ['iptal et, yarısını yolla', 'iptal et, altın alalım', 'iptal et, öbür hesabı kullan'],
  },
  Chinese: {
    reports: ['取消，我妹妹说的', '取消，我爸觉得', '老板昨天要求的，取消'],
    conditions: ['取消，如果钱没到', '取消，但是另一笔不要', '等汇率涨了，取消'],
    denials: ['取消，我闹着玩的', '取消，开玩笑的', '绝不可能，取消'],
    doubts: ['取消，也许明天吧', '我不确定，取消'],
    questions: ['取消，你看行吗', '取消，为什么呢'],
    'what stays': ['不用了，这样挺好', '取消，保留原来的'],
    deeds: ['取消，转给我妹妹', '取消，换个钱包', '取消，我想买黄金'],
  },
};

describe('ends of an open request with a reason in six languages', () => {
  for (const [language, texts] of Object.entries(ENDS))
    for (const text of texts)
      it(`ends: ${language}: ${text}`, () => {
        expect(actOf(text)).to.equal('end');
      });
  for (const [language, classes] of Object.entries(NO_ENDS))
    for (const [name, texts] of Object.entries(classes))
      for (const text of texts)
        it(`does not end: ${language}, ${name}: ${text}`, () => {
          expect(actOf(text)).to.equal(undefined);
        });
  it('reads words that are English, too, in a conversation in their language', () => {
    expect(actOf('siempre no, gracias', 'es')).to.equal('end');
  });
  it('takes a picture behind an end for nothing', () => {
    expect(actOf('abortar missão 🚫')).to.equal('end');
  });
  it('takes a reason of at most fourteen words', () => {
    const reason = 'esa tienda cerró la semana pasada y nadie coge ya el teléfono allí en horario normal';
    expect(actOf(`cancela, ${reason.split(' ').slice(0, 10).join(' ')}`)).to.equal('end');
    expect(actOf(`cancela, ${reason} ni el correo`)).to.equal(undefined);
  });
});
