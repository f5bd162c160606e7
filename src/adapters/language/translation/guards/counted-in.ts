import { COINS } from '../numbers/coins.ts';
import type { Said } from './said.ts';

/** What an amount is counted in before its coin is named; everything else may be a sum of its own. */
const UNITS =
  'dol\\p{L}*|dollar\\p{L}*|usd|eur|euros?|eurolug?k?|pavos?|balles?|libras?|pfund|livres?|sterlin|unidad(?:es)?|unidades?|einheiten|unites?|monedas?|moedas?|munzen|pieces?|coins?|tokens?|stuck|jetons?|adet|tane|mil|millon(?:es)?|milh(?:ao|oes)|millionen?|millions?|tausend|mille|bin|milyon|por ?ciento|prozent|porcento';
/** Words that say nothing of the amount. */
const IDLE =
  'de|d|des|do|da|dos|das|von|vom|del|la|los|las|el|le|les|en|em|in|mi|mis|meus|minhas|mes|ma|mon|meine[nmr]?|ahora|ya|hoy|agora|ja|hoje|jetzt|gleich|heute|bitte|maintenant|stp|svp|simdi|hemen|lutfen|solo|so|nur|seulement|sadece|und|y|e|et|medio|media|meio|meia|demi|demie|halb\\p{L}*|bucuk';
const UNKNOWN = new RegExp(
  `§n (?!(?:${UNITS}|${IDLE}|${COINS}|§\\p{L}) )\\p{L}+ (?:(?:en|em|in|de|d|of|des|von) )?(?:${COINS})(?![\\p{L}])`,
  'u',
);

/** "20 patates en usdc": whether an amount is counted in something that stands between it and its coin. Turkish endings and Chinese measure words stand there too. */
export const isCountedInOther = ({ text, language }: Said): boolean =>
  language !== 'zh' && language !== 'tr' && UNKNOWN.test(text);
