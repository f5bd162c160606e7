import { isPerson } from './people.ts';

const LABEL = /^\( (?:\S+ ){1,3}?(?:: )?\) ?(?:[:-] )?(?:please )?/;

/** "(bob:) send …", "[bob] send …": somebody else says it. */
export function isLabelled(words: readonly string[]): boolean {
  const [label] = LABEL.exec(words.join(' ')) ?? [];
  return label !== undefined && (label.includes(' : )') || label.split(' ').some(isPerson));
}
