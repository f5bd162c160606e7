import { fold } from '../../text/fold.ts';

/** "envié" and "mandó" tell of the past, "envie" and "mando" do not: a word that ends in a stressed é, í or ó keeps that letter. */
export function stressed(written: string): string | undefined {
  const word = written.normalize('NFC').toLowerCase();
  return /[éíó]$/u.test(word) ? fold(word.slice(0, -1)) + word.slice(-1) : undefined;
}

/** "convierte 20 usdc en eth": the coin, and not the network. */
export const COINS: ReadonlySet<string> = new Set(['eth', 'ether', 'sol', 'btc', 'arb', 'pol', 'matic']);
