import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'Transaktionen',
  lead: 'Was Ihre Wallet in allen Netzwerken gesendet und empfangen hat, das Neueste zuerst.',
  leadRead: 'Was Ihre Wallet in allen Netzwerken gesendet und empfangen hat, das Neueste zuerst. Stand: {time}.',
  failed: 'Die Transaktionen konnten nicht geladen werden',
  empty: 'Noch keine Transaktionen',
  'empty.text': 'Was diese Wallet sendet oder empfängt, erscheint hier, meist innerhalb einer Minute.',
  shown: '{count, plural, one {1 Transaktion} other {{count, number} Transaktionen}}',
  time: 'Zeit',
  kind: 'Art',
  amount: 'Betrag',
  network: 'Netzwerk',
  with: 'Von oder an',
  status: 'Status',
  transaction: 'Transaktion',
  newContract: 'Ein neuer Vertrag',
} satisfies Like<typeof en>;
