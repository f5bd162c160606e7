import { expect } from 'chai';
import { readContactCommand } from '../../../src/domain/chat/contact.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';

const SAVED: readonly (readonly [message: string, name: string])[] = [
  ['remember {A} as tailor', 'tailor'],
  ['add {A} to my contacts under the name Noor', 'Noor'],
  ['put {A} in my address book as Uncle Joe', 'Uncle Joe'],
  ['Save Brightwater GmbH as {A}', 'Brightwater GmbH'],
  ['save {A} as Tom & Co', 'Tom & Co'],
  ['new contact: Ravi, {A}', 'Ravi'],
  ['add Ravi to my contacts: {A}', 'Ravi'],
  ['store {A} under Warehouse 7, please', 'Warehouse 7'],
  ['and {A} as Grandma', 'Grandma'],
  ['apunta en mi agenda a Inés, su cartera es {A}', 'Inés'],
  ['nuevo contacto: Inés, {A}', 'Inés'],
  ['añade esta dirección {A} a mis contactos con el nombre Inés', 'Inés'],
  ['guarda en la agenda {A} como Inés', 'Inés'],
  ['cadastra {A} nos contatos como Rita', 'Rita'],
  ['Trag bitte {A} in mein Adressbuch als Werkstatt ein', 'Werkstatt'],
  ['Notiere {A} unter Oma Erna in den Kontakten', 'Oma Erna'],
  ["garde cette adresse {A} dans mon carnet d'adresses sous le nom Manon", 'Manon'],
  ['{A} adresini kişilere Ayşe adıyla ekle', 'Ayşe'],
  ['把{A}存到我的联系人里叫老王', '老王'],
  ['anota na minha agenda a Rita, a carteira dela é {A}', 'Rita'],
  ['Lege bitte einen Kontakt an: Werkstatt, {A}', 'Werkstatt'],
  ['Speichere {A} unter dem Namen Oma Erna', 'Oma Erna'],
  ['ajoute Manon à mes contacts : {A}', 'Manon'],
  ['nouveau contact : Paul Martin, {A}', 'Paul Martin'],
  ['yeni kişi: Ayşe, {A}', 'Ayşe'],
  ['把{A}存成联系人 老王', '老王'],
  ['新联系人：老王，{A}', '老王'],
];

const NOT_SAVED = [
  'save {A} as soon as possible',
  'save {A} as Noor and send her 5 usdc',
  'save {A} as Noor tomorrow',
  'save {A} as my',
  'send Brightwater GmbH 5 usdc, {A}',
  'put 5 usdc in {A}',
  'guarda 5 dai en {A}',
  'note 5 dai, {A}',
  'envía 5 dai a {A} como regalo',
  'schick {A} als Geschenk 5 dai',
  'guarda {A} en mis contactos',
  'did you save {A} as Noor?',
  'i saved {A} as Noor',
  'he says save {A} as Noor',
  'do not save {A} as Noor',
  'and {A} as well',
  'and {A} as before',
];

describe('commands about contacts', () => {
  for (const [message, name] of SAVED)
    it(`save: ${message}`, () =>
      expect(readContactCommand(message.replace('{A}', A))).to.include({ kind: 'save', name, address: A }));
  for (const message of NOT_SAVED)
    it(`are not: ${message}`, () => expect(readContactCommand(message.replace('{A}', A))).to.equal(undefined));
});
