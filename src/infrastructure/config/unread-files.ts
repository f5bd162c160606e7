import { nearest } from '../../domain/shared/typo.ts';
import type { Env } from './env-reader.ts';
import { isSecretName } from './secret-files.ts';

const ENDING = '_FILE';

/**
 * The faults of variables that seem to name the file of a setting, and would be ignored: of a setting that is not a secret, and of a
 * name that is almost a secret's. Other software has such variables too, so settings of one word (`HOST`, `PORT`) are left out,
 * and a name with other digits is another name (`RPC_URL_5`).
 */
export const faultsOfUnreadFiles = (env: Env, known: ReadonlySet<string>): readonly string[] =>
  Object.entries(env).flatMap(([variable, text]) => {
    if (!variable.endsWith(ENDING) || known.has(variable) || (text ?? '').trim() === '') return [];
    const base = variable.slice(0, -ENDING.length);
    if (isSecretName(base) && known.has(base)) return [];
    if (known.has(base))
      return base.includes('_')
        ? [`${variable} is not read: only secrets are read from files; set ${base} to the value itself`]
        : [];
    const meant = nearestSecret(base, known);
    return meant === undefined ? [] : [`${variable} is not known: did you mean ${meant}${ENDING}?`];
  });

const nearestSecret = (base: string, known: ReadonlySet<string>): string | undefined =>
  nearest(
    base,
    [...known].filter((name) => isSecretName(name) && digitsOf(name) === digitsOf(base)),
  );

export const digitsOf = (name: string): string => name.replace(/\D+/g, ' ');
