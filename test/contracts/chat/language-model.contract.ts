import { expect } from 'chai';
import type { LanguageModel } from '../../../src/application/ports/chat/language-model.ts';
import type { ModelCall } from '../../../src/domain/chat/model-call.ts';
import { NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export type LanguageModelWorld = Readonly<{
  model: LanguageModel;
  /** Sets the call that the model makes for the text. */
  teach(text: string, call: ModelCall): void;
  stop(): Promise<void>;
}>;

const ASKING = { topics: ['price', 'kyc'], language: 'es' };

export function describeLanguageModelContract(name: string, makeWorld: () => Promise<LanguageModelWorld>): void {
  describe(`LanguageModel contract: ${name}`, () => {
    let world: LanguageModelWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop());

    for (const call of [
      { tool: 'propose_request', name: 'transfer', slots: { amount: '5', token: 'usdc' } },
      { tool: 'answer_topic', name: 'kyc', slots: {} },
    ] as const)
      it(`returns the configured call of ${call.tool}`, async () => {
        world.teach('do the thing', call);
        expect(await world.model.call('do the thing', ASKING)).to.deep.equal(call);
      });

    it('passes letters of every script unchanged, both ways', async () => {
      const call = { tool: 'propose_request', name: 'swap', slots: { recipient: NON_ASCII } } as const;
      world.teach(NON_ASCII, call);
      expect(await world.model.call(NON_ASCII, ASKING)).to.deep.equal(call);
    });

    it('returns undefined for any other text', async () => {
      expect(world.model.isOn).to.equal(true);
      expect(await world.model.call('something else', ASKING)).to.equal(undefined);
    });
  });
}
