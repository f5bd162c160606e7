import { typoCost } from '../../adapters/language/text/typo.ts';

/** The known name of which this may be a misspelling: one or, in long names, two characters are different. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const near = [...known].flatMap((other) => {
    const cost = typoCost(name, other);
    return cost === undefined ? [] : [{ other, cost }];
  });
  return near.sort((one, another) => one.cost - another.cost)[0]?.other;
}
