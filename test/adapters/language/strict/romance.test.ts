import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../chat-eval/slot-words.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const filled = (text: string): string => text.replaceAll('{A}', A).replaceAll('{B}', B);
const read = (text: string) => requestIn(lex(normalizeText(filled(text)), EVAL_LEXICON), EVAL_LEXICON);

type Line = readonly [text: string, slots: Readonly<Record<string, string>>];

const TO_A = { amount: '17', token: 'USDT', recipient: A };
const TRADE = { amount: '17', fromToken: 'USDT', toToken: 'ETH' };

const EXPLAINED: Readonly<Record<string, readonly Line[]>> = {
  es: [
    ['Mándale 17 usdt a {A}, porfa', TO_A],
    ['buenas tardes, quisiera transferir diecisiete usdt a la cartera {A}', TO_A],
    ['necesito que le pagues 17 usdt a {A} por el arreglo del coche', TO_A],
    ['girale 17 usdt a mi prima, su dirección es {A}', TO_A],
    ['tengo que pagar la luz: manda 17 usdt a {A}. gracias', TO_A],
    ['a {A} envíale 17 usdt por polygon', { ...TO_A, fromChain: '137' }],
    ['entrega todo mi dai a {A}', { amount: 'max', token: 'DAI', recipient: A }],
    ['envía medio eth a {A}', { amount: '0.5', token: 'ETH', recipient: A }],
    ['envía 17 usdt', { amount: '17', token: 'USDT' }],
    ['canjea 17 usdt por eth', TRADE],
    ['¿me cambias 17 usdt a eth?', TRADE],
    ['con 17 usdt cómprame eth', TRADE],
    ['compra 2 link con usdt', { amount: '2@to', fromToken: 'USDT', toToken: 'LINK' }],
    [
      'lleva 17 usdt de base a optimism',
      { amount: '17', fromToken: 'USDT', toToken: 'USDT', fromChain: '8453', toChain: '10' },
    ],
    ['desenvuelve 3 weth', { amount: '3', fromToken: 'WETH', toToken: 'ETH' }],
  ],
  pt: [
    ['manda aí 17 usdt pro {A}, valeu', TO_A],
    ['faz um pix de 17 usdt pra {A} pelo conserto da bike', TO_A],
    ['Boa noite, gostaria de transferir 17 USDT para o endereço {A}', TO_A],
    ['paga 17 usdt pra minha tia, {A}', TO_A],
    ['envia metade dos meus dai para {A}', { amount: '1/2', token: 'DAI', recipient: A }],
    ['envia 17 usdt', { amount: '17', token: 'USDT' }],
    ['você consegue trocar 17 usdt por eth?', TRADE],
    ['usa 17 usdt pra comprar eth', TRADE],
    [
      'traz 17 usdt da base pra optimism',
      { amount: '17', fromToken: 'USDT', toToken: 'USDT', fromChain: '8453', toChain: '10' },
    ],
  ],
  fr: [
    ["Bonjour, pourriez-vous verser 17 USDT à {A} s'il vous plaît ?", TO_A],
    ['file 17 usdt à {A} pour les courses', TO_A],
    ['il faut que tu envoies 17 usdt à {A}', TO_A],
    ['veuillez créditer {A} de 17 usdt', TO_A],
    ['envoie la moitié de mes dai à {A}', { amount: '1/2', token: 'DAI', recipient: A }],
    ['envoie 17 usdt', { amount: '17', token: 'USDT' }],
    ["échange 17 usdt contre de l'eth", TRADE],
    ["achète de l'eth avec 17 usdt", TRADE],
    ['vends tous mes link en usdc', { amount: 'max', fromToken: 'LINK', toToken: 'USDC' }],
    [
      'fais passer 17 usdt de base vers optimism',
      { amount: '17', fromToken: 'USDT', toToken: 'USDT', fromChain: '8453', toChain: '10' },
    ],
  ],
};

const UNEXPLAINED: Readonly<Record<string, readonly string[]>> = {
  'the past, which an accent tells': [
    'envié 17 usdt a {A}',
    'mandó 17 usdt a {A}',
    'transferí 17 usdt a {A}',
    'échangé 17 usdt contre eth',
    'payé 17 usdt à {A}',
  ],
  'somebody else acts': [
    'manda mi tía 17 usdt a {A}',
    'wey manda 17 usdt a {A}',
    'jefe: manda 17 usdt a {A}',
    'o vizinho manda 17 usdt pra {A}',
    'ma soeur envoie 17 usdt à {A}',
    "j'envoie 17 usdt à {A}",
    'le mandas 17 usdt a {A}?',
  ],
  'somebody else receives too, or owns it': [
    'manda 17 usdt a {A} y a mi tía',
    'manda 17 usdt a {A} y a {B}',
    'manda 17 usdt pra {A} e pra minha tia',
    'manda los 17 usdt de mi tía a {A}',
    'envoie 17 usdt à {A} et à ma soeur',
    'manda 17 usdt a mi tía, {A} es mi primo',
  ],
  'the speaker would receive or buy': [
    'envíame 17 usdt',
    'págame 17 usdt a {A}',
    '¿me puedes enviar 17 usdt?',
    'véndeme 1 eth por usdt',
    'vende pra mim 1 eth por usdt',
    'vends-moi 1 eth contre des usdt',
    'me vendes 1 eth por usdt',
  ],
  'denied, doubted, put off or repeated': [
    'no mandes 17 usdt a {A}',
    'não manda 17 usdt pra {A}',
    "n'envoie pas 17 usdt à {A}",
    'si llueve manda 17 usdt a {A}',
    'manda 17 usdt a {A} para el lunes',
    'manda 17 usdt a {A} por noche',
    'manda 17 usdt a {A} por clase',
    'envoie 17 usdt à {A} par mois',
    'manda 17 usdt a {A}. para',
    'manda 17 usdt a {A}?',
  ],
  'amounts that are open': [
    'manda unos 17 usdt a {A}',
    'manda 17 usdt y pico a {A}',
    'manda hasta 17 usdt a {A}',
    'manda 1.500 usdt a {A}',
    'manda tres cuartos de eth a {A}',
    'manda 20 o 30 usdt a {A}',
    'compra todo mi eth con usdt',
    'compra 2 eth por 5000 usdt',
  ],
  'words of two meanings': [
    'pasa 17 usdt a pepe',
    'cambia 17 usdt en uniswap',
    'mete 17 usdt en aave',
    'cambia 17 usdt en arbitrum',
    'cambia 17 usdt por arbitrum',
    'pasa 17 usdt a eth',
    'saca 17 usdt a {A}',
    'retire 17 usdt à {A}',
    'manda 17 daí pra {A}',
    'tira 17 usdt',
  ],
};

describe('plain requests in Spanish, Portuguese and French', () => {
  for (const [language, lines] of Object.entries(EXPLAINED))
    for (const [text, slots] of lines)
      it(`explains "${text}"`, () => {
        const request = read(text);
        expect(request && slotWords(request.slots)).to.deep.equal(slots);
        expect(request?.intent).to.equal('token' in slots ? 'transfer' : 'swap');
        if (!['envia', 'envía'].includes(text.split(' ')[0] ?? '')) expect(request?.language).to.equal(language);
      });
  for (const [why, texts] of Object.entries(UNEXPLAINED))
    for (const text of texts)
      it(`does not explain, ${why}: "${text}"`, () => {
        expect(read(text)).to.equal(undefined);
      });
});
