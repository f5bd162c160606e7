import { expect } from 'chai';
import { followUpExamples, trainChanges } from '../../../../bench/proposer/changes.ts';
import { makeChangeProposer } from '../../../../src/adapters/language/proposed-change/propose-change.ts';
import { proposeChange } from '../../../../src/adapters/language/proposed-change/trained.ts';

describe('the proposer of changes', () => {
  it('decides as the model that the committed lines train does', function () {
    this.timeout(60_000);
    const all = followUpExamples();
    const retrained = makeChangeProposer(trainChanges(all));
    const some = all.filter(({ after }, at) => after !== undefined && at % 5 === 0);
    for (const { said, open, text } of some)
      expect(retrained(said, open), text).to.deep.equal(proposeChange(said, open));
    expect(some.filter(({ said, open }) => proposeChange(said, open) !== undefined).length).to.be.greaterThan(50);
  });
});
