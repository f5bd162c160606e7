import type { Said } from './said.ts';

const NAMES = [
  ['op', 'optimism'],
  ['arb', 'arbitrum'],
  ['pol|matic', 'polygon'],
  ['eth|ether|eths', 'ethereum'],
  ['sol', 'solana'],
  ['btc', 'bitcoin'],
] as const;

const TWICE = NAMES.flatMap(([token, network]) => [
  new RegExp(`(?<![\\p{L}])(?:${token}) §n (?:${network})(?![\\p{L}])`, 'u'),
  new RegExp(`(?<![\\p{L}])(?:${network}) §n (?:${token})(?![\\p{L}])`, 'u'),
]);

/** "sende op 12 optimism": the number counts the token, and the other name says where; or the token is named twice. */
export const isNamedTwice = ({ text }: Said): boolean => TWICE.some((pattern) => pattern.test(text));
