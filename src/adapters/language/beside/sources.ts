import { PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { isOf } from './kinds.ts';
import type { Phrase } from './phrases.ts';
import { HARD_SOURCE, isKind, isSomebody } from './purposes.ts';
import { wordSet } from './words.ts';

const THROUGH = /^(?:with|from|at|by|on|off|via|using|through|out|is|was|are|be|to|thanks|used|use|take|took)$/;
const OTHERS = wordSet(
  'his her their your company corporate client customer somebody someone others joint stolen business office firm',
);
const isOther = (word: string): boolean => OTHERS.has(word) || isSomebody(word);
const STATING = /^(?:is|are|was|be|to)$/;

/** "mom's card", "from her savings", "at bob's expense" */
export function isOthersSource({ head, lead, words }: Phrase, isBare: boolean): boolean {
  if (!isOf('source', head)) return false;
  const before = words.slice(0, -1);
  const isOthers = before.some(isOther) && !before.includes('pocket') && !before.some((word) => isOf('text', word));
  // Where something goes may be said with a name: "to her wallet".
  if (/^(?:wallet|account|vault|safe)$/.test(head))
    return isOthers && /^(?:from|with|using|via|out|off|of)$/.test(lead ?? '') && lead !== 'of';
  const isPlain = !before.some((word) => PURPOSE_WORDS.has(word) && !isKind(word) && !PEOPLE_WORDS.has(word));
  if (!isOthers || !isPlain) return false;
  return isBare || STATING.test(lead ?? '') ? HARD_SOURCE.has(head) : THROUGH.test(lead ?? '');
}
