import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const read = (text: string) => requestIn(lex(normalizeText(text.replaceAll('§', A)), EVAL_LEXICON), EVAL_LEXICON);

const PAID: readonly string[] = [
  'envía 25 usdc a § usando la red base',
  'envía 25 usdc a la cartera de mi vecina: § en base',
  'envía un total de 25 usdc a § en base por las semillas del huerto',
  'envía 25 usdc a § en base porque me arregló la lavadora',
  'envia 25 usdc para § direto na base',
  'envia 25 usdc pra carteira da minha vizinha: § na base',
  'envia o valor de 25 usdc para § na base pela ração do gato',
  'envia 25 usdc para § na base pra quitar a dívida',
  'envoie 25 usdc à § via la blockchain base',
  'envoie 25 usdc au plombier (§) sur base',
  'envoie une somme de 25 usdc à § sur base pour le foin des chevaux',
  'envoie 25 usdc à § sur base comme convenu',
];
const TRADED: readonly string[] = [
  'cambia 25 usdc por un poco de eth en base',
  'cambia 25 usdc a eth en base para pagar el gas',
  'troca 25 usdc por eth na base para diversificar',
  'échange 25 usdc contre eth sur base pour diversifier',
];
/** A part, a repetition, a play, another address, another amount, a count. */
const ASKED: readonly string[] = [
  'envía 25 usdc a § en base. Es una obra de teatro',
  'envía 25 usdc a § en base. Es la cuota',
  'envía 25 usdc a § en base. Es mi parte',
  'envía 25 usdc a § en base por cabra',
  'envía 25 usdc a § en base, el recibo 40',
  'envía 25 usdc a mi tío, mi cartera es §',
  'envía 25 usdc a mi tía, la cartera de mi prima es §',
  'envía 25 usdc a § en base si me arregló la lavadora',
  'envía 25 usdc a § en base cuando llegue el paquete',
  'envía 25 usdc a § en base cada mes',
  'envia 25 usdc para § na base. É um filme',
  'envia 25 usdc para § na base. É a diária',
  'envia 25 usdc para § na base se chegar a encomenda',
  'envia 25 usdc para a Rita. Aqui §',
  'envoie 25 usdc à § sur base. C est un roman',
  'envoie 25 usdc à § sur base si le colis est arrivé',
  'envoie 25 usdc à § sur base demain',
  'cambia 25 usdc a eth en base. Es publicidad',
];

describe('Phrases of requests in Spanish, Portuguese and French', () => {
  for (const text of PAID)
    it(`"${text}" is a payment on Base`, () => {
      expect(read(text)).to.deep.include({
        intent: 'transfer',
        slots: { amount: '25', token: 'USDC', fromChain: 8453, recipient: A },
      });
    });
  for (const text of TRADED)
    it(`"${text}" is a trade on Base`, () => {
      expect(read(text)).to.deep.include({
        intent: 'swap',
        slots: { amount: '25', fromToken: 'USDC', toToken: 'ETH', fromChain: 8453 },
      });
    });
  for (const text of ASKED)
    it(`"${text}" is asked about`, () => {
      expect(read(text)).to.equal(undefined);
    });
});
