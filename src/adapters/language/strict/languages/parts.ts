import { any, type Rule, value } from '../rules/rule.ts';

/** Behind a greeting. A colon would make a speaker of whoever is greeted. */
export const PAUSE: Rule = any(', | . | !');
/** Between parts of a message. */
export const SEPARATOR: Rule = any(', | . | ! | ; | :');

/** A token; `name` is its slot. */
export const coin = (name: string): Rule => value(name, '§t', '§b', '§k');
/** A network; `name` is its slot. */
export const net = (name: string): Rule => value(name, '§c', '§b');
