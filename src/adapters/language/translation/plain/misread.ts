import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import type { Language } from '../speech.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { isAt, type Part } from './part.ts';
import { partsIn } from './parts-in.ts';
import { asksPlainly, LIKE_COMMANDS, pointsBack } from './told-clauses.ts';

/** Whether the clauses of a text give its verb to somebody who was named before it, or quote it. */
export function isMisread(written: readonly Lexeme[], language: Language, lexicon: Lexicon): boolean {
  const clauses = clausesOf(written).filter(({ lexemes, mark }) => lexemes.length > 0 || mark?.written === ':');
  const read = new Map<Clause, readonly Part[]>();
  // Each clause is read once, however many stand behind it.
  const partsOf = (clause: Clause): readonly Part[] => {
    const parts = read.get(clause) ?? partsIn(clause.lexemes, language, lexicon);
    read.set(clause, parts);
    return parts;
  };
  const isAmbiguous = LIKE_COMMANDS.has(language.language) && !asksPlainly(written, language);
  return clauses.some((clause, at) => at > 0 && isTheirs(clauses.slice(0, at), clause, isAmbiguous, partsOf));
}

/** "mi tía vive en Lima, manda …", "mi hermano: manda …": whoever was named before may be who does it or says it. */
function isTheirs(
  before: readonly Clause[],
  clause: Clause,
  isAmbiguous: boolean,
  partsOf: (clause: Clause) => readonly Part[],
): boolean {
  const last = before.at(-1);
  const isQuoted = last?.mark?.written === ':';
  if (!isQuoted && (last?.mark?.written !== ',' || !isAmbiguous)) return false;
  if (!commands(partsOf(clause), isQuoted)) return false;
  if (isQuoted) return last !== undefined && namesSomebody(partsOf(last));
  if (pointsBack(clause)) return false;
  const start = before.findLastIndex(({ mark }, at) => at < before.length - 1 && mark?.written !== ',') + 1;
  const parts = before.slice(start).flatMap(partsOf);
  const says = parts.some(({ is }) => !['person', 'own', 'article', 'polite', 'break'].includes(is));
  return says && namesSomebody(parts);
}

/** A clause that begins with a verb of a request; one that is quoted may have it anywhere. */
function commands(parts: readonly Part[], anywhere: boolean): boolean {
  const at = parts.findIndex((part) => part.is === 'deed' && !part.isNoun);
  return at === 0 || (at > 0 && (anywhere || parts.slice(0, at).every(({ is }) => is === 'aside' || is === 'told')));
}

/** A person without a preposition before. */
function namesSomebody(parts: readonly Part[]): boolean {
  return parts.some((part, at) => {
    let before = at - 1;
    while (isAt(parts, before, 'own', 'article', 'aside', 'person')) before -= 1;
    return part.is === 'person' && !isAt(parts, before, 'preposition', 'deed');
  });
}
