import { expect } from 'chai';
import { casesOf } from '../../../chat-eval/cases.ts';
import { measure } from '../../../chat-eval/measure.ts';
import { reportOn } from '../../../chat-eval/report.ts';

/** `falseRefusals` and `withheldActions` are upper bounds: what is only asked about is withheld. */
const BOUNDS = {
  intentAccuracy: 0.949,
  frameMatch: 0.94,
  unknownRecall: 0.97,
  falseRefusals: 0.052,
  withheldActions: 0.35,
} as const;

describe('the labelled utterances', () => {
  it('are at least 1,500, several hundred of them written by hand, and no family stands on both sides', () => {
    const [dev, heldOut] = [casesOf('dev'), casesOf('held-out')];
    const all = [...dev, ...heldOut];
    const byHand = new Set(['hand', 'more', 'adversarial']);
    expect(all.length).to.be.at.least(1500);
    expect(all.filter(({ family }) => byHand.has(family)).length).to.be.at.least(500);
    expect(all.filter(({ adversarial }) => adversarial).length).to.be.at.least(100);
    const families = new Set(dev.map(({ family }) => family).filter((family) => !byHand.has(family)));
    expect(heldOut.filter(({ family }) => families.has(family))).to.deep.equal([]);
  });

  it('are understood on the development part as well as promised, with no wrong action', () => {
    const report = reportOn(measure('dev'));
    expect(report.wrongActions).to.equal(0);
    expect(report.intentAccuracy).to.be.at.least(BOUNDS.intentAccuracy);
    expect(report.frameMatch).to.be.at.least(BOUNDS.frameMatch);
    expect(report.unknownRecall).to.be.at.least(BOUNDS.unknownRecall);
    expect(report.falseRefusals).to.be.at.most(BOUNDS.falseRefusals);
    expect(report.withheldActions / report.actions).to.be.at.most(BOUNDS.withheldActions);
  });
});
