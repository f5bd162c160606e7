import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0x6626040387fde2176266d3E93c5BD368742501AB';

const offers = (text: string): boolean => actionOf(understandText(text, EVAL_LEXICON)) !== undefined;

const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'who does it stands behind the verb': [
    `manda 50 usdc a ${A} mi abuela`,
    `paga 50 usdc a ${A} la empresa`,
    `envia 50 usdc para ${A} a minha irmã`,
  ],
  'the amount is of another thing': [
    `El taxi cuesta 8 usdc. Paga el alquiler a ${A}.`,
    `Le taxi coûte 8 usdc. Paie le loyer à ${A}.`,
    `Das Taxi kostet 8 usdc. Bezahl die Miete an ${A}.`,
    `Taksi 8 usdc tuttu. ${A} adresine kirayı öde.`,
    `打车花了 8 usdc。把房租转给 ${A}`,
  ],
  'somebody else pays': [
    `manda 50 usdc a ${A} desde la cartera de mi padre`,
    `envia 50 usdc para ${A} com a conta da minha mãe`,
    `schick 50 usdc an ${A} vom Konto meines Bruders`,
    `envoie 50 usdc à ${A} avec le portefeuille de mon père`,
    `manda 50 usdc a ${A} en nombre de mi jefa`,
    `envia 50 usdc para ${A} em nome de um cliente`,
    `schick 50 usdc an ${A} im Auftrag meiner Chefin`,
    `envoie 50 usdc à ${A} au nom de mon frère`,
    `patronumun adına ${A} adresine 50 usdc gönder`,
    `代表公司给 ${A} 转 50 usdc`,
  ],
  'the speaker receives': [`${A} 给我转 50 usdc`, `让 ${A} 给我们转 50 usdc`],
  'for each of several': [`${A} adresine adam başı 50 usdc gönder`, `给 ${A} 每人转 50 usdc`],
  'a joke': [`envoie 50 usdc à ${A}, je plaisante`, `envia 50 usdc para ${A}, tô brincando`],
  'a share of the amount': [
    `La cena fue 80 usdc. Paga mi cuota a ${A}.`,
    `Das Essen war 80 usdc. Schick meinen Anteil an ${A}.`,
    `schick meinen Anteil von den 80 usdc an ${A}`,
    `sende einen Teil der 80 usdc an ${A}`,
    `sende das Trinkgeld von den 80 usdc an ${A}`,
    `80 usdc'nin payını ${A} adresine gönder`,
    `Yemek 80 usdc tuttu. Payımı ${A} adresine gönder.`,
    `把 80 usdc 的手续费转给 ${A}`,
    `晚饭 80 usdc，把我那份转给 ${A}`,
    `envoie le reste des 80 usdc à ${A}`,
    `envoie la commission de 80 usdc à ${A}`,
    `manda os juros dos 80 usdc para ${A}`,
  ],
  'a limit, and no amount': [
    `envia no máximo 80 usdc para ${A}`,
    `troca no máximo 2 eth por dai`,
    `cambia un máximo de 2 eth a dai`,
    `envía hasta 80 usdc a ${A}`,
    `envía como mucho 80 usdc a ${A}`,
    `envía al menos 80 usdc a ${A}`,
    `sende bis zu 80 usdc an ${A}`,
    `sende mindestens 80 usdc an ${A}`,
    `sende nicht mehr als 80 usdc an ${A}`,
    `envoie jusqu'à 80 usdc à ${A}`,
    `envoie au moins 80 usdc à ${A}`,
    `envoie pas plus de 80 usdc à ${A}`,
    `${A} adresine en az 80 usdc gönder`,
    `${A} adresine 80 usdc'ye kadar gönder`,
    `至少转 80 usdc 给 ${A}`,
    `转 80 usdc 以内给 ${A}`,
    `转上限 80 usdc 给 ${A}`,
  ],
  'how often': [
    `${A} adresine günlük 80 usdc yolla`,
    `envía mensual 80 usdc a ${A}`,
    `manda semanal 80 usdc a ${A}`,
    `manda 80 usdc mensual a ${A}`,
    `manda 80 usdc a ${A} mensual`,
    `envia mensal 80 usdc para ${A}`,
    `envoie mensuel 80 usdc à ${A}`,
    `sende monatlich 80 usdc an ${A}`,
    `按月转 80 usdc 给 ${A}`,
  ],
  'a report, and the values behind it': [
    `he pagado, 80 usdc a ${A}`,
    `ya pagué el alquiler, 80 usdc a ${A}, gracias`,
    `pagué ayer, 80 usdc a ${A}, gracias`,
    `tuve que pagar el alquiler, 80 usdc a ${A}`,
    `paguei o aluguel, 80 usdc para ${A}, obrigado`,
    `tive que pagar o aluguel, 80 usdc para ${A}`,
    `j'ai payé le loyer, 80 usdc à ${A}, merci`,
    `j'ai dû payer le loyer, 80 usdc à ${A}`,
    `sie hat die Miete bezahlt, 80 usdc an ${A}, danke`,
    `die Miete ist bezahlt, 80 usdc an ${A}, danke`,
    `kirayı ödedim, 80 usdc ${A} adresine, teşekkürler`,
    `我付了房租，80 usdc 给 ${A}，谢谢`,
    `付完房租，80 usdc 给 ${A}，谢谢`,
  ],
  'a denial': [
    `n'envoyer 80 usdc à ${A}`,
    `n'échangez 2 eth contre dai`,
    `envía ningún 80 usdc a ${A}`,
    `sende keine 80 usdc an ${A}`,
    `nem envia 80 usdc para ${A}`,
  ],
  'a multiple': [
    `manda el doble de 80 usdc a ${A}`,
    `manda doble 80 usdc a ${A}`,
    `envoie le double de 80 usdc à ${A}`,
    `sende doppelt 80 usdc an ${A}`,
    `转双倍 80 usdc 给 ${A}`,
    `${A} adresine iki kat 80 usdc gönder`,
  ],
  'several things of that amount': [
    `paga dos facturas de 80 usdc a ${A}`,
    `paie deux factures de 80 usdc à ${A}`,
    `zahl zwei Rechnungen von 80 usdc an ${A}`,
    `paga duas contas de 80 usdc para ${A}`,
    `${A} adresine iki fatura 80 usdc öde`,
    `付两张 80 usdc 的账单给 ${A}`,
  ],
  'a clause of purpose': [
    `um meine Miete, 80 usdc, an ${A} zu zahlen`,
    `para enviar 80 usdc a ${A}`,
    `pour envoyer 80 usdc à ${A}`,
    `para enviar 80 usdc para ${A}`,
    `${A} adresine 80 usdc göndermek için`,
    `为了转 80 usdc 给 ${A}`,
  ],
  'the address of somebody else': [
    `Zahl 80 usdc an meinen Bruder, ihre Adresse ist ${A}`,
    `给我妹妹转 80 usdc，他的地址是 ${A}`,
    `manda 80 usdc para a minha irmã, o endereço dele é ${A}`,
    `manda 80 usdc a mi hermana, mi dirección es ${A}`,
    `manda 80 usdc a mi hermana, la dirección de mi hermano es ${A}`,
    `sende 80 usdc an meine Schwester, die Adresse meines Bruders ist ${A}`,
    `envoie 80 usdc à ma soeur, l'adresse de mon frère est ${A}`,
    `kız kardeşime 80 usdc gönder, abimin adresi ${A}`,
    `给我妹妹转 80 usdc，我哥哥的地址是 ${A}`,
  ],
};

