import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { OpenFrame, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import { lex } from '../lexer/lex.ts';
import { normalizeText } from '../lexer/normalize.ts';
import { shapeOf } from '../licence/shape.ts';
import { chosen } from '../reference/ordinals.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { translate } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { mentionsIn } from './mentions.ts';
import { readInContext } from './read-in-context.ts';

/**
 * Reads text with two hand-written grammars. One finds values in any order of words: text → lexemes → tagged items →
 * segments → sentences → intents. The other decides whether the words ask for it.
 */
export class GrammarLanguageReader implements LanguageReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  read(text: string, open?: OpenFrame, recalled: Recalled = {}): Reading {
    const lexemes = lex(normalizeText(text), this.#lexicon);
    const follows = open !== undefined || (recalled.past ?? []).length > 0;
    const translated = translate(lexemes, this.#lexicon, follows);
    const items = tagItems(translated?.lexemes ?? lexemes, this.#lexicon);
    const choice = chosen(shapeOf(items), recalled.choices ?? []);
    if (choice !== undefined) return this.read(choice, open, { ...recalled, choices: [] });
    const reading = readInContext(items, this.#lexicon, open, recalled);
    return translated === undefined ? reading : { ...reading, language: translated.language };
  }

  mentionsOf(text: string): Mentions {
    return mentionsIn(this.#itemsOf(text));
  }

  #itemsOf(text: string): Item[] {
    return tagItems(lex(normalizeText(text), this.#lexicon), this.#lexicon);
  }
}
