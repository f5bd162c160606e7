import { expect } from 'chai';
import { step, wordsOf } from '../../../../chat-eval/sets/dialogue.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const BRIDGE = 'bridge 50 usdc from base to arbitrum';
const SEND = `send 20 usdc on base to ${A}`;

/** What is open after a message to a request, in words. */
const openAfter = (opening: string, text: string) => {
  const { open } = step(text, step(opening).memory);
  return open === undefined ? undefined : wordsOf(open);
};
const openBefore = (opening: string) => wordsOf(step(opening).open ?? { intent: 'unknown', slots: {} });

describe('an open request keeps the values that a message does not replace', () => {
  for (const [opening, text] of [
    [BRIDGE, 'optimism instead'],
    [BRIDGE, 'optimism not arbitrum'],
    [BRIDGE, 'change base to optimism'],
    [BRIDGE, 'make it polygon'],
    [BRIDGE, 'to base'],
    [BRIDGE, 'from arbitrum'],
    [SEND, 'set slippage to max'],
    [SEND, 'lower the price to 5'],
    [SEND, 'get it to work'],
    [SEND, 'put it to the back'],
    [SEND, 'ten more today'],
    [SEND, 'do it in 10'],
    [SEND, 'the change was 30'],
    [SEND, 'uncancel'],
    [SEND, 'do not stop'],
  ] as const)
    it(`at “${text}” to “${opening.replace(A, 'A')}”`, () =>
      expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));

  for (const [opening, text, slot, value] of [
    [BRIDGE, 'to optimism instead', 'toChain', '10'],
    [BRIDGE, 'from polygon instead', 'fromChain', '137'],
    [BRIDGE, 'make it 80', 'amount', '80'],
    [BRIDGE, 'set slippage to 1%', 'slippageBps', '100'],
    [SEND, 'make it 30', 'amount', '30'],
    [SEND, '5 less', 'amount', '15'],
    [SEND, '10 more', 'amount', '30'],
    [SEND, 'on arbitrum instead', 'fromChain', '42161'],
    [SEND, 'change base to arbitrum', 'fromChain', '42161'],
    [SEND, 'make it dai', 'token', 'DAI'],
  ] as const)
    it(`and takes “${text}” to “${opening.replace(A, 'A')}”`, () =>
      expect(openAfter(opening, text)).to.deep.equal({ ...openBefore(opening), [slot]: value }));
});

describe('an open request in six languages keeps the values that a message does not replace', () => {
  const B = '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E';
  const PAYMENT: Readonly<Record<string, string>> = {
    es: `envía 20 usdc en base a ${A}`,
    pt: `envia 20 usdc na base para ${A}`,
    de: `sende 20 usdc auf base an ${A}`,
    fr: `envoie 20 usdc sur base à ${A}`,
    tr: `base üzerinden ${A} adresine 20 usdc gönder`,
    zh: `在base上给${A}转20 usdc`,
  };
  for (const [language, texts] of [
    ['es', [`la dirección equivocada: ${B}`, 'prefiero usdc a dai', 'no lo mandes en base', 'ahora tengo 30']],
    ['pt', [`endereço errado: ${B}`, 'prefiro usdc a dai', 'não envies na base', 'agora tenho 30']],
    ['de', [`falsche adresse: ${B}`, 'lieber usdc als dai', 'schick es nicht auf base', 'ich habe kein usdc']],
    ['fr', [`mauvaise adresse : ${B}`, 'je préfère usdc à dai', "ne l'envoie pas sur base", "maintenant j'ai 30"]],
    ['tr', [`yanlış adres: ${B}`, 'base üzerinden gönderme', 'son sıfırı sil', 'şimdi 30 var']],
    ['zh', [`错误的地址：${B}`, '不要在base上发', '去掉最后一个零', '现在我有30']],
  ] as const)
    for (const text of texts) {
      const opening = PAYMENT[language] ?? '';
      it(`at “${text.replace(B, 'B')}”`, () => expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));
    }

  for (const [opening, text] of [
    ['lleva 1 eth a base', 'por optimism'],
    ['leva 1 eth para base', 'pela optimism'],
    ['bring 1 eth nach base', 'über optimism'],
    ['把1个eth转到base', '通过optimism'],
  ] as const)
    it(`at “${text}” to “${opening}”`, () => expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));
});
