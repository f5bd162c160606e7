import { PAYING } from '../context/requested.ts';
import { isNoun, isPerson, nounPhraseEnd } from './noun-phrases.ts';

/** What stands before an account that is not where the payment goes. */
const OTHER_ROLE =
  /^(?:for|per|by|via|from|like|as|than|of|through|with|about|against|after|before|until|till|near|under)$/;

const THANKED =
  /\b(?:thanks|according|next|close|similar|compared|relative|prior|hi|hello|love|kudos|greetings|regards) to §a/;
const TOWARDS = /\b(?:as|due|owing|up) to §a/;
/** "so she can pay 0x…" */
const PAID_ON =
  /\b(?:he|she|they|it) (?:can|could|may|might|will|must|should|has to|have to|wants to|needs to) (?:pay|send|give|settle|reach|refund|repay|tip)(?: [a-z]+)? §a/;

/** Whether "for 0x…" stands beside somebody else who is paid: "send bob 5 usdc for 0x…", "5 usdc to my sister, for 0x…". */
export function isForAnother(words: readonly string[]): boolean {
  const account = words.indexOf('§a');
  const text = words.join(' ');
  if (THANKED.test(text) || PAID_ON.test(text)) return true;
  if (!OTHER_ROLE.test(words[account - 1] ?? '') && !TOWARDS.test(text)) return false;
  return words.slice(0, account).some((word, at) => {
    if (word !== 'to' && !PAYING.has(word)) return false;
    if (/^(?:him|her|them)$/.test(words[at + 1] ?? '') && !isNoun(words[at + 2])) return true;
    const end = nounPhraseEnd(words, at + 1);
    return end > at + 1 && words.slice(at + 1, end).some(isPerson);
  });
}
