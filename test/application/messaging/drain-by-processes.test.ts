import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { PostgresMessageQueue } from '../../../src/adapters/store/messaging/message-queue.postgres.ts';
import type { InboundMessage } from '../../../src/domain/messaging/inbound-message.ts';
import { openPostgres } from '../../../src/infrastructure/database/open-postgres.ts';
import { onServer } from '../../support/servers/database.ts';
import { Child } from '../../support/service/child.ts';

const COUNT = 120;
const LANES = 3;
const LEASE_MS = 2_000;

const message = (index: number): InboundMessage => ({
  platform: 'telegram',
  id: `${index}`,
  chat: `${index}`,
  sender: '1',
  text: 'help',
  secondHand: false,
});

describe('three processes that drain one queue', function () {
  this.timeout(60_000);

  onServer((server) => {
    it('lose nothing when one of them is killed, and answer nothing twice but what it had in hand', async () => {
      const url = await server().create('migrated');
      const { knex, close } = openPostgres({ url });
      await new PostgresMessageQueue(knex).enqueue(Array.from({ length: COUNT }, (_, index) => message(index)));
      const start = (slowness: number) => new Child('drain-messages', url, `${LEASE_MS}`, `${slowness}`);
      const children = [start(25), start(25), start(25)] as const;
      const [victim, ...survivors] = children;
      await victim.printed(4);
      await victim.kill();
      expect(await Promise.all(survivors.map((child) => child.ended()))).to.deep.equal([0, 0]);
      const inHand = await knex('message_queue').where({ state: 'ready' });
      expect(inHand.length).to.be.within(1, LANES);
      await pause(LEASE_MS);
      const late = start(0);
      expect(await late.ended()).to.equal(0);
      const states = await knex('message_queue').distinct('state').pluck('state');
      await close();
      expect(states).to.deep.equal(['done']);
      const said = [...children, late].flatMap(({ lines }) => lines);
      const repeated = said.length - new Set(said).size;
      expect(new Set(said).size).to.equal(COUNT);
      expect(repeated).to.be.at.most(LANES);
    });
  });
});