describe('values that belong to something else than a request, in six languages', () => {
  for (const [reason, texts] of Object.entries(UNASKED))
    for (const text of texts) it(`are not offered (${reason}): ${text}`, () => expect(offers(text)).to.equal(false));
});

describe('requests with the same words, in six languages', () => {
  for (const text of [
    `manda 80 usdc a ${A} por mi parte de la cena`,
    `mi parte son 80 usdc, mándalos a ${A}`,
    `paga 80 usdc a ${A} por la limpieza mensual`,
    `ich müsste 80 usdc an ${A} senden`,
    `bitte 80 usdc an ${A} zu senden`,
    `um die Miete zu zahlen, schicke 80 usdc an ${A}`,
    `schick meiner Schwester 80 usdc, ihre Adresse ist ${A}`,
    `给我妹妹转 80 usdc，她的地址是 ${A}`,
    `manda 80 usdc a ${A}, amigo`,
    `paga a mi mujer 80 usdc a ${A}`,
    `cambia 2 eth a dai con deslizamiento máximo 1%`,
    `envoie 80 usdc à ${A}, je lui dois le resto`,
    `manda 80 usdc desde mi cuenta a ${A}`,
    `schick 80 usdc auf das Konto meines Bruders, ${A}`,
    `manda 80 usdc a la cuenta de mi padre, ${A}`,
    `给 ${A} 转 80 usdc`,
  ])
    it(`are offered: ${text}`, () => expect(offers(text)).to.equal(true));
});
