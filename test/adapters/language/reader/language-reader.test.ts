import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import { knownLexicon } from '../../../../src/adapters/token-list/known-tokens.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { describeLanguageReaderContract } from '../../../contracts/chat/language-reader.contract.ts';

describeLanguageReaderContract('grammar', () => new GrammarLanguageReader(EVAL_LEXICON));
describeLanguageReaderContract('grammar, as wired', () => new GrammarLanguageReader(knownLexicon()));
