import { expect } from 'chai';
import { examples, itemsOf } from '../../../../bench/proposer/examples.ts';
import { trainModels } from '../../../../bench/proposer/models.ts';
import { makeProposer, makeWeigh } from '../../../../src/adapters/language/reading/propose.ts';
import { proposer } from '../../../../src/adapters/language/reading/trained.ts';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const TEXTS = [
  'what does the gas on polygon look like',
  'tell me about my stuff',
  'is it wise to swap my eth',
  'dime un chiste',
  '给我看看余额',
  'my cat sleeps all day',
];

const proposerOf = ({ intents, roles, seen }: ReturnType<typeof trainModels>) =>
  makeProposer(intents, makeWeigh(roles), seen);

describe('the proposer', () => {
  it('decides as the model that the committed lines train does', () => {
    const all = examples();
    const retrained = proposerOf(trainModels(all));
    const told = all.filter((_, at) => at % 25 === 0);
    for (const { items, text } of [...told, ...TEXTS.map((text) => ({ text, items: itemsOf(text) }))]) {
      expect(retrained.nearest(items), text).to.deep.equal(proposer.nearest(items));
      const [now, then] = [retrained.propose(items), proposer.propose(items)];
      expect([now?.intent, now?.slots], text).to.deep.equal([then?.intent, then?.slots]);
    }
  });

  it('only asks: nothing that it proposes is an action', () => {
    const proposed = [
      'settle 5 usdc with 0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5',
      'what does link fetch nowadays',
    ].map((text) => understandText(text, EVAL_LEXICON));
    for (const understood of proposed) expect(actionOf(understood)).to.equal(undefined);
  });
});
