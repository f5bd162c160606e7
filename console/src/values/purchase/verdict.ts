type Outcome = 'pass' | 'fail' | 'unknown';

/**
 * What all rules that a person sees come to, those of the wallet included; the number of crosses is the number that is told. What is entered
 * wrongly was not judged by them.
 */
export function verdictOf(
  isEligible: boolean,
  isWrong: boolean,
  rules: readonly Readonly<{ outcome: Outcome }>[],
): 'can' | 'not-certain' | Readonly<{ failing: number }> {
  const failing = rules.filter(({ outcome }) => outcome === 'fail').length;
  if (failing > 0) return { failing };
  return isEligible && !isWrong ? 'can' : 'not-certain';
}
