import { expect } from 'chai';
import { destinationsOf } from '../../console/src/palette/destinations.ts';
import { viewsIn, withoutView, withView } from '../../console/src/sections/operations/lists/saved-views.ts';
import { chartDays } from '../../console/src/sections/operations/overview/chart-days.ts';
import { compared } from '../../console/src/values/compared.ts';

const WALLET = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ID = '7f0c1d9e-0000-4000-8000-000000000000';
const PLACES = [
  { to: '/buy', label: 'Buy', words: 'purchase, NFT' },
  { to: '/operations/people', label: 'People', words: 'buyers' },
];

describe('the order of a column', () => {
  it('is that of numbers, of amounts beyond them, and of texts with their numbers', () => {
    expect([10, 9, -1].sort(compared)).to.deep.equal([-1, 9, 10]);
    expect([10n ** 30n, 9n, 2n ** 64n].sort(compared)).to.deep.equal([9n, 2n ** 64n, 10n ** 30n]);
    expect(['0x976E', '0x9733', '0x15d3'].sort(compared)).to.deep.equal(['0x15d3', '0x9733', '0x976E']);
    expect(['b10', 'B9', 'ä', 'a'].sort(compared)).to.deep.equal(['a', 'ä', 'B9', 'b10']);
  });
});

describe('the palette', () => {
  const found = (text: string, isOperator = true) =>
    destinationsOf(text, PLACES, isOperator).map(({ to, search }) => [to, search ?? {}]);

  it('leads everybody to pages, by a part of their name, or by another word for them', () => {
    expect(found('', false)).to.deep.equal([
      ['/buy', {}],
      ['/operations/people', {}],
    ]);
    expect(found('bu', false)).to.deep.equal([
      ['/buy', {}],
      ['/operations/people', {}],
    ]);
    expect(found('uyers', false)).to.deep.equal([]);
    expect(found(' BUY', false)).to.have.length(2);
    expect(found('nft', false)).to.deep.equal([['/buy', {}]]);
    expect(found('púrchase', false)).to.deep.equal([['/buy', {}]]);
    expect(found(WALLET, false)).to.deep.equal([]);
  });

  it('leads operators from a wallet to its case file and its decisions', () => {
    expect(found(WALLET)).to.deep.equal([
      [`/operations/people/${WALLET}`, {}],
      ['/operations/decisions', { wallet: WALLET }],
    ]);
  });

  it('leads operators from an id to the decision, and to the request, and from any text to people', () => {
    expect(found(ID)).to.deep.equal([
      [`/operations/decisions/${ID}`, {}],
      ['/operations/decisions', { requestId: ID }],
    ]);
    expect(found('my-request-1')).to.deep.equal([
      ['/operations/people', { query: 'my-request-1' }],
      ['/operations/decisions', { requestId: 'my-request-1' }],
    ]);
    expect(found('Ada L')).to.deep.equal([['/operations/people', { query: 'Ada L' }]]);
    expect(found('x')).to.deep.equal([]);
  });
});

describe('saved views', () => {
  const view = { path: '/operations/people', name: 'Blocked', search: { blocked: 'true' } };

  it('replace the one of the same page and name, and are deleted by both', () => {
    const other = { ...view, path: '/operations/audit' };
    const views = withView([view, other], { ...view, search: { kyc: 'pending' } });
    expect(views).to.deep.equal([other, { ...view, search: { kyc: 'pending' } }]);
    expect(withoutView(views, view)).to.deep.equal([other]);
  });

  it('are read back, without what is not a view', () => {
    expect(viewsIn(null)).to.deep.equal([]);
    for (const broken of ['', '{', '{}', 'null', '7']) expect(viewsIn(broken), broken).to.deep.equal([]);
    expect(viewsIn(JSON.stringify([view, null, 7, { ...view, search: { a: 1 } }, { ...view, name: 3 }]))).to.deep.equal(
      [view],
    );
  });
});

describe('the days of the charts', () => {
  const days = (known: readonly string[]) =>
    chartDays(
      '2026-01-02T00:00:00.000Z',
      '2026-01-31T12:00:00.000Z',
      known.map((day) => ({ day, count: 1 })),
    );

  it('begin with the first day on which something happened, a week before today at the latest', () => {
    expect(days([])).to.have.length(7);
    expect(days(['2026-01-30'])).to.have.length(7);
    expect(days(['2026-01-20', '2026-01-30'])).to.have.length(12);
    expect(days(['2026-01-02'])).to.have.length(30);
    expect(days(['2026-01-30']).at(-1)).to.equal('2026-01-31');
  });
});
