import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { changeIn } from '../../../../src/adapters/language/strict/read-change.ts';
import { alike } from '../../../../src/adapters/language/strict/values/alike.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';

describe('two readings of a message', () => {
  it('say the same in whatever order their values stand', () => {
    expect(alike({ amount: '45', token: 'USDT' }, { token: 'USDT', amount: '45', relativeAmount: undefined })).to.equal(
      true,
    );
    expect(alike({ amount: '45' }, { amount: '46' })).to.equal(false);
    expect(alike({ amount: '45' }, undefined)).to.equal(false);
  });

  for (const spoken of [undefined, 'es', 'pt', 'de', 'fr', 'tr', 'zh'])
    it(`agree on a bare amount in a conversation in ${spoken ?? 'English'}`, () => {
      const open = { intent: 'transfer', slots: { recipient: A } } as const;
      const change = changeIn(lex('0.75 weth', EVAL_LEXICON), EVAL_LEXICON, open, spoken);
      expect(change).to.deep.include({ act: 'change', slots: { recipient: A, amount: '0.75', token: 'WETH' } });
    });
});
