import { expect } from 'chai';
import { followUpExamples, trainChanges, trainEnds } from '../../../../bench/proposer/changes.ts';
import { makeChangeProposer } from '../../../../src/adapters/language/proposed-change/propose-change.ts';
import { makeEndProposer } from '../../../../src/adapters/language/proposed-change/propose-end.ts';
import { proposeChange, proposeEnd } from '../../../../src/adapters/language/proposed-change/trained.ts';

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

  it('asks about ends as the model that the committed lines train does', function () {
    this.timeout(60_000);
    const all = followUpExamples();
    const retrained = makeEndProposer(trainEnds(all));
    const some = all.filter((_, at) => at % 5 === 0);
    for (const { said, text } of some) expect(retrained(said), text).to.equal(proposeEnd(said));
    expect(some.filter(({ said }) => proposeEnd(said)).length).to.be.greaterThan(50);
  });
});
