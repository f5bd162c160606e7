import { expect } from 'chai';
import type { Paraphraser } from '../../../src/application/ports/chat/paraphraser.ts';
import { NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export type ParaphraserWorld = Readonly<{
  paraphraser: Paraphraser;
  /** Sets the paraphrase of the text. */
  teach(text: string, rewording: string): void;
  stop(): Promise<void>;
}>;

export function describeParaphraserContract(name: string, makeWorld: () => Promise<ParaphraserWorld>): void {
  describe(`Paraphraser contract: ${name}`, () => {
    let world: ParaphraserWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop());

    it('returns the configured paraphrase', async () => {
      world.teach('gimme the eth quotation', 'price of eth');
      expect(await world.paraphraser.reword('gimme the eth quotation')).to.equal('price of eth');
    });

    it('passes letters of every script unchanged, both ways', async () => {
      world.teach(NON_ASCII, `${NON_ASCII}!`);
      expect(await world.paraphraser.reword(NON_ASCII)).to.equal(`${NON_ASCII}!`);
    });

    it('returns undefined for any other text', async () => {
      expect(await world.paraphraser.reword('something else')).to.equal(undefined);
    });
  });
}
