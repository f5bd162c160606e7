import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0x6626040387fde2176266d3E93c5BD368742501AB';

const offers = (text: string): boolean => actionOf(understandText(text, EVAL_LEXICON)) !== undefined;

const ASKED: Readonly<Record<string, readonly string[]>> = {
  'a reason behind its conjunction': [
    `envía 5 usdc a ${A} porque reparó el techo`,
    `manda 5 usdc pra ${A} porque ele consertou meu carro`,
    `schick 5 usdc an ${A} weil er mir das fahrrad repariert hat`,
    `envoie 5 usdc à ${A} car il a réparé mon vélo`,
  ],
  'what is taken to buy something with': [
    'coge 100 usdc y compra eth',
    'pega 100 usdc e me compra eth',
    `prends 100 usdc et achète de l'eth`,
  ],
  'what is made of an amount': [
    'ich will aus meinen 100 usdc eth machen',
    'aus 100 usdc mach eth',
    `usdc'lerimin yarısını wbtc'ye çevir`,
    `3 weth'yi ether yapıver`,
    'passa 25% do meu eth para wbtc',
    '卖掉0.3个eth，要usdc',
  ],
  'what shall go to an account': [`an ${A} sollen 70 dai landen`, `mein ganzes uni soll rüber zu ${A}`],
  'what shall be sent': [
    `quiero que se envíen 5 usdc a ${A}`,
    `quero que sejam enviados 5 usdc para ${A}`,
    `${A} adresine 5 usdc gönderilmesini rica ederim`,
  ],
  'a code behind a label': [
    `paga la factura FA-0192: 5 usdc a ${A}`,
    `règle la facture F-77 : 5 usdc à ${A}`,
    `überweise 5 usdc an ${A}, Rechnung Nr. RE-4410`,
  ],
  'a surname behind a title': [`manda 5 usdc ao senhor Abílio, ${A}`, `envoie 5 usdc à madame Lefort, ${A}`],
};

describe('a request in another language is read with', () => {
  for (const [order, texts] of Object.entries(ASKED))
    for (const text of texts)
      it(`${order}: ${text.replace(A, '0x…')}`, () => {
        expect(offers(text)).to.equal(true);
      });
});
