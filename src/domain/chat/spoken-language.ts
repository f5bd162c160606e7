import { CHAINS, SUPPORTED_CHAINS } from '../shared/chain/chains.ts';
import type { TokenDirectory } from './token-directory.ts';

const NETWORKS: ReadonlySet<string> = new Set(SUPPORTED_CHAINS.map((id) => CHAINS[id].name.toLowerCase()));
/** An address, a name such as name.eth, or an amount with its signs. */
const VALUE = /^(0x[\da-f]*|[^\s.]+(\.[^\s.]+)+|[\d.,%$€£]+)$/i;

/**
 * The language to answer in: that of the message, or of the conversation so far when the message holds values alone ("25", "usdc", an
 * address). Undefined is English.
 */
export function spokenLanguage(
  message: string,
  ofMessage: string | undefined,
  before: string | undefined,
  directory: TokenDirectory,
): string | undefined {
  if (ofMessage !== undefined || before === undefined) return ofMessage;
  const isValue = (word: string) =>
    VALUE.test(word) || NETWORKS.has(word.toLowerCase()) || directory.tokensOf(word.toUpperCase()).length > 0;
  const words = message.split(/[\s,;!?]+/).filter((word) => word !== '');
  return words.every(isValue) ? before : undefined;
}
