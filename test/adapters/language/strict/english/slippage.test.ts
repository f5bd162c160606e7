import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';

const asked = (limit: string) =>
  requestIn(lex(normalizeText(`swap 30 dai to eth on base${limit}`), EVAL_LEXICON), EVAL_LEXICON);

const LIMITS = [
  ' with a slippage of maximum 2%',
  ' with a slippage of max 2%',
  ', slippage max. 2%',
  ', max. 2% slippage',
  ', slippage shall not exceed 2%',
  ', i can live with 2% slippage',
  ' (slippage 2%)',
  ' (max 2% slippage)',
  ' (max. slippage 2%)',
  ' (slippage tolerance: 2%)',
  ' (200 bps)',
];
const NONE = [
  ', not 2% slippage',
  ', slippage maybe 2%',
  ', slippage max 2% or 3%',
  ', slippage over 2%',
  ' (not 2% slippage)',
  ' (2%)',
  ' (slippage 2% or 3%)',
  ' (slippage 2%',
  ' (slippage 2% of what?)',
  ' (slippage 2%) (slippage 3%)',
  // In parts of a basis point: such a limit must not be dropped.
  ' (slippage 0.125%)',
  ' (max 0.005% slippage)',
  ', slippage 0.999%',
  ' with 1.2345% slippage',
  ', slippage shall not exceed 0.125%',
];

describe('a limit of the slippage', () => {
  for (const limit of LIMITS)
    it(`is read in "${limit}"`, () => expect(asked(limit)?.slots).to.include({ amount: '30', slippageBps: 200 }));
  for (const limit of NONE) it(`is not read in "${limit}"`, () => expect(asked(limit)).to.equal(undefined));
});
