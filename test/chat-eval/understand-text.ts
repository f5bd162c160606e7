import { GrammarLanguageReader } from '../../src/adapters/language/reading/language-reader.grammar.ts';
import type { Lexicon } from '../../src/adapters/language/text/lexicon.ts';
import { understand } from '../../src/domain/chat/understand.ts';
import type { OpenFrame, Recalled, Understanding } from '../../src/domain/chat/understanding.ts';

/** What the service understands of a text: read by the grammar, then checked by the domain. */
export const understandText = (text: string, lexicon: Lexicon, open?: OpenFrame, recalled?: Recalled): Understanding =>
  understand(new GrammarLanguageReader(lexicon).read(text, open, recalled), lexicon);
