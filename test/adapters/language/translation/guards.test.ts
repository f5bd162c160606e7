import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0x6626040387fde2176266d3E93c5BD368742501AB';

const offers = (text: string): boolean => actionOf(understandText(text, EVAL_LEXICON)) !== undefined;

/** Plain requests with words like those that the guards refuse: a person behind the address, a greeting, now, what it is for. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  Spanish: [
    `envía 5 usdc a ${A}. Saludos, Marta`,
    `manda 5 usdc a ${A}, es mi hermana`,
    `manda 5 usdc a ${A}, mi hermana Eva está contenta`,
    `ahora manda 5 usdc a ${A} por favor`,
    `manda 5 usdc a ${A} ya, gracias`,
    `manda 5 usdc a ${A} y gracias`,
    `hola, manda 5 usdc a ${A}. un saludo`,
    `buenas tardes, envía 5 usdc a ${A}`,
    `paga 5 usdc a mi hermana, su dirección es ${A}`,
    `paga 5 usdc a ${A} por el pan y la leche`,
    `manda 5 usdc a ${A} por la cena de esta noche`,
    `manda 5 usdc a ${A} por la propina`,
    `vende 0.1 eth por usdc`,
    `cómprame 0.1 eth con usdc`,
    `quiero mandar 5 usdc a ${A}`,
    `me gustaría enviar 5 usdc a ${A}`,
    `manda 5 usdc a ${A} de mi cuenta`,
    `paga 5 usdc a ${A}, la factura de la luz`,
    `envía 5 usdc a la cartera ${A} hoy`,
  ],
  Portuguese: [
    `manda 5 usdc para ${A}. Abraço, João`,
    `manda 5 usdc para ${A}, é a minha irmã`,
    `manda 5 usdc agora para ${A} por favor`,
    `boa tarde, envia 5 usdc para ${A}. obrigado`,
    `manda 5 usdc para ${A} e obrigado`,
    `paga 5 usdc para minha irmã, o endereço dela é ${A}`,
    `vende 0.1 eth por usdc`,
    `compra 0.1 eth com usdc`,
    `quero mandar 5 usdc para ${A}`,
    `gostaria de enviar 5 usdc para ${A}`,
    `manda 5 usdc para ${A} da minha conta`,
    `manda 5 usdc para ${A}, é para o almoço`,
    `olá, manda 5 usdc para ${A} na base`,
  ],
  German: [
    `sende 5 usdc an ${A}. Gruß, Peter`,
    `schick 5 usdc an ${A} mit meinem Geld`,
    `sende 5 usdc an ${A}, das ist meine Schwester`,
    `sende jetzt 5 usdc an ${A}`,
    `sende 5 usdc an ${A} und danke`,
    `guten Abend, sende bitte 5 usdc an ${A}. Gruß`,
    `sende 5 usdc an meine Schwester, ihre Adresse ist ${A}`,
    `sende 5 usdc an ${A} für Brot und Milch`,
    `verkaufe 0.1 eth für usdc`,
    `kauf mir 0.1 eth für usdc`,
    `ich möchte 5 usdc an ${A} senden`,
    `könntest du 5 usdc an ${A} senden?`,
    `ich würde gern 5 usdc an ${A} senden`,
    `sende 5 usdc von meinem Konto an ${A}`,
    `hallo, schick 5 usdc an ${A} auf base`,
    `sende heute 5 usdc an ${A}`,
  ],
  French: [
    `envoie 5 usdc à ${A}. Merci, Paul`,
    `envoie 5 usdc à ${A}, c'est ma sœur`,
    `envoie maintenant 5 usdc à ${A}`,
    `envoie 5 usdc à ${A} et merci`,
    `bonsoir, envoie 5 usdc à ${A} s'il te plaît. merci`,
    `envoie 5 usdc à ma sœur, son adresse est ${A}`,
    `envoie 5 usdc à ${A} pour le pain et le lait`,
    `envoie 5 usdc à ${A} pour le pourboire`,
    `vends 0.1 eth contre usdc`,
    `achète-moi 0.1 eth avec usdc`,
    `je voudrais envoyer 5 usdc à ${A}`,
    `tu peux envoyer 5 usdc à ${A} ?`,
    `envoie 5 usdc à ${A} depuis mon compte`,
    `bonjour, envoie 5 usdc à ${A} sur base`,
    `envoie 5 usdc à ${A} aujourd'hui`,
  ],
  Turkish: [
    `ekim kirası için ${A} adresine 5 usdc gönder`,
    `şimdi ${A} adresine 5 usdc gönder`,
    `${A} adresine 5 usdc gönder, teşekkürler`,
    `merhaba, ${A}'e 5 usdc gönder lütfen`,
    `iyi akşamlar, ${A}'e 5 usdc gönder`,
    `kız kardeşime 5 usdc gönder, adresi ${A}`,
    `${A}'e kira için 5 usdc gönder`,
    `bana 0.1 eth al usdc ile`,
    `0.1 eth'yi usdc'ye sat`,
    `${A}'e 5 usdc göndermek istiyorum`,
    `${A}'e 5 usdc gönderir misin`,
    `hesabımdan ${A}'e 5 usdc gönder`,
    `${A}'e base ağında 5 usdc gönder`,
    `bugün ${A}'e 5 usdc gönder`,
    `arbitrumda ${A}'e 5 usdc gönder`,
    `${A}'e 5 usdc gönder polygon`,
  ],
  Chinese: [
    `先给${A}转5 usdc`,
    `退款给 ${A} 5 usdc`,
    `现在给${A}转5 usdc`,
    `给${A}转5 usdc,谢谢`,
    `你好,给${A}转5 usdc`,
    `晚上好,给${A}转5 usdc`,
    `给我妹妹转5 usdc,地址是${A}`,
    `给${A}转5 usdc付房租`,
    `把0.1 eth换成usdc`,
    `帮我买0.1 eth,用usdc`,
    `我想给${A}转5 usdc`,
    `可以给${A}转5 usdc吗`,
    `从我的钱包给${A}转5 usdc`,
    `在base上给${A}转5 usdc`,
    `请马上转5 usdc给${A}`,
    `今天给${A}转5 usdc`,
    `卖0.1 eth换usdc`,
  ],
};

/** Everyday words that look like the name of a network. */
const NOT_NAMES: readonly string[] = [
  `${A} adresine 5 usdc gönder öptüm`,
  `${A} adresine 5 usdc gönder, öptü`,
  `${A} adresine 5 usdc gönder öp`,
  `${A} adresine 5 usdc gönder polim`,
  `${A} adresine 5 usdc gönder, poli`,
  `${A} adresine 5 usdc gönder optimist`,
  `sende 5 usdc an ${A} optimist`,
  `manda 5 usdc a ${A} optimista`,
  `envoie 5 usdc à ${A} optimiste`,
];

describe('what stands around the values of a first message', () => {
  for (const [language, texts] of Object.entries(PLAIN))
    for (const text of texts)
      it(`still offers a plain request in ${language}: ${text.replace(A, '0x…')}`, () =>
        expect(offers(text)).to.equal(true));
  for (const text of NOT_NAMES)
    it(`takes no everyday word for a network: ${text.replace(A, '0x…')}`, () => expect(offers(text)).to.equal(false));
});
