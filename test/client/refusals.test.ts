import { buyNft, isApiError, TransportError } from '@institutional-defi/client';
import { expect } from 'chai';
import { toHex } from 'viem';
import { rejectionOf } from '../support/rejection.ts';
import * as flows from '../support/service/client-flows.ts';
import { clientFlows, type Flow, order, owner, refuse } from '../support/service/client-flows.ts';
import { BLOCK_TIME, HASH, scriptedProvider } from '../support/service/scripted-wallet.ts';

/** Each flow with the requests that change something, in their order. */
const FLOWS: readonly (readonly [name: string, flow: Flow, ...changes: string[]])[] = [
  ['acceptCurrentTerms', flows.terms, '/api/terms'],
  ['verify', flows.identify, '/api/kyc/session'],
  ['buy', flows.purchase, '/api/sale/authorize'],
  ['buyNft', flows.mint, '/api/sale/authorize-nft'],
  ['transfer', flows.send, '/api/transfer/prepare', '/api/transfer/execute'],
  ['transferGasless', flows.sendGasless, '/api/transfer/prepare', '/api/paymaster'],
];
describe('the flows of the client', () => {
  const { at, changesOf, firstOf } = clientFlows();

  for (const [name, flow, ...changes] of FLOWS)
    describe(name, () => {
      it('ends when nothing is refused', async () => {
        await flow(at.client, owner());
        for (const path of changes) expect(changesOf(path)).to.have.length(1);
      });

      for (const path of changes) {
        it(`repeats ${path} with the same key and body when its answer was lost`, async () => {
          firstOf(path);
          await flow(at.client, owner());
          const [first, second, ...more] = changesOf(path);
          expect([second?.sent, second?.headers['idempotency-key'], more.length]).to.deep.equal([
            first?.sent,
            first?.headers['idempotency-key'],
            0,
          ]);
          expect(first?.headers['idempotency-key']).to.match(/^[0-9a-f]{32}$/);
        });

        it(`waits as long as a 429 of ${path} says`, async () => {
          firstOf(path, refuse(429, 'RATE_LIMITED', { 'retry-after': '3' }));
          await flow(at.client, owner());
          expect(at.waits).to.deep.equal([3_000]);
          expect(changesOf(path)).to.have.length(2);
        });

        it(`reports a refusal of ${path}, and asks nothing more`, async () => {
          firstOf(path, refuse(403, 'WALLET_BLOCKED'));
          expect(isApiError(await rejectionOf(flow(at.client, owner())), 'WALLET_BLOCKED')).to.equal(true);
          expect(at.server.asked.at(-1)?.path).to.equal(path);
        });
      }
    });

  it('signIn is not repeated when its answer was lost, because a nonce is used once', async () => {
    firstOf('/api/siwe');
    expect(await rejectionOf(flows.enter(at.client, owner()))).to.be.instanceOf(TransportError);
    expect(changesOf('/api/siwe')).to.have.length(1);
  });

  for (const [name, flow] of [
    ['buy', flows.purchase],
    ['buyNft', flows.mint],
  ] as const)
    it(`${name} sends nothing after its authorization has expired`, async () => {
      const block = { number: '0x1', hash: HASH, timestamp: toHex(BLOCK_TIME + 901), baseFeePerGas: '0x1' };
      const late = scriptedProvider({ eth_getBlockByNumber: () => block });
      const error = await rejectionOf(flow(at.client, owner('injected', late)));
      expect(error).to.include({ code: 'AUTHORIZATION_EXPIRED' });
      expect(late.asked).to.not.include('eth_sendTransaction');
    });

  it('buyNft sends nothing for another token than the one that was asked for', async () => {
    const scripted = scriptedProvider();
    const other = buyNft(at.client, { wallet: owner('injected', scripted), ...order, tokenId: 48n });
    expect(await rejectionOf(other)).to.include({ code: 'MISMATCH' });
    expect(scripted.asked).to.not.include('eth_sendTransaction');
  });

  for (const [name, flow, path, status, code] of [
    ['transfer', flows.send, '/api/transfer/execute', 400, 'NONCE_TOO_LOW'],
    ['transferGasless', flows.sendGasless, '/api/paymaster', 400, 'REQUEST_NONCE_WRONG'],
  ] as const)
    it(`${name} does not repeat a request whose nonce was used`, async () => {
      firstOf(path, refuse(status, code));
      expect(await rejectionOf(flow(at.client, owner()))).to.include({ code, status });
      expect(changesOf(path)).to.have.length(1);
    });
});
