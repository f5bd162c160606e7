import { inspect } from 'node:util';
import { expect } from 'chai';
import sinon from 'sinon';
import { ChainRpc, type ChainRpcSettings } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { NodeBehind, type NodeTrouble, RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import { Failure } from '../../../../src/domain/shared/failure.ts';
import { until } from '../../../support/real-time.ts';
import {
  blackHole,
  drip,
  misbehaviours,
  Refusal,
  type RpcServer,
  startRpcServer,
  status,
} from '../../../support/servers/rpc-server.ts';

const CHAIN = 8453;
const answering = (name: string) => ({ eth_chainId: () => '0x2105', whoAmI: () => name });

describe('ChainRpc', () => {
  let first: RpcServer;
  let second: RpcServer;
  let rpc: ChainRpc;
  const troubles: NodeTrouble[] = [];
  /** Moves the clock of cool-downs; time limits are real, like the sockets. */
  let time: sinon.SinonFakeTimers;

  const connect = (settings: Partial<ChainRpcSettings> = {}): ChainRpc => {
    rpc = new ChainRpc({
      chainId: CHAIN,
      urls: [first.url, second.url],
      callMs: 2_000,
      onTrouble: (trouble) => troubles.push(trouble),
      ...settings,
    });
    return rpc;
  };
  const ask = () => rpc.request('whoAmI', []);
  const asked = (server: RpcServer) => server.calls.map(({ method }) => method);
  const times = (server: RpcServer, method: string) => asked(server).filter((one) => one === method).length;
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      (value) => expect.fail(`resolved with ${value}`),
      (error: unknown) => error,
    );

  beforeEach(async () => {
    first = await startRpcServer(answering('first'), { path: '/v3/0123456789abcdefkey?apikey=query-secret-1' });
    second = await startRpcServer(answering('second'), { path: '/v2/fedcba9876543210key' });
    troubles.length = 0;
  });
  afterEach(async () => {
    sinon.restore();
    rpc.close();
    await Promise.all([first.stop(), second.stop()]);
  });

  describe('which node is used', () => {
    it('uses only the preferred node while it responds', async () => {
      connect();
      for (let i = 0; i < 5; i++) expect(await ask()).to.equal('first');
      expect(second.calls).to.be.empty;
    });

    it('makes no request before the first call', async () => {
      connect();
      await ask();
      expect(asked(first)).to.deep.equal(['eth_chainId', 'whoAmI']);
      expect(second.calls).to.be.empty;
    });

    for (const [name, misbehave] of Object.entries(misbehaviours)) {
      it(`treats ${name} as no response and uses the next node`, async () => {
        connect();
        expect(await ask()).to.equal('first');
        first.behave(misbehave);
        expect(await ask()).to.equal('second');
        expect(troubles).to.have.lengthOf(1);
      });
    }

    it('uses the next node when the preferred one does not accept connections', async () => {
      await first.goDown();
      connect();
      expect(await ask()).to.equal('second');
      expect(troubles.map(({ reason }) => reason)).to.deep.equal(['unreachable']);
    });

    for (const [name, behaviour] of Object.entries({ 'never answers': blackHole, 'answers without end': drip })) {
      it(`uses the next node after the time limit of one that ${name}`, async () => {
        first.behave(behaviour);
        connect({ callMs: 100 });
        const started = performance.now();
        expect(await ask()).to.equal('second');
        expect(performance.now() - started).to.be.at.least(90);
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['timeout']);
      });
    }

    it('sends a signed transaction to the next node when the first accepts it without responding', async () => {
      const raw = '0x02f8';
      second.methods.eth_sendRawTransaction = ([sent]) => (sent === raw ? '0xhash' : expect.fail());
      first.behave((call, response) => {
        if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
      });
      connect({ callMs: 100 });
      expect(await rpc.request('eth_sendRawTransaction', [raw])).to.equal('0xhash');
      expect(times(first, 'eth_sendRawTransaction')).to.equal(1);
    });

    it('repeats a read from its start on the next node, so that one node serves all of it', async () => {
      first.methods.later = () => expect.fail('not reached');
      second.methods.later = () => 'second';
      connect();
      await ask();
      let calls = 0;
      const answer = rpc.read(async (say) => {
        const one = await say('whoAmI', []);
        calls += 1;
        if (calls === 1) await first.goDown();
        return [one, await say('later', [])];
      });
      expect(await answer).to.deep.equal(['second', 'second']);
    });

    it('uses the next node when a read finds the first one behind, without counting a failure', async () => {
      connect({ troublesBeforeRest: 1 });
      const reading = rpc.read(async (say) => {
        const name = await say('whoAmI', []);
        if (name === 'first') throw new NodeBehind('block 9');
        return name;
      });
      expect(await reading).to.equal('second');
      expect(await ask()).to.equal('first');
      expect(troubles).to.be.empty;
    });

    it('retries on a new connection when a kept-alive one was closed in the meantime', async () => {
      connect({ urls: [first.url] });
      await ask();
      let lost = 0;
      first.behave((call, response) => {
        lost += 1;
        first.behave();
        expect(call.method).to.equal('whoAmI');
        response.socket?.resetAndDestroy();
      });
      expect(await ask()).to.equal('first');
      expect(lost).to.equal(1);
      expect(troubles).to.be.empty;
    });
  });

  describe('what counts as a response', () => {
    it('passes an error on with its code, text and data, and uses no other node', async () => {
      first.methods.eth_call = () => {
        throw new Refusal(3, 'execution reverted: no', '0x08c379a0');
      };
      connect();
      const error = await failureOf(rpc.request('eth_call', []));
      expect(error).to.be.instanceOf(RpcError);
      expect(error).to.include({ method: 'eth_call', code: 3, message: 'execution reverted: no', data: '0x08c379a0' });
      expect(second.calls).to.be.empty;
      expect(troubles).to.be.empty;
    });

    it('treats an error with status 400 as a response', async () => {
      first.behave((call, response) => {
        if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
        else response.writeHead(400).end(JSON.stringify({ id: call.id, error: { code: -32602, message: 'no' } }));
      });
      connect();
      expect(await failureOf(ask()))
        .to.be.instanceOf(RpcError)
        .and.include({ code: -32602 });
    });

    it('keeps using a node that returns errors', async () => {
      first.methods.whoAmI = () => {
        throw new Refusal(-32000, 'nonce too low');
      };
      connect({ troublesBeforeRest: 1 });
      for (let i = 0; i < 3; i++) expect(await failureOf(ask())).to.be.instanceOf(RpcError);
      expect(second.calls).to.be.empty;
    });

    it('distinguishes null from a missing result', async () => {
      first.methods.whoAmI = () => null;
      connect();
      expect(await ask()).to.equal(null);
    });

    for (const [code, message] of [
      [429, 'Your app has exceeded its capacity'],
      [-32007, '15/second request limit reached'],
      [-32012, 'credits limited to 6000/sec'],
      [-32016, 'over rate limit'],
    ] as const) {
      it(`treats the error ${code} "${message}" as a rate limit`, async () => {
        first.methods.whoAmI = () => {
          throw new Refusal(code, message);
        };
        connect();
        expect(await ask()).to.equal('second');
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['rate-limited']);
      });
    }

    it('treats a revert that mentions a rate limit as a response', async () => {
      first.methods.whoAmI = () => {
        throw new Refusal(3, 'execution reverted: rate limit exceeded');
      };
      connect();
      expect(await failureOf(ask())).to.be.instanceOf(RpcError);
    });

    it('rejects a response above its size limit without a second request', async () => {
      first.methods.whoAmI = () => 'x'.repeat(33 * 1024 * 1024);
      connect({ callMs: 5_000 });
      expect(await failureOf(ask()))
        .to.be.instanceOf(RpcError)
        .and.include({ code: -32005 });
      expect(second.calls).to.be.empty;
    });
  });

  describe('several calls in one request', () => {
    const askBoth = () =>
      rpc.read((_, askAll) =>
        askAll([
          ['whoAmI', []],
          ['eth_call', []],
        ]),
      );
    const names = (settled: Awaited<ReturnType<typeof askBoth>>) =>
      settled.map((one) => ('refusal' in one ? `refused: ${one.refusal.message}` : one.result));

    it('returns each result in its place, in any order of arrival, with errors kept separate', async () => {
      first.methods.eth_call = () => {
        throw new Refusal(3, 'execution reverted', '0x08c379a0');
      };
      connect();
      await ask();
      const settled = await askBoth();
      expect(names(settled)).to.deep.equal(['first', 'refused: execution reverted']);
      const [, second] = settled;
      expect(second !== undefined && 'refusal' in second && second.refusal).to.include({ method: 'eth_call', code: 3 });
      expect(first.requests).to.deep.equal([1, 1, 2]);
    });

    it('removes the key in the URL from an error', async () => {
      first.methods.eth_call = () => {
        throw new Refusal(-32000, 'bad key query-secret-1');
      };
      connect();
      expect(names(await askBoth())[1]).to.equal('refused: bad key [key]');
    });

    const numbered = (id: unknown, rest: object) => ({ jsonrpc: '2.0', id, ...rest });
    for (const [what, reason, answer] of [
      ['leaves one out', 'not-json-rpc', (id: number) => [numbered(id, { result: 'first' })]],
      ['fails', 'not-json-rpc', () => numbered(null, { error: { code: -32603, message: 'internal error' } })],
      ['has enough', 'rate-limited', () => numbered(null, { error: { code: -32005, message: 'rate limit' } })],
      [
        'has enough of one',
        'rate-limited',
        (id: number) => [
          numbered(id, { result: 'first' }),
          numbered(id + 1, { error: { code: 429, message: 'slow down' } }),
        ],
      ],
      ['answers with words', 'not-json-rpc', () => ['first', null]],
    ] as const)
      it(`uses the next node when one ${what}`, async () => {
        second.methods.eth_call = () => '0x';
        connect();
        await ask();
        first.behave(({ id }, response) => void response.end(JSON.stringify(answer(id))));
        expect(names(await askBoth())).to.deep.equal(['second', '0x']);
        expect(troubles.map((trouble) => trouble.reason)).to.deep.equal([reason]);
      });
  });

  describe('a node without batch support', () => {
    for (const error of [
      { code: -32600, message: 'Invalid Request' },
      { code: -32000, message: 'batching is not for your plan' },
    ])
      it(`is called without batches from then on, once it returned “${error.message}”`, async () => {
        first.methods.eth_call = () => {
          throw new Refusal(3, 'execution reverted');
        };
        connect();
        await ask();
        first.behave((_, response) => {
          first.behave();
          response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
        });
        for (let i = 0; i < 2; i++) {
          const settled = await rpc.read((_, askAll) =>
            askAll([
              ['whoAmI', []],
              ['eth_call', []],
            ]),
          );
          expect(settled.map((one) => ('refusal' in one ? one.refusal.code : one.result))).to.deep.equal(['first', 3]);
        }
        expect(first.requests).to.deep.equal([1, 1, 2, 1, 1, 1, 1]);
        expect(troubles).to.be.empty;
      });
  });

  describe('when no node responds', () => {
    it('rejects with CHAIN_UNAVAILABLE, and its cause names each host and reason', async () => {
      await Promise.all([first.goDown(), second.goDown()]);
      connect();
      const error = await failureOf(ask());
      expect(error).to.be.instanceOf(Failure).and.include({ code: 'CHAIN_UNAVAILABLE', kind: 'unavailable' });
      const { message } = (error as Failure).cause as AggregateError;
      for (const { url } of [first, second]) expect(message).to.contain(new URL(url).host);
      expect(message).to.contain('ECONNREFUSED');
    });

    it('rejects within the total time limit however many nodes do not respond', async () => {
      first.behave(blackHole);
      second.behave(blackHole);
      connect({ callMs: 8_000, totalMs: 200 });
      const started = performance.now();
      expect(await failureOf(ask())).to.include({ code: 'CHAIN_UNAVAILABLE' });
      expect(performance.now() - started).to.be.within(190, 8_000);
    });

    it('counts no failure for nodes for which there was no time left', async () => {
      first.behave(blackHole);
      connect({ callMs: 1_000, totalMs: 80 });
      await failureOf(ask());
      await until(() => troubles.length > 0);
      expect(troubles.map(({ host }) => host)).to.deep.equal([new URL(first.url).host]);
      expect(second.calls).to.be.empty;
    });

    it('serves fifty callers at once within the time limit of one', async () => {
      first.behave(blackHole);
      second.behave(blackHole);
      connect({ callMs: 150, totalMs: 250 });
      const started = performance.now();
      const errors = await Promise.all(Array.from({ length: 50 }, () => failureOf(ask())));
      expect(errors.map((error) => (error as Failure).code)).to.deep.equal(Array(50).fill('CHAIN_UNAVAILABLE'));
      expect(performance.now() - started).to.be.below((50 * 250) / 2);
    });
  });

  describe('the chain ID of a node', () => {
    it('is verified once before the first call', async () => {
      connect();
      await ask();
      await ask();
      expect(asked(first)).to.deep.equal(['eth_chainId', 'whoAmI', 'whoAmI']);
    });

    for (const [name, told] of [
      ['another chain', '0x1'],
      ['no number', 'base'],
      ['nothing', null],
    ] as const) {
      it(`rejects a node that reports ${name}, and reports the reason`, async () => {
        first.methods.eth_chainId = () => told;
        connect();
        expect(await ask()).to.equal('second');
        expect(await ask()).to.equal('second');
        expect(asked(first)).to.deep.equal(['eth_chainId']);
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['wrong-chain']);
      });
    }

    it('rejects a node that does not report its chain ID', async () => {
      delete first.methods.eth_chainId;
      connect();
      expect(await ask()).to.equal('second');
      expect(times(first, 'whoAmI')).to.equal(0);
    });

    it('probes a rejected node again after a cool-down', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      first.methods.eth_chainId = () => '0x1';
      connect({ restMs: 60 });
      expect(await ask()).to.equal('second');
      first.methods.eth_chainId = () => '0x2105';
      time.tick(60);
      expect(await ask()).to.equal('first');
    });

    it('is verified again after ten seconds, because a URL can change its chain', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      connect();
      expect(await ask()).to.equal('first');
      first.methods.eth_chainId = () => '0x1';
      time.tick(9_999);
      expect(await ask()).to.equal('first');
      time.tick(1);
      expect(await ask()).to.equal('second');
      expect(troubles.map(({ reason }) => reason)).to.deep.equal(['wrong-chain']);
    });

    it('is verified again when a node recovers', async () => {
      connect();
      expect(await ask()).to.equal('first');
      await first.goDown();
      expect(await ask()).to.equal('second');
      first.methods.eth_chainId = () => '0x1';
      await first.comeBack();
      expect(await ask()).to.equal('second');
      expect(troubles.map(({ reason }) => reason)).to.deep.equal(['unreachable', 'wrong-chain']);
    });
  });

  describe('the cool-down of a failing node', () => {
    it('ends for a node that was down from the start as soon as it is back', async () => {
      await first.goDown();
      connect();
      expect(await ask()).to.equal('second');
      await first.comeBack();
      expect(await ask()).to.equal('first');
    });

    it('starts after three failures in a row, and ends with one successful probe', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      first.behave(status(500));
      connect({ restMs: 100 });
      for (let i = 0; i < 6; i++) expect(await ask()).to.equal('second');
      expect(first.calls).to.have.lengthOf(3);
      time.tick(100);
      expect(await ask()).to.equal('second');
      await until(() => troubles.length === 4);
      expect(await ask()).to.equal('second');
      expect(first.calls, 'one look, still failing').to.have.lengthOf(4);
      first.behave();
      time.tick(100);
      expect(await ask(), 'looking').to.equal('second');
      await until(async () => (await ask()) === 'first');
      first.behave(status(500));
      for (let i = 0; i < 5; i++) expect(await ask()).to.equal('second');
      expect(asked(first), 'three troubles again').to.deep.equal([
        ...Array(4).fill('eth_chainId'),
        'eth_chainId',
        'whoAmI',
        'whoAmI',
        'eth_chainId',
        'eth_chainId',
      ]);
    });

    it('is probed in the background: no caller waits for a node that still does not respond', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      first.behave(blackHole);
      connect({ callMs: 1_000, restMs: 50, troublesBeforeRest: 1 });
      expect(await ask()).to.equal('second');
      time.tick(50);
      expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal(['second', 'second', 'second']);
      expect(troubles, 'the look is not over').to.have.lengthOf(1);
      await until(() => troubles.length === 2);
      expect(troubles.map(({ reason }) => reason)).to.deep.equal(['timeout', 'timeout']);
      expect(first.calls).to.have.lengthOf(2);
    });

    it('is waited for when there is no other node', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      connect({ urls: [first.url], restMs: 60, troublesBeforeRest: 1 });
      first.behave(status(500));
      await failureOf(ask());
      first.behave();
      time.tick(60);
      expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal(['first', 'first', 'first']);
      expect(times(first, 'eth_chainId')).to.equal(2);
    });

    it('starts counting again after any response, including an error', async () => {
      connect();
      for (let i = 0; i < 4; i++) {
        first.behave(status(500));
        expect(await ask()).to.equal('second');
        expect(await ask()).to.equal('second');
        first.behave();
        if (i % 2 === 0) expect(await ask()).to.equal('first');
        else expect(await failureOf(rpc.request('eth_unknown', []))).to.be.instanceOf(RpcError);
      }
      expect(await ask()).to.equal('first');
    });

    it('rejects immediately while every node is in its cool-down', async () => {
      await first.goDown();
      connect({ urls: [first.url], troublesBeforeRest: 1 });
      await failureOf(ask());
      const error = (await failureOf(ask())) as Failure;
      expect(error.code).to.equal('CHAIN_UNAVAILABLE');
      expect(String(error.cause)).to.contain('skipped during a cool-down');
      expect(troubles, 'a rest is no new trouble').to.have.lengthOf(1);
    });

    it('lasts as long as Retry-After of a 429 says', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      first.behave(status(429, { 'retry-after': '1' }));
      connect();
      expect(await ask()).to.equal('second');
      first.behave();
      time.tick(999);
      expect(await ask()).to.equal('second');
      time.tick(1);
      expect(await ask()).to.equal('first');
    });

    it('supports a Retry-After that is a date', async () => {
      first.behave(status(429, { 'retry-after': new Date(Date.now() + 30_000).toUTCString() }));
      connect();
      expect(await ask()).to.equal('second');
      expect(troubles[0]?.restMs).to.be.within(25_000, 30_000);
    });

    it('lasts a minute at most, whatever Retry-After says', async () => {
      first.behave(status(429, { 'retry-after': '86400' }));
      connect();
      await ask();
      expect(troubles[0]?.restMs).to.equal(60_000);
    });

    it('does not start after a 429 without Retry-After', async () => {
      first.behave(status(429));
      connect();
      expect(await ask()).to.equal('second');
      first.behave();
      expect(await ask()).to.equal('first');
    });
  });

  describe('keys in URLs', () => {
    const keys = ['0123456789abcdefkey', 'query-secret-1', 'fedcba9876543210key', 'pass-word-9'];
    const told = (error: unknown) => inspect(error, { depth: 20, showHidden: true });

    it('never appear in an error, whatever the failure', async () => {
      for (const misbehave of [...Object.values(misbehaviours), blackHole]) {
        first.behave(misbehave);
        second.behave(misbehave);
        connect({ callMs: 50 });
        const everything = told([await failureOf(ask()), troubles]);
        for (const key of keys) expect(everything).not.to.contain(key);
        rpc.close();
      }
    });

    it('never appear in an error when the node repeats its URL', async () => {
      const url = first.url.replace('http://', 'http://operator:pass-word-9@');
      first.methods.whoAmI = () => {
        throw new Refusal(-32600, `project 0123456789abcdefkey is over its plan`, { url, help: 'pass-word-9' });
      };
      connect({ urls: [url] });
      const error = await failureOf(ask());
      expect(error).to.be.instanceOf(RpcError).and.include({ message: 'project [key] is over its plan' });
      for (const key of keys) expect(told(error)).not.to.contain(key);
    });

    it('never appear in the error about an invalid URL', () => {
      connect();
      for (const url of ['ftp://x/0123456789abcdefkey', '0123456789abcdefkey', 'http://[/0123456789abcdefkey']) {
        let error: unknown;
        try {
          new ChainRpc({ chainId: 1, urls: [url] });
        } catch (thrown) {
          error = thrown;
        }
        expect(error).to.be.instanceOf(TypeError);
        expect(told(error).replace(/at .*/g, '')).not.to.contain('0123456789abcdefkey');
      }
    });
  });

  it('makes any number of calls to a node at once without a warning', async () => {
    connect();
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on('warning', listen);
    const names = await rpc.read((say) => Promise.all(Array.from({ length: 60 }, () => say('whoAmI', []))));
    await new Promise(setImmediate); // Warnings are emitted in the next turn of the event loop.
    process.off('warning', listen);
    expect(names).to.deep.equal(Array(60).fill('first'));
    expect(warnings).to.be.empty;
  });

  it('cannot be created without a URL', () => {
    connect();
    expect(() => new ChainRpc({ chainId: 1, urls: [] })).to.throw(RangeError);
  });
});
