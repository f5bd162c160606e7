import { expect } from 'chai';
import { KeyRequestBatches } from '../../../../src/adapters/store/auth/key-request-batches.ts';
import type { KeyRequest } from '../../../../src/domain/auth/key-request.ts';
import { aKeyRequest } from '../../../support/fixtures/key-request-fixtures.ts';

/** A store that ends each write when the test says so. */
function aSlowStore() {
  const batches: string[][] = [];
  const writes: { end(): void; fail(error: Error): void }[] = [];
  const record = (requests: readonly KeyRequest[]) => {
    batches.push(requests.map(({ id }) => id));
    return new Promise<void>((end, fail) => writes.push({ end, fail }));
  };
  return { batches, writes, record };
}

describe('the batches of key requests', () => {
  const lost: number[] = [];
  beforeEach(() => lost.splice(0));
  const onLost = (count: number) => void lost.push(count);

  it('are written one after the other: what arrives during a write is the next batch', async () => {
    const store = aSlowStore();
    const batches = new KeyRequestBatches(store, onLost);
    for (const id of ['request-1', 'request-2', 'request-3']) batches.add(aKeyRequest({ id }));
    expect(store.batches).to.deep.equal([['request-1']]);
    const closed = batches.close();
    store.writes[0]?.end();
    while (store.writes.length < 2) await Promise.resolve();
    store.writes[1]?.end();
    await closed;
    expect(store.batches).to.deep.equal([['request-1'], ['request-2', 'request-3']]);
    expect(lost).to.deep.equal([]);
  });

  it('report how many requests were lost, and go on', async () => {
    const store = aSlowStore();
    const batches = new KeyRequestBatches(store, onLost);
    for (let count = 0; count < 5_002; count += 1) batches.add(aKeyRequest());
    const closed = batches.close();
    store.writes[0]?.fail(new Error('down'));
    while (store.writes.length < 2) await Promise.resolve();
    store.writes[1]?.end();
    await closed;
    expect(store.batches.map(({ length }) => length)).to.deep.equal([1, 5_000]);
    expect(lost).to.deep.equal([1, 1]);
  });
});
