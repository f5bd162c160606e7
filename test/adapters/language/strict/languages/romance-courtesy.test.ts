import { expect } from 'chai';
import { asked } from './asked.ts';

const ES = 'manda 17 usdt a {A}';
const PT = 'manda 17 usdt pra {A}';
const FR = 'envoie 17 usdt à {A}';

const EXPLAINED: readonly string[] = [
  `muy buenas noches, señor bot, ${ES}`,
  `qué tal, parcera, ${ES}`,
  `perdona la insistencia otra vez, ${ES}`,
  `espero que te encuentres de maravilla. ${ES}`,
  `hazme un favorcito y ${ES}`,
  'le ruego que transfiera 17 usdt a {A}',
  'tenga la gentileza de enviar 17 usdt a {A}',
  'me colaboras mandando 17 usdt a {A}',
  'se ruega transferir 17 usdt a {A}',
  'procede con el pago de 17 usdt a {A}',
  'orden de pago: 17 usdt a {A}',
  `${ES}, te lo agradezco de corazón`,
  `${ES} que tengas una linda noche`,
  `${ES}. Diosito te lo pague`,
  `${ES}, eres un sol`,
  `boa noite, meu caro, ${PT}`,
  `desculpe o atraso, ${PT}`,
  `me dá uma mãozinha e ${PT}`,
  'peço-lhe que transfira 17 usdt para {A}',
  'proceda ao envio de 17 usdt para {A}',
  `${PT}, fico muito grata pela paciência`,
  `${PT} com a maior brevidade`,
  `bonsoir mon petit robot, ${FR}`,
  `désolée pour le message tardif, ${FR}`,
  `sois un ange et ${FR}`,
  "auriez-vous l'obligeance d'envoyer 17 usdt à {A}",
  'je vous demande de bien vouloir verser 17 usdt à {A}',
  `${FR}, merci infiniment pour votre patience`,
  `${FR}. Recevez mes salutations distinguées`,
  `${FR} dans les plus brefs délais`,
];

const NOT_EXPLAINED: readonly string[] = [
  `Estimado señor, ${ES}`,
  `hola mi hermano ${ES}`,
  `jefa: ${ES}`,
  `hijo ${ES}`,
  `${ES}, gracias por el pago`,
  `agradezco la transferencia de 17 usdt a {A}`,
  `le agradezco el pago de 17 usdt a {A}`,
  `${ES}, listo`,
  `${ES} si Dios quiere`,
  'voy a mandar 17 usdt a {A}',
  'hay manera de enviar 17 usdt a {A}',
  'dispongo de 17 usdt a {A}',
  'le quiero vender 17 usdt',
  'el cambio de 17 usdt por eth',
  'vai mandar 17 usdt pra {A}',
  'era pra mandar 17 usdt pra {A}',
  `o patrão ${PT}`,
  `mãe, ${PT}`,
  `${PT}, valeu pelo pagamento`,
  'agradeço o envio de 17 usdt para {A}',
  `${PT} até sexta`,
  `maman, ${FR}`,
  `${FR}. Bisous, mamie`,
  `Madame, Monsieur, ${FR}`,
  `dis: ${FR}`,
  `mec ${FR}`,
  'je vais envoyer 17 usdt à {A}',
  'je voudrais pouvoir envoyer 17 usdt à {A}',
  'merci pour le virement de 17 usdt à {A}',
  'envoyé 17 usdt à {A}',
];

describe('courtesy and asking in Romance languages', () => {
  for (const text of EXPLAINED)
    it(`explains "${text}"`, () => expect(asked(text)).to.include({ intent: 'transfer', amount: '17', token: 'USDT' }));
  for (const text of NOT_EXPLAINED) it(`does not explain "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
