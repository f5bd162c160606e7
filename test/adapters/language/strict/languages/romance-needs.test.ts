import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../../chat-eval/slot-words.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const read = (text: string) => requestIn(lex(normalizeText(text.replaceAll('{A}', A)), EVAL_LEXICON), EVAL_LEXICON);

const TO_A = { amount: '17', token: 'USDT', recipient: A };
const TRADE = { amount: '17', fromToken: 'USDT', toToken: 'ETH' };

const EXPLAINED: readonly (readonly [text: string, slots: Readonly<Record<string, string>>])[] = [
  ['querría que enviaras 17 usdt a {A}', TO_A],
  ['me gustaría que me cambiaras 17 usdt por eth', TRADE],
  ['mi nieta necesita 17 usdt, envíaselos a {A}', TO_A],
  ['quiero desprenderme de 17 usdt a cambio de eth', TRADE],
  ['pásale 17 usdt a Elena, su wallet es {A}', TO_A],
  ['gostaria que você enviasse 17 usdt para {A}', TO_A],
  ['meu neto precisa de 17 usdt, manda pra ele: {A}', TO_A],
  ['quero me desfazer de 17 usdt e ficar com eth', TRADE],
  ['mon neveu a besoin de 17 usdt, envoie-lui à {A}', TO_A],
  ['je dois 17 usdt à ma nièce, envoie à {A}', TO_A],
  ['je voudrais me débarrasser de 17 usdt contre de l eth', TRADE],
  ['anoche vino el electricista a casa, págale 17 usdt a {A}', TO_A],
  ['o encanador terminou o serviço ontem, paga 17 usdt pra {A}', TO_A],
  ['on a mangé ensemble hier soir, envoie 17 usdt à {A}', TO_A],
  ['manda 17 usdt pro Bruno no endereço {A}', TO_A],
  ['rembourse Thomas, 17 usdt à {A}', TO_A],
];

const NOT_EXPLAINED: readonly string[] = [
  'me hubiera gustado que enviaras 17 usdt a {A}',
  'Elena quería que enviaras 17 usdt a {A}',
  'querría que enviaras mañana 17 usdt a {A}',
  'mi nieta necesita 17 usdt, ya se los mandé a {A}',
  'mi nieta necesita 17 usdt, dice que los mande a {A}',
  'mi nieta necesita 17 usdt, manda 30 usdt a {A}',
  'si mi nieta necesita 17 usdt, mándaselos a {A}',
  'mi nieta no necesita 17 usdt, mándaselos a {A}',
  'quería desprenderme de 17 usdt a cambio de eth, pero no sé',
  'queria que você tivesse enviado 17 usdt para {A}',
  'meu neto precisa de 17 usdt, ele manda pra {A}',
  'ayer vino el electricista y me pidió que mandara 17 usdt a {A}',
  'el electricista vino ayer a enviar 17 usdt a {A}',
  'cuando vino el electricista manda 17 usdt a {A}',
  'no vino el electricista, manda 17 usdt a {A}',
  'o encanador veio ontem e mandou 17 usdt pra {A}',
  'on a mangé ensemble, il envoie 17 usdt à {A}',
  'si le plombier est passé, envoie 17 usdt à {A}',
  'Elena terminó: manda 17 usdt a {A}',
  'João manda 17 usdt pra {A}',
  'mon neveu a besoin de 17 usdt, il envoie à {A}',
  'Thomas, rembourse 17 usdt à {A}',
  'Thomas rembourse 17 usdt à {A}',
  'Thomas : rembourse 17 usdt à {A}',
  'j aurais voulu me débarrasser de 17 usdt contre de l eth',
];

describe('wishes, needs and names in Romance languages', () => {
  for (const [text, slots] of EXPLAINED)
    it(`explains "${text}"`, () => {
      const found = read(text);
      expect(found && slotWords(found.slots)).to.deep.equal(slots);
    });
  for (const text of NOT_EXPLAINED) it(`does not explain "${text}"`, () => expect(read(text)).to.equal(undefined));
});
