import type { ChangeWords } from './change-words.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

export const CHANGE_WORDS: readonly ChangeWords[] = [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE];
