import type { Like } from '../../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'Übersicht',
  lead: 'Einmal verifizieren, im Verkauf kaufen, den Bestand im Blick behalten und übertragen. Ihre Schlüssel verlassen nie Ihre Wallet.',
  purpose: 'um Ihre Wallet auf einen Blick zu sehen',
  lookAtSale: 'Zum Verkauf',
  buyMore: 'Weitere Token kaufen',
  prices: 'Kurse',
  markets: 'Märkte',
  pricesFailed: 'Die Kurse konnten nicht geladen werden',
  coin: 'Coin',
  price: 'Kurs',
  change: '24 Stunden',
  inDollars: 'In US-Dollar.',
  inDollarsSince: 'In US-Dollar. Der älteste Kurs wurde {time} abgerufen.',
  yourTier: 'Ihre Stufe',
  notVerified: 'Nicht verifiziert',
  mayStillBuy: 'Sie können noch kaufen für',
  standingFailed: 'Ihr Limit konnte nicht geladen werden',
} satisfies Like<typeof en>;
