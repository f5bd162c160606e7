import { any, either, explains, many, seq, some } from '../licence/pattern.ts';
import { withdraws } from '../licence/withdrawal.ts';
import { CLAUSE, STATEMENT } from './clauses.ts';
import { speaksOfMessage } from './speaks-of-message.ts';

/** Words. */
const LONGEST = 20;
const AROUND = any(
  'because|since|as|cause|cos|coz|cuz|bc|so|and|but|well|ok|okay|oh|ah|hm|hmm|um|uh|sorry|please|pls|plz|thanks|thank you|now|just|then|yes|yeah|right|alright|cool|:|?',
);
const EXPLANATION = some(seq(many(AROUND), either(STATEMENT, CLAUSE), many(AROUND)));
const COURTESY = some(AROUND);

/** Whether a text without values only says why, or is polite: every word of it is known, and it neither takes back nor speaks of the message. */
export const explainsOnly = (words: readonly string[]): boolean =>
  words.length <= LONGEST &&
  (words.length === 0 || explains(either(EXPLANATION, COURTESY), words)) &&
  !withdraws(words) &&
  !speaksOfMessage(words);
