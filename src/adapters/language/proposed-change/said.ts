import type { Token } from '../follow-up/token.ts';
import { tokensIn } from '../follow-up/tokens.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { plainItems } from '../proposer/plain-items.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { spelled } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { englishTokens } from './english-tokens.ts';

/** A message to an open request: its own words, read only where its values make a change, and what each of them does. */
export type SaidToOpen = Readonly<{ items: () => readonly Item[]; tokens: readonly Token[] }>;

/** `language`: of the message, or of the conversation where the message does not show one. */
export function saidToOpen(lexemes: readonly Lexeme[], lexicon: Lexicon, language: string | undefined): SaidToOpen {
  const tokens = language === undefined ? undefined : tokensIn(spelled(lexemes), language, lexicon);
  if (tokens !== undefined) return { items: () => plainItems(lexemes, lexicon), tokens };
  const items = tagItems(lexemes, lexicon);
  return { items: () => items, tokens: englishTokens(items) };
}
