import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { lex } from '../lexer/lex.ts';
import { normalizeText } from '../lexer/normalize.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { license } from './license.ts';
import { mentionsIn } from './mentions.ts';
import { readMessage } from './read-message.ts';

/** Reads English with a hand-written grammar: text → lexemes → tagged items → segments → sentences → intents. */
export class GrammarLanguageReader implements LanguageReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  read(text: string, open?: OpenFrame): Reading {
    const items = this.#itemsOf(text);
    const known = items.filter(({ is }) => is !== 'sign');
    return license(readMessage(known, this.#lexicon, open), items, open);
  }

  mentionsOf(text: string): Mentions {
    return mentionsIn(this.#itemsOf(text));
  }

  #itemsOf(text: string): Item[] {
    return tagItems(lex(normalizeText(text), this.#lexicon), this.#lexicon);
  }
}
