import { any, only, type Rule, value } from '../rules/rule.ts';

/** Behind a greeting. A colon would make a speaker of whoever is greeted. */
export const PAUSE: Rule = any(', | . | !');
/** Between parts of a message. */
export const SEPARATOR: Rule = any(', | . | ! | ; | :');

/** A token; `name` is its slot. */
export const coin = (name: string): Rule => value(name, '§t', '§b', '§k');
/** A network; `name` is its slot. */
export const net = (name: string): Rule => value(name, '§c', '§b');

/** How many tokens a network may take behind what it belongs to: "sur le réseau base". */
const REACH = 4;
/**
 * Behind a purpose, without a pause: a network there may be what it is about ("para el libro en polygon"). Values of the request part it
 * from the purpose as well.
 */
export const NO_NETWORK_BEHIND: Rule = only((tokens, at) => {
  const near = tokens.slice(at, at + REACH).map(({ form }) => form);
  const end = near.findIndex((form) => /^(?:[,.!;:(-]|§[^cb])$/.test(form));
  return !(end < 0 ? near : near.slice(0, end)).some((form) => form === '§c' || form === '§b');
});
