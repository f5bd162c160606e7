import { expect } from 'chai';
import { step } from '../../../chat-eval/sets/dialogue.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const PAYMENTS: Readonly<Record<string, string>> = {
  en: `send 20 usdc on base to ${A}`,
  es: `envía 20 usdc en base a ${A}`,
  pt: `envia 20 usdc na base para ${A}`,
  de: `sende 20 usdc auf base an ${A}`,
  fr: `envoie 20 usdc sur base à ${A}`,
  tr: `base ağında ${A} adresine 20 usdc gönder`,
  zh: `在base上给${A}转20 usdc`,
};
const openAfter = (opening: string, said: string) => {
  const { memory, open } = step(opening);
  return { before: open, after: step(said, memory).open };
};

describe('a yes that waits, and a delay', () => {
  for (const [language, said] of [
    ['en', 'yes but not now'],
    ['en', 'ok, but later'],
    ['en', 'sure, but not before friday'],
    ['en', 'not yet'],
    ['es', 'sí, pero luego'],
    ['es', 'todavía no'],
    ['pt', 'sim, mas agora não'],
    ['pt', 'ainda não confirma'],
    ['de', 'ja, aber nicht jetzt'],
    ['de', 'noch nicht bestätigen'],
    ['fr', 'oui mais pas maintenant'],
    ['fr', 'pas encore'],
    ['tr', 'evet ama şimdi değil'],
    ['tr', 'henüz değil'],
    ['zh', '好的，但是晚点'],
    ['zh', '还没'],
  ] as const)
    it(`leaves the open request as it is: “${said}”`, () => {
      const { before, after } = openAfter(PAYMENTS[language] ?? '', said);
      expect(after).to.deep.equal(before);
    });
});

describe('a step behind an open request', () => {
  const SWAP = 'swap 1 eth for usdc on arbitrum';
  for (const said of [
    `then send it to ${A}`,
    `and afterwards send it to ${A}`,
    'then bridge it to base',
    `luego envíalo a ${A}`,
    `dann sende es an ${A}`,
    `puis envoie-le à ${A}`,
  ])
    it(`neither replaces nor changes it: “${said.replace(A, '0x…')}”`, () => {
      const { before, after } = openAfter(SWAP, said);
      expect(after).to.deep.equal(before);
    });
});
