import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { eligible } from '../../support/service/world.ts';

describe('the records of the operators', () => {
  let world: Awaited<ReturnType<typeof aStaffedWorld>>;
  beforeEach(async () => {
    world = await aStaffedWorld();
  });
  afterEach(() => world.feed.close());
  const ask = (path: string, by = world.staff.viewer) => world.api.get(`/api/operator/${path}`).set(by.bearer);

  it('lists decisions, and finds one by the id of its answer', async () => {
    const buyer = await eligible(world);
    const order = { wallet: buyer.address, amount: '1', paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' };
    const refused = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order);
    const { decisions } = (await ask(`decisions?wallet=${buyer.address}&outcome=refused`).expect(200)).body.data;
    expect(decisions).to.have.length(1);
    expect(decisions[0]).to.deep.include({ code: refused.body.code, requestId: refused.body.requestId });
    const { data } = (await ask(`decisions/${decisions[0].id}`).expect(200)).body;
    expect(data).to.deep.equal(decisions[0]);
    expect((await ask('decisions?outcome=granted').expect(200)).body.data.decisions).to.deep.equal([]);
    expectRefusal(await ask('decisions/x'), 400, 'VALIDATION_FAILED', 'id');
    expectRefusal(await ask('decisions/00000000-0000-4000-8000-000000000000'), 404, 'DECISION_NOT_FOUND');
    for (const bad of ['kind=x', 'wallet=x', 'from=yesterday', 'cursor=x'])
      expectRefusal(await ask(`decisions?${bad}`), 400, 'VALIDATION_FAILED');
  });

  it('exports the audit log as it is hashed, one entry a line', async () => {
    await ask('users').expect(200);
    const { text, type } = await ask('audit/export').buffer(true).parse(asText).expect(200).then(bodyOf);
    expect(type).to.equal('application/x-ndjson');
    const actions = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).action);
    expect(actions).to.deep.equal(['user.search', 'audit.export']);
    const none = await ask('audit/export?to=2020-01-01T00:00:00.000Z')
      .buffer(true)
      .parse(asText)
      .expect(200)
      .then(bodyOf);
    expect(none.text).to.equal('');
  });

  it('does not start an export that it cannot log', async () => {
    sinon.stub(world.auditLog, 'record').rejects(storeUnavailable());
    expectRefusal(await ask('audit/export'), 503, 'STORE_UNAVAILABLE');
  });

  it('cuts an export that fails in the middle, so that nobody takes a part for the whole', async () => {
    sinon.stub(world.auditLog, 'stream').callsFake(async function* () {
      for (let position = 1; position <= 600; position += 1) yield { position, body: '{}', entry: {} as never };
      throw storeUnavailable();
    });
    const outcome = await ask('audit/export').then(
      () => 'whole',
      () => 'cut',
    );
    expect(outcome).to.equal('cut');
  });

  it('exports a million entries in flat memory', async () => {
    const body = JSON.stringify({
      action: 'user.read',
      actor: 'x'.repeat(42),
      subject: 'y'.repeat(42),
      n: 'z'.repeat(60),
    });
    sinon.stub(world.auditLog, 'stream').callsFake(async function* () {
      for (let position = 1; position <= 1_000_000; position += 1) yield { position, body, entry: {} as never };
    });
    const server = createServer(world.app).listen(0);
    await once(server, 'listening');
    const before = process.memoryUsage().rss;
    let most = 0;
    let lines = 0;
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, path: '/api/operator/audit/export', headers: world.staff.viewer.bearer }).end();
    const [answer] = await once(sent, 'response');
    for await (const chunk of answer) {
      for (const byte of chunk as Buffer) if (byte === 10) lines += 1;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    server.close();
    expect(lines).to.equal(1_000_000);
    expect(most / 2 ** 20).to.be.below(150);
  });

  it('replays a dead letter once, and logs who did', async () => {
    const { messageQueue, staff } = world;
    const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'hi', secondHand: false } as const;
    await messageQueue.enqueue([message]);
    const { claim } = await messageQueue.claim(1_000);
    if (claim === undefined) throw new Error('nothing to claim');
    await messageQueue.bury(claim, 'broken');
    const [letter] = (await ask('dead-letters').expect(200)).body.data.deadLetters;
    expect(letter).to.deep.include({ platform: 'telegram', error: 'broken' });
    const replay = (id: string) => world.api.post(`/api/operator/dead-letters/${id}/replay`).set(staff.reviewer.bearer);
    await replay(letter.id).expect(200);
    expectRefusal(await replay(letter.id), 404, 'DEAD_LETTER_NOT_FOUND');
    expectRefusal(await replay('x'), 400, 'VALIDATION_FAILED', 'id');
    const { entries } = (await ask('audit?action=dead-letter.replay').expect(200)).body.data;
    expect(entries.map(({ actor }: { actor: string }) => actor)).to.deep.equal([staff.reviewer.address]);
  });

  it('tells a listener what changed, keeps the connection, and ends when the role is taken away', async () => {
    const server = createServer(world.app).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = world.staff.viewer.bearer;
    const sent = request({ port, path: '/api/operator/events', headers }).end();
    const [answer] = await once(sent, 'response');
    expect(answer.headers['content-type']).to.include('text/event-stream');
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) await once(answer, 'data');
    };
    await until('retry:');
    await until(': heartbeat');
    const ended = once(answer, 'end');
    await world.auditLog.append({
      at: world.clock.now(),
      actor: 'x',
      action: 'test.made',
      subject: 'x',
      outcome: 'done',
    });
    await until('"audit"');
    sinon
      .stub(world.operators, 'appointmentOf')
      .resolves({ wallet: world.staff.viewer.address, at: world.clock.now(), by: 'x' });
    await until('event: ended');
    await ended;
    server.close();
  });

  it('ends streams when the service stops', async () => {
    const server = createServer(world.app).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, path: '/api/operator/events', headers: world.staff.viewer.bearer }).end();
    const [answer] = await once(sent, 'response');
    const ended = once(answer.resume(), 'end');
    world.feed.close();
    await ended;
    server.close();
  });
});

function asText(answer: unknown, done: (error: Error | null, text: string) => void): void {
  const response = answer as NodeJS.ReadableStream;
  let text = '';
  response.on('data', (part) => {
    text += part;
  });
  response.on('end', () => done(null, text));
}

const bodyOf = ({ body, type }: { body: unknown; type: string }) => ({ text: String(body), type });
