import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { listening } from '../../support/servers/listening.ts';
import { RawClient } from '../../support/servers/raw-client.ts';
import { buyerIn, inHeader, SNAPSHOT_PATH } from '../../support/service/paying.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

/** How often each cut is made: 77 cuts in all. */
const TIMES = 7;

/** When the client closes its connection. Each resolves after that. */
const CUTS: Readonly<Record<string, (world: TestWorld, client: RawClient, pay: () => void) => Promise<void>>> = {
  'right after its request': async (_, client, pay) => {
    pay();
    client.cut();
  },
  'before the payment is claimed': (world, client, pay) => during(world.paymentClaims, 'take', client, pay),
  'before the payment is settled': (world, client, pay) => during(world.paymentRail, 'settle', client, pay),
  'before the settlement is recorded': (world, client, pay) => during(world.paymentClaims, 'advance', client, pay),
  'at the moment of the response': (world, client, pay) => during(world.paymentClaims, 'deliverable', client, pay),
  'at the first byte of the response': async (_, client, pay) => {
    pay();
    await client.has(1);
    client.cut();
  },
  ...Object.fromEntries(
    [1, 2, 3, 5, 8].map((turns) => [
      `after ${turns} turns of the event loop`,
      async (_: TestWorld, client: RawClient, pay: () => void) => {
        pay();
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        client.cut();
      },
    ]),
  ),
};

/** Pays, and closes the connection during the first call of the method. */
async function during<K extends string>(
  port: Record<K, (...args: never[]) => unknown>,
  method: K,
  client: RawClient,
  pay: () => void,
): Promise<void> {
  const real = port[method].bind(port);
  const stub = sinon.stub(port as Record<string, (...args: never[]) => unknown>, method).callsFake((...args) => {
    client.cut();
    return real(...args);
  });
  pay();
  while (!client.socket.destroyed) await nextTurn();
  stub.restore();
}

describe('a paid snapshot whose response is lost', () => {
  let world: TestWorld;
  let server: Awaited<ReturnType<typeof listening>>;
  const { credential } = buyerIn(() => world);
  beforeEach(async () => {
    world = await aWorld();
    server = await listening(world.app);
  });
  afterEach(async () => {
    sinon.restore();
    await server.stop();
  });

  const received = () => world.railLedger.balanceOf(world.paymentRail.terms.recipient);
  /** A snapshot that is taken after this differs. */
  const moveTheMarket = () => {
    world.clock.advance(61_000);
    const now = world.clock.now();
    world.marketOverview.put({
      totalMarketCapUsd: now.getTime(),
      totalVolume24hUsd: undefined,
      marketCapChange24h: undefined,
      dominance: {},
      activeCryptocurrencies: undefined,
      markets: undefined,
      updatedAt: now,
    });
  };
  /** Requests the snapshot, and stays connected after the response. */
  const ask = async (authorization: string) => {
    const client = await RawClient.to(server.url);
    client.request('GET', SNAPSHOT_PATH, { authorization });
    return await client.answer();
  };
  /** Repeats the request while the outcome is unknown, as an agent does. */
  const insist = async (authorization: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await ask(authorization);
      if (answer?.status !== 503) return answer;
      await nextTurn();
    }
    throw new Error('the payment stays in doubt');
  };

  for (const [moment, cut] of Object.entries(CUTS))
    it(`is not paid for twice by a client that disconnects ${moment}`, async () => {
      for (let time = 1; time <= TIMES; time += 1) {
        const authorization = inHeader(await credential());
        const client = await RawClient.to(server.url);
        await cut(world, client, () => client.request('GET', SNAPSHOT_PATH, { authorization }));
        const first = await client.answer();
        moveTheMarket();
        const again = await insist(authorization);
        if (first === undefined) expect(again?.status, 'paid twice').to.equal(200);
        else if (again?.status === 200)
          expect([again.body, again.headers.get('payment-receipt')]).to.deep.equal([
            first.body,
            first.headers.get('payment-receipt'),
          ]);
        else expect(again?.status).to.equal(402);
        expect((await insist(authorization))?.status, 'after a whole answer').to.equal(402);
        expect(received()).to.equal(5_000n * BigInt(time));
      }
    });

  it('is the same snapshot with the same receipt each time until its delivery is recorded', async () => {
    const authorization = inHeader(await credential());
    const advance = world.paymentClaims.advance.bind(world.paymentClaims);
    let lost = 0;
    const record = sinon.stub(world.paymentClaims, 'advance').callsFake(async (...move) => {
      if (move[2] !== 'delivered') return await advance(...move);
      lost += 1;
      throw storeUnavailable();
    });
    const first = await ask(authorization);
    for (let time = 1; time <= 3; time += 1) {
      while (lost < time) await nextTurn();
      moveTheMarket();
      const again = await ask(authorization);
      expect([again?.status, again?.body]).to.deep.equal([200, first?.body]);
      expect(again?.headers.get('payment-receipt')).to.equal(first?.headers.get('payment-receipt'));
    }
    while (lost < 4) await nextTurn();
    record.restore();
    expect((await ask(authorization))?.body).to.equal(first?.body);
    expect((await ask(authorization))?.status).to.equal(402);
    expect(received()).to.equal(5_000n);
  });

  it('is one snapshot for eight concurrent requests with one credential, three of which are cut', async () => {
    const authorization = inHeader(await credential());
    const clients = await Promise.all(Array.from({ length: 8 }, () => RawClient.to(server.url)));
    for (const client of clients) client.request('GET', SNAPSHOT_PATH, { authorization });
    for (const client of clients.slice(5)) client.cut();
    const answers = await Promise.all(clients.map((client) => client.answer()));
    const bodies = answers.flatMap((answer) => (answer?.status === 200 ? [answer.body] : []));
    for (const answer of answers) if (answer !== undefined) expect(answer.status).to.be.oneOf([200, 402, 503]);
    moveTheMarket();
    const last = await insist(authorization);
    if (last?.status === 200) bodies.push(last.body);
    expect(new Set(bodies).size).to.equal(1);
    expect(received()).to.equal(5_000n);
    for (const client of clients) client.cut();
  });
});
