import { expect } from 'chai';
import type { Paraphraser } from '../../../src/application/ports/chat/paraphraser.ts';
import { NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export type ParaphraserWorld = Readonly<{
  paraphraser: Paraphraser;
  /** What the text is reworded to from now on. */
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

    it('rewords a text as it was taught', async () => {
      world.teach('gimme the eth quotation', 'price of eth');
      expect(await world.paraphraser.reword('gimme the eth quotation')).to.equal('price of eth');
    });

    it('hands letters of every script over as they are, both ways', async () => {
      world.teach(NON_ASCII, `${NON_ASCII}!`);
      expect(await world.paraphraser.reword(NON_ASCII)).to.equal(`${NON_ASCII}!`);
    });

    it('has nothing to say about what it was not taught', async () => {
      expect(await world.paraphraser.reword('something else')).to.equal(undefined);
    });
  });
}
