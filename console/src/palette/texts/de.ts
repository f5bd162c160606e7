import type { Like } from '../../texts/catalogue.ts';
import type en from './en.ts';

export default {
  aPage: 'Eine Seite',
  aPagePlaceholder: 'Seite',
  destinations: 'Ziele',
  noSuchPage: 'Keine Seite hat diesen Namen.',
  'words.overview': 'Start, Startseite, Dashboard, Aktivität, Kurse',
  'words.buy': 'Kauf, Verkauf, Token, investieren, NFT, Beleg, Beitrag',
  'words.auction': 'Gebot, bieten, Erstattung, abholen, Versteigerung',
  'words.portfolio': 'Guthaben, Bestand, Vermögen, Wallet, Transaktionen, Verlauf, empfangen, Bitcoin, Solana',
  'words.move': 'Überweisung, überweisen, senden, auszahlen, Empfänger, Kontakte',
  'words.swap': 'Tausch, wechseln, umtauschen, Bridge, Slippage, Angebot',
  'words.markets': 'Preis, Kurs, Coins, Diagramm, Kerzen, Indikatoren, Liquidität, Kredit, Gebühren, Gas',
  'words.agent': 'Chat, fragen, Hilfe, Unterhaltung, Agent',
  'words.verification': 'Identität, KYC, Stufe, Limit, Ausweis, Dokumente, Bedingungen',
  'words.developer': 'API-Schlüssel, Anfragen, Code, MCP, Dokumentation',
  'words.settings':
    'Profil, Name, E-Mail, Benachrichtigungen, Sprache, Darstellung, Wallets, Empfehlung, Zahlungen, Daten, Export, Sitzungen',
} satisfies Like<typeof en>;
