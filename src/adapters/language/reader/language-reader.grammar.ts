import type { LanguageReader } from '../../../application/ports/chat/language-reader.ts';
import type { Mentions } from '../../../domain/chat/mentions.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { lex } from '../lexer/lex.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { normalizeText } from '../lexer/normalize.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { languageIn, translate } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isAction } from './license.ts';
import { mentionsIn } from './mentions.ts';
import { readLicensed } from './read-licensed.ts';

/** "dos" is two in Spanish and "of the" in Portuguese: what two languages understand differently is asked about. */
function agreed(reading: Reading, others: readonly Reading[]): Reading {
  const isPlain = isAction(reading) && reading.problems.length === 0;
  const said = ({ intent, slots }: Reading) => JSON.stringify([intent, Object.entries(slots).sort()]);
  return isPlain && others.some((other) => said(other) !== said(reading))
    ? { ...reading, problems: [{ code: 'not-plainly-asked' }] }
    : reading;
}

/**
 * Reads text with two hand-written grammars. One finds values in any order of words: text → lexemes → tagged items →
 * segments → sentences → intents. The other decides whether the words ask for it.
 */
export class GrammarLanguageReader implements LanguageReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  read(text: string, open?: OpenFrame): Reading {
    const lexemes = lex(normalizeText(text), this.#lexicon);
    const translated = translate(lexemes, this.#lexicon);
    const read = (words: readonly Lexeme[]) => readLicensed(tagItems(words, this.#lexicon), this.#lexicon, open);
    const reading = agreed(
      read(translated?.lexemes ?? lexemes),
      (translated?.others ?? []).map((other) => read(other.lexemes)),
    );
    const language = translated?.language ?? languageIn(lexemes, this.#lexicon);
    return language === undefined ? reading : { ...reading, language };
  }

  mentionsOf(text: string): Mentions {
    return mentionsIn(this.#itemsOf(text));
  }

  #itemsOf(text: string): Item[] {
    return tagItems(lex(normalizeText(text), this.#lexicon), this.#lexicon);
  }
}
