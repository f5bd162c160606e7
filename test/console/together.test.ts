import { expect } from 'chai';
import sinon from 'sinon';
import { together } from '../../console/src/api/together.ts';

describe('several queries as one', () => {
  const queryWith = (error: Error | null, failureReason: Error | null = error) => {
    const refetch = sinon.stub().resolves();
    return { error, failureReason, refetch };
  };

  it('fails with the one that fails, whichever it is', () => {
    for (const at of [0, 1, 2]) {
      const error = new Error(`${at}`);
      const queries = [0, 1, 2].map((index) => queryWith(index === at ? error : null));
      expect(together(undefined, queries)).to.include({ data: undefined, error, failureReason: error });
    }
  });

  it('tells of one that is tried again, and of none that was read', () => {
    const reason = new Error('too many requests');
    const tried = together(undefined, [queryWith(null), queryWith(null, reason)]);
    expect(tried).to.include({ error: null, failureReason: reason });
    expect(together('read', [queryWith(null)])).to.include({ data: 'read', error: null, failureReason: null });
  });

  it('is read again as a whole', async () => {
    const queries = [queryWith(null), queryWith(new Error('failed'))];
    await together('data', queries).refetch();
    expect(queries.map(({ refetch }) => refetch.callCount)).to.deep.equal([1, 1]);
  });
});
