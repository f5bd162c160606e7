import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import sinon from 'sinon';
import { passing } from '../../support/real-time.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import type { SignedIn } from '../../support/service/world.ts';

type World = Awaited<ReturnType<typeof aStaffedWorld>>;

/** More than any test reads, with time between the parts for other work. */
async function* endless<T>(record: T): AsyncGenerator<T> {
  for (;;) {
    for (let count = 0; count < 500; count += 1) yield record;
    await passing(5);
  }
}

describe('what operators are sent piece by piece', () => {
  let world: World;
  let server: Server;
  beforeEach(async () => {
    world = await aStaffedWorld();
    sinon.stub(world.auditLog, 'stream').callsFake(() => endless({ position: 1, body: '{}', entry: {} as never }));
    sinon.stub(world.personalData, 'recordsOf').callsFake(() => endless({ table: 'users', row: {} }) as never);
    server = createServer(world.app).listen(0);
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    world.feed.close();
  });

  /** Carried out by the two admins. */
  const carriedOut = async (what: string, of: SignedIn, body: object = {}) => {
    const { admin, chief } = world.staff;
    const propose = world.api.post(`/api/operator/users/${of.address}/${what}`).set(admin.bearer);
    const { id } = (await propose.send({ reason: 'x', ...body }).expect(200)).body.data;
    await world.api.post(`/api/operator/proposals/${id}/approve`).set(chief.bearer).expect(200);
  };
  const leave = (body: object) => async (by: SignedIn) => {
    const { status, text } = await world.api.post('/api/siwe?action=logout').set(by.bearer).send(body);
    expect(status, text).to.equal(200);
  };

  /** Every way to lose the admission. */
  const WAYS: readonly (readonly [how: string, lose: (by: SignedIn) => unknown])[] = [
    ['is removed', (by) => carriedOut('remove-operator', by)],
    ['is made a viewer', (by) => carriedOut('add-operator', by, { role: 'viewer' })],
    [
      'is blocked',
      (by) =>
        world.api
          .post(`/api/operator/users/${by.address}/block`)
          .set(world.staff.admin.bearer)
          .send({ reason: 'x' })
          .expect(200),
    ],
    ['signs out', leave({})],
    ['loses every session', leave({ everywhere: true })],
    ['has a session that another process ends', (by) => world.sessions.revokeAll(by.address, world.clock.now())],
    ['has a session that expires', () => world.clock.advance(400 * 24 * 60 * 60 * 1000)],
  ];

  const open = async (path: string, { bearer }: SignedIn) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, path, headers: bearer }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).to.equal(200);
    let end = '';
    const ended = new Promise<'whole' | 'cut'>((resolve) => {
      answer.once('end', () => resolve('whole')).once('error', () => resolve('cut'));
    });
    answer.setEncoding('utf8').on('data', (part: string) => {
      end = (end + part).slice(-200);
    });
    await once(answer, 'data');
    return { ended, last: () => end };
  };
  const streams = () => ({
    '/api/operator/events': 'events',
    '/api/operator/audit/export': 'export of the audit log',
    [`/api/operator/users/${world.staff.viewer.address}/export`]: 'export of a person',
  });

  it('are these', () => {
    const streamed = world.routes.filter(
      ({ access, reply }) => access === 'operator' && reply.mediaType !== 'application/json',
    );
    expect(streamed.map(({ path }) => path)).to.have.members([
      '/api/operator/events',
      '/api/operator/audit/export',
      '/api/operator/users/{wallet}/export',
    ]);
  });

  for (const [how, lose] of WAYS)
    it(`end when the operator ${how}`, async () => {
      const by = world.staff.reviewer;
      const opened = [];
      for (const [path, what] of Object.entries(streams())) opened.push({ what, ...(await open(path, by)) });
      await lose(by);
      for (const { what, ended, last } of opened) {
        const outcome = await Promise.race([ended, passing(5_000).then(() => 'goes on')]);
        expect([what, outcome]).to.deep.equal([what, what === 'events' ? 'whole' : 'cut']);
        if (outcome === 'whole') expect(last()).to.match(/event: ended\ndata: \{"reason":"NOT_ADMITTED"\}\n\n$/);
      }
    });
});
