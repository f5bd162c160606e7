import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import { englishLanguageWriter } from '../../../../src/adapters/language/writer/language-writer.english.ts';
import { knownLexicon } from '../../../../src/adapters/token-list/known-tokens.ts';
import { describeLanguageWriterContract } from '../../../contracts/chat/language-writer.contract.ts';

describeLanguageWriterContract('English', () => ({
  writer: englishLanguageWriter,
  reader: new GrammarLanguageReader(knownLexicon()),
}));
