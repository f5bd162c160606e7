import { MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS } from '../context/nouns.ts';
import { isPlainPurpose } from './purposes.ts';
import { CAUSES, NEEDY, PRAISED } from './statement-words.ts';
import { wordSet } from './words.ts';

const FUNCTION_WORDS = wordSet(`
  i we he she they it this that these those there who which what im hes shes theyre its thats me us him her them my our his their your a an the some any all one two three four five
  is are am was were be been being has have had having do does did done will would can could get gets got getting gotten go goes went going gone
  for to at of in on from with by about into near behind before after during since until as than and so because but or if when while cause cos coz cuz bc
  just still really very so much well already now today tonight yesterday tomorrow last this week weekend month morning evening night afternoon ago again always never ever also not no
  here there back away home together finally actually honestly only even quite pretty too soon early late later quickly asap please thanks money cash gas fee fees price prices network networks chain mainnet crazy insane wild brutal terrible horrible lol lmao haha hehe xd whenever takes took crypto collected lately recently first again yes ok okay
  more most less least lot bit little few many own new old same other another next such both each like right every time times day days year years hour hours minute minutes
`);
/** Verbs with which these say no more than the verb does. */
const PARTICLE = /^(?:up|off|out|down|over|through|around|along)$/;
const PHRASAL =
  /^(?:pick|picks|picked|picking|tidy|tidying|tidied|drop|drops|dropped|dropping|help|helps|helped|helping|settle|settling|settled|clean|cleaned|cleaning|cleans|move|moved|moving|sort|sorted|sorting|pay|paid|paying|bail|bailed|wait|waiting|run|ran|running|lock|locked|close|closing|closed|save|saving|saved|square|squaring|us|me|him|her|them|i|am|are|is|going)$/;

/** Whether each word of a statement is known to have its place in one that gives a reason: "bob made it up" has a word too many. */
export const isAccountedFor = (words: readonly string[]): boolean =>
  words.every((word, at) =>
    PARTICLE.test(word) ? PHRASAL.test(words[at - 1] ?? '') : word.startsWith('§') || isKnown(word),
  );

const isKnown = (word: string): boolean =>
  FUNCTION_WORDS.has(word) ||
  CAUSES.has(word) ||
  NEEDY.has(word) ||
  PRAISED.has(word) ||
  PEOPLE_WORDS.has(word) ||
  NAME_WORDS.has(word) ||
  PLACE_WORDS.has(word) ||
  MODIFIER_WORDS.has(word) ||
  isPlainPurpose(word);
