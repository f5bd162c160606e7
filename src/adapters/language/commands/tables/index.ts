import type { CommandTable } from '../command-table.ts';
import { CHINESE } from './chinese.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';

/** The languages other than English in which commands are understood. */
export const OTHERS: readonly CommandTable[] = [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE];
