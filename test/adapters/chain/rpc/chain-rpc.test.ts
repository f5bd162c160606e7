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
  /** Moves the time for which nodes are left alone; time limits are real, as the sockets are. */
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

  describe('which node answers', () => {
    it('asks the preferred node alone while it answers', async () => {
      connect();
      for (let i = 0; i < 5; i++) expect(await ask()).to.equal('first');
      expect(second.calls).to.be.empty;
    });

    it('asks nobody before the first call', async () => {
      connect();
      await ask();
      expect(asked(first)).to.deep.equal(['eth_chainId', 'whoAmI']);
      expect(second.calls).to.be.empty;
    });

    for (const [name, misbehave] of Object.entries(misbehaviours)) {
      it(`takes ${name} for no answer and asks the next node`, async () => {
        connect();
        expect(await ask()).to.equal('first');
        first.behave(misbehave);
        expect(await ask()).to.equal('second');
        expect(troubles).to.have.lengthOf(1);
      });
    }

    it('asks the next node when the preferred one refuses connections', async () => {
      await first.goDown();
      connect();
      expect(await ask()).to.equal('second');
      expect(troubles.map(({ reason }) => reason)).to.deep.equal(['unreachable']);
    });

    for (const [name, behaviour] of Object.entries({ 'never answers': blackHole, 'answers without end': drip })) {
      it(`asks the next node after the time limit of one that ${name}`, async () => {
        first.behave(behaviour);
        connect({ callMs: 100 });
        const started = performance.now();
        expect(await ask()).to.equal('second');
        expect(performance.now() - started).to.be.at.least(90);
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['timeout']);
      });
    }

    it('sends a signed transaction to the next node when the first takes it without an answer', async () => {
      const raw = '0x02f8';
      second.methods.eth_sendRawTransaction = ([sent]) => (sent === raw ? '0xhash' : expect.fail());
      first.behave((call, response) => {
        if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
      });
      connect({ callMs: 100 });
      expect(await rpc.request('eth_sendRawTransaction', [raw])).to.equal('0xhash');
      expect(times(first, 'eth_sendRawTransaction')).to.equal(1);
    });

    it('starts a reading again from its beginning on the next node, so that one node answers all of it', async () => {
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

    it('asks the next node when a reading finds the first one behind, and holds nothing against it', async () => {
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

    it('asks again on a new connection when a kept one was closed in the meantime', async () => {
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

  describe('what counts as an answer', () => {
    it('passes a refusal on with its code, text and data, and asks nobody else', async () => {
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

    it('takes a refusal that is sent with status 400 for an answer', async () => {
      first.behave((call, response) => {
        if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
        else response.writeHead(400).end(JSON.stringify({ id: call.id, error: { code: -32602, message: 'no' } }));
      });
      connect();
      expect(await failureOf(ask()))
        .to.be.instanceOf(RpcError)
        .and.include({ code: -32602 });
    });

    it('lets refusals in any number leave the node in use', async () => {
      first.methods.whoAmI = () => {
        throw new Refusal(-32000, 'nonce too low');
      };
      connect({ troublesBeforeRest: 1 });
      for (let i = 0; i < 3; i++) expect(await failureOf(ask())).to.be.instanceOf(RpcError);
      expect(second.calls).to.be.empty;
    });

    it('keeps null apart from no result', async () => {
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
      it(`takes the refusal ${code} "${message}" for a rate limit`, async () => {
        first.methods.whoAmI = () => {
          throw new Refusal(code, message);
        };
        connect();
        expect(await ask()).to.equal('second');
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['rate-limited']);
      });
    }

    it('takes a revert that speaks of a rate limit for an answer', async () => {
      first.methods.whoAmI = () => {
        throw new Refusal(3, 'execution reverted: rate limit exceeded');
      };
      connect();
      expect(await failureOf(ask())).to.be.instanceOf(RpcError);
    });

    it('refuses an answer above its size limit without asking for it a second time', async () => {
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

    it('answers each in its place, in whatever order they come, and one refusal is nobody else’s', async () => {
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

    it('keeps the key of the URL out of a refusal', async () => {
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
      it(`asks the next node when one ${what}`, async () => {
        second.methods.eth_call = () => '0x';
        connect();
        await ask();
        first.behave(({ id }, response) => void response.end(JSON.stringify(answer(id))));
        expect(names(await askBoth())).to.deep.equal(['second', '0x']);
        expect(troubles.map((trouble) => trouble.reason)).to.deep.equal([reason]);
      });
  });

  describe('a node that takes no batches', () => {
    for (const error of [
      { code: -32600, message: 'Invalid Request' },
      { code: -32000, message: 'batching is not for your plan' },
    ])
      it(`is asked call by call, and never again for a batch, once it said “${error.message}”`, async () => {
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

  describe('when no node answers', () => {
    it('rejects with CHAIN_UNAVAILABLE, and its cause names each host and reason', async () => {
      await Promise.all([first.goDown(), second.goDown()]);
      connect();
      const error = await failureOf(ask());
      expect(error).to.be.instanceOf(Failure).and.include({ code: 'CHAIN_UNAVAILABLE', kind: 'unavailable' });
      const { message } = (error as Failure).cause as AggregateError;
      for (const { url } of [first, second]) expect(message).to.contain(new URL(url).host);
      expect(message).to.contain('ECONNREFUSED');
    });

    it('rejects within the total time limit however many nodes are silent', async () => {
      first.behave(blackHole);
      second.behave(blackHole);
      connect({ callMs: 8_000, totalMs: 200 });
      const started = performance.now();
      expect(await failureOf(ask())).to.include({ code: 'CHAIN_UNAVAILABLE' });
      expect(performance.now() - started).to.be.within(190, 8_000);
    });

    it('holds nothing against the nodes that the time limit left no time for', async () => {
      first.behave(blackHole);
      connect({ callMs: 1_000, totalMs: 80 });
      await failureOf(ask());
      await until(() => troubles.length > 0);
      expect(troubles.map(({ host }) => host)).to.deep.equal([new URL(first.url).host]);
      expect(second.calls).to.be.empty;
    });

    it('answers fifty callers at once within the time limit of one', async () => {
      first.behave(blackHole);
      second.behave(blackHole);
      connect({ callMs: 150, totalMs: 250 });
      const started = performance.now();
      const errors = await Promise.all(Array.from({ length: 50 }, () => failureOf(ask())));
      expect(errors.map((error) => (error as Failure).code)).to.deep.equal(Array(50).fill('CHAIN_UNAVAILABLE'));
      expect(performance.now() - started).to.be.below((50 * 250) / 2);
    });
  });

  describe('the chain of a node', () => {
    it('proves it once before the first call', async () => {
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
      it(`refuses a node that tells ${name}, and says so`, async () => {
        first.methods.eth_chainId = () => told;
        connect();
        expect(await ask()).to.equal('second');
        expect(await ask()).to.equal('second');
        expect(asked(first)).to.deep.equal(['eth_chainId']);
        expect(troubles.map(({ reason }) => reason)).to.deep.equal(['wrong-chain']);
      });
    }

    it('refuses a node that will not tell its chain', async () => {
      delete first.methods.eth_chainId;
      connect();
      expect(await ask()).to.equal('second');
      expect(times(first, 'whoAmI')).to.equal(0);
    });

    it('looks again at a refused node after a rest', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      first.methods.eth_chainId = () => '0x1';
      connect({ restMs: 60 });
      expect(await ask()).to.equal('second');
      first.methods.eth_chainId = () => '0x2105';
      time.tick(60);
      expect(await ask()).to.equal('first');
    });

    it('proves the chain again when a node comes back', async () => {
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

  describe('leaving a failing node alone', () => {
    it('uses a node that was down from the start as soon as it is back', async () => {
      await first.goDown();
      connect();
      expect(await ask()).to.equal('second');
      await first.comeBack();
      expect(await ask()).to.equal('first');
    });

    it('stops asking after three troubles in a row, looks once after the rest, and trusts what it finds', async () => {
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

    it('is on the side: no caller waits to learn that a silent node is still silent', async () => {
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

    it('waits for the look at a node when there is no other', async () => {
      time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date', 'performance'] });
      connect({ urls: [first.url], restMs: 60, troublesBeforeRest: 1 });
      first.behave(status(500));
      await failureOf(ask());
      first.behave();
      time.tick(60);
      expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal(['first', 'first', 'first']);
      expect(times(first, 'eth_chainId')).to.equal(2);
    });

    it('begins to count again after any answer, a refusal as well', async () => {
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

    it('rejects at once while every node is left alone', async () => {
      await first.goDown();
      connect({ urls: [first.url], troublesBeforeRest: 1 });
      await failureOf(ask());
      const error = (await failureOf(ask())) as Failure;
      expect(error.code).to.equal('CHAIN_UNAVAILABLE');
      expect(String(error.cause)).to.contain('skipped during a cool-down');
      expect(troubles, 'a rest is no new trouble').to.have.lengthOf(1);
    });

    it('leaves a rate-limited node alone for as long as Retry-After says', async () => {
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

    it('reads a Retry-After that is a date', async () => {
      first.behave(status(429, { 'retry-after': new Date(Date.now() + 30_000).toUTCString() }));
      connect();
      expect(await ask()).to.equal('second');
      expect(troubles[0]?.restMs).to.be.within(25_000, 30_000);
    });

    it('waits no longer than a minute, whatever Retry-After says', async () => {
      first.behave(status(429, { 'retry-after': '86400' }));
      connect();
      await ask();
      expect(troubles[0]?.restMs).to.equal(60_000);
    });

    it('asks a rate-limited node again at once when it names no time', async () => {
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

    it('never reach an error or a trouble, whatever went wrong', async () => {
      for (const misbehave of [...Object.values(misbehaviours), blackHole]) {
        first.behave(misbehave);
        second.behave(misbehave);
        connect({ callMs: 50 });
        const everything = told([await failureOf(ask()), troubles]);
        for (const key of keys) expect(everything).not.to.contain(key);
        rpc.close();
      }
    });

    it('never reach an error when the node repeats its URL in a refusal', async () => {
      const url = first.url.replace('http://', 'http://operator:pass-word-9@');
      first.methods.whoAmI = () => {
        throw new Refusal(-32600, `project 0123456789abcdefkey is over its plan`, { url, help: 'pass-word-9' });
      };
      connect({ urls: [url] });
      const error = await failureOf(ask());
      expect(error).to.be.instanceOf(RpcError).and.include({ message: 'project [key] is over its plan' });
      for (const key of keys) expect(told(error)).not.to.contain(key);
    });

    it('never reach the error about a URL that is none', () => {
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
    await new Promise(setImmediate); // Warnings are told in the next turn.
    process.off('warning', listen);
    expect(names).to.deep.equal(Array(60).fill('first'));
    expect(warnings).to.be.empty;
  });

  it('refuses to be made without a URL', () => {
    connect();
    expect(() => new ChainRpc({ chainId: 1, urls: [] })).to.throw(RangeError);
  });
});
