import { expect } from 'chai';
import fc from 'fast-check';
import { ended, missed, type News, NO_NEWS, read, reported, started } from '../../console/src/values/news.ts';

const FILE = ['viewUserFile'];
const AT = 1_000_000;

/** An act that changes the case file: begun, and ended at `AT`. */
const acted = (news: News) => ended(started(news, FILE), FILE, AT);

describe('what is new on an operators’ page', () => {
  it('is what others changed, until the page reads it again', () => {
    const news = reported(NO_NEWS, ['viewUserFile', 'listAudit'], AT);
    expect(news.ids).to.deep.equal(['viewUserFile', 'listAudit']);
    expect(read(news, 'viewUserFile').ids).to.deep.equal(['listAudit']);
    expect(read(NO_NEWS, 'listAudit')).to.equal(NO_NEWS);
  });

  it('is not what the operator changed, whether that is reported after the act or while it runs', () => {
    expect(reported(acted(NO_NEWS), FILE, AT + 3_000).ids).to.be.empty;
    const meanwhile = reported(started(NO_NEWS, FILE), FILE, AT);
    expect(meanwhile.ids).to.be.empty;
    expect(ended(meanwhile, FILE, AT).ids).to.be.empty;
    const begunOnAnotherPage = ended(NO_NEWS, FILE, AT);
    expect(reported(begunOnAnotherPage, FILE, AT + 1).ids).to.be.empty;
    expect(reported(acted(reported(begunOnAnotherPage, FILE, AT + 1)), FILE, AT + 2).ids).to.be.empty;
  });

  it('is what others change after the act, and beside it', () => {
    const after = reported(acted(NO_NEWS), FILE, AT + 3_000);
    expect(reported(after, FILE, AT + 3_001).ids).to.deep.equal(FILE);
    const meanwhile = ended(reported(started(NO_NEWS, FILE), FILE, AT), FILE, AT);
    expect(reported(meanwhile, FILE, AT + 1).ids).to.deep.equal(FILE);
    expect(reported(acted(NO_NEWS), ['listProposals'], AT + 1).ids).to.deep.equal(['listProposals']);
    expect(reported(acted(NO_NEWS), FILE, AT + 3_600_000).ids).to.deep.equal(FILE);
  });

  it('is still new after an act that failed, and was read with one that did not', () => {
    const news = reported(NO_NEWS, FILE, AT - 1);
    expect(acted(news).ids).to.be.empty;
    const failed = ended(started(news, FILE), FILE, undefined);
    expect(failed.ids).to.deep.equal(FILE);
    expect(reported({ ...failed, ids: [] }, FILE, AT).ids).to.deep.equal(FILE);
  });

  it('is not one of several own acts that overlap, each reported before or after it ends, and is what comes then', () => {
    const acts = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat()), (count, choices) => {
        let [news, running, unreported, unstarted]: [News, number, number, number] = [NO_NEWS, 0, 0, count];
        const steps = {
          start: () => {
            news = started(news, FILE);
            [running, unreported, unstarted] = [running + 1, unreported + 1, unstarted - 1];
          },
          end: () => {
            news = ended(news, FILE, AT);
            running -= 1;
          },
          report: () => {
            news = reported(news, FILE, AT);
            // One report is of all acts that have ended.
            unreported = Math.min(unreported - 1, running);
          },
        };
        while (unstarted + running + unreported > 0) {
          const possible = [
            ...(unstarted > 0 ? [steps.start] : []),
            ...(running > 0 ? [steps.end] : []),
            ...(unreported > 0 ? [steps.report] : []),
          ];
          possible[(choices.next().value ?? 0) % possible.length]?.();
          expect(news.ids).to.be.empty;
        }
        expect(reported(news, FILE, AT).ids).to.deep.equal(FILE);
      }),
    );
  });

  it('is perhaps something after changes were not reported, until the page reads it again', () => {
    const unsure = missed(NO_NEWS, ['viewUserFile', 'listAudit']);
    expect(unsure.ids).to.be.empty;
    expect(read(unsure, 'listAudit').unsure).to.deep.equal(FILE);
    expect(acted(unsure).unsure).to.deep.equal(['listAudit']);
    expect(reported(unsure, FILE, AT)).to.deep.include({ ids: FILE, unsure: ['viewUserFile', 'listAudit'] });
    expect(ended(started(unsure, FILE), FILE, undefined).unsure).to.deep.equal(unsure.unsure);
  });
});
