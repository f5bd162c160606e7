import { expect } from 'chai';
import { ended, type News, NO_NEWS, read, reported, started } from '../../console/src/values/news.ts';

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
});
