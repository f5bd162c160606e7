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
  return clauses.some((clause, at) => at > 0 && isTheirs(clauses.slice(0, at), clause, written, language, lexicon));
}

/** "mi tía vive en Lima, manda …", "mi hermano: manda …": whoever was named before may be who does it or says it. */
function isTheirs(
  before: readonly Clause[],
  clause: Clause,
  written: readonly Lexeme[],
  language: Language,
  lexicon: Lexicon,
): boolean {
  const last = before.at(-1);
  const isQuoted = last?.mark?.written === ':';
  if (!isQuoted && (last?.mark?.written !== ',' || !LIKE_COMMANDS.has(language.language))) return false;
  if (!commands(partsIn(clause.lexemes, language, lexicon), isQuoted)) return false;
  if (isQuoted) return namesSomebody(partsIn(last?.lexemes ?? [], language, lexicon));
  if (pointsBack(clause) || asksPlainly(written, language)) return false;
  const start = before.findLastIndex(({ mark }, at) => at < before.length - 1 && mark?.written !== ',') + 1;
  const parts = before.slice(start).flatMap(({ lexemes }) => partsIn(lexemes, language, lexicon));
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
