import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { rejection } from '../../support/rejection.ts';
import { blackHole, misbehaviours, Refusal, type RpcServer, startRpcServer } from '../../support/servers/rpc-server.ts';

const CHAIN = 8453;
/** Results that are invalid for every method. */
const NONSENSE: readonly unknown[] = [42, true, '', 'ok', '0x1g', '0x123', {}, { number: '0x1' }, [null]];

/** What every read from a chain promises when its node fails: to reject with this code, soon. */
export function describeChainOutages(name: string, code: string, read: (rpc: ChainRpc) => Promise<unknown>): void {
  describe(`chain outages: ${name}`, () => {
    let server: RpcServer;
    let rpc: ChainRpc;
    /** The node's response to every request except the one for its chain id. */
    let result: () => unknown;

    before(async () => {
      server = await startRpcServer({ eth_chainId: () => '0x2105' }, { otherwise: () => result() });
    });
    beforeEach(() => {
      rpc = new ChainRpc({ chainId: CHAIN, urls: [server.url], callMs: 80 });
      result = () => '0x';
    });
    afterEach(() => {
      rpc.close();
      server.behave();
    });
    after(() => server.stop());

    /** Silence would never end: the limit of the test is the bound. */
    const fails = async () => expect(await rejection(read(rpc))).to.equal(code);

    for (const [what, behaviour] of Object.entries({ ...misbehaviours, silence: blackHole })) {
      it(`rejects with ${code} on ${what}`, async () => {
        server.behave(behaviour);
        await fails();
      });
    }

    it(`rejects with ${code} when the node is down`, async () => {
      await server.goDown();
      await fails();
      await server.comeBack();
    });

    it(`rejects with ${code} when the node serves another chain`, async () => {
      rpc.close();
      rpc = new ChainRpc({ chainId: CHAIN + 1, urls: [server.url], callMs: 80 });
      await fails();
    });

    for (const message of ['internal error', 'header not found', 'missing trie node']) {
      it(`rejects with ${code} when the node returns the error ${message}`, async () => {
        result = () => {
          throw new Refusal(-32000, message);
        };
        await fails();
      });
    }

    for (const nonsense of NONSENSE) {
      it(`rejects with ${code} on the result ${JSON.stringify(nonsense)}`, async () => {
        result = () => nonsense;
        await fails();
      });
    }
  });
}
