import { expect } from 'chai';
import { PostgresMessageQueue } from '../../../src/adapters/store/messaging/message-queue.postgres.ts';
import type { InboundMessage } from '../../../src/domain/messaging/inbound-message.ts';
import { openPostgres } from '../../../src/infrastructure/database/open-postgres.ts';
import { until } from '../../support/real-time.ts';
import { onServer } from '../../support/servers/database.ts';
import { Child } from '../../support/service/child.ts';

const COUNT = 120;
const LANES = 3;
const ANSWERED = 20;
const LEASE_MS = 60_000;

const message = (index: number): InboundMessage => ({
  platform: 'telegram',
  id: `${index}`,
  chat: `${index}`,
  sender: '1',
  text: 'help',
  secondHand: false,
});

describe('three processes that drain one queue', () => {
  onServer((server) => {
    it('lose nothing when one of them is killed, and answer twice only what it was processing', async () => {
      const url = await server().create('migrated');
      const { knex, close } = openPostgres({ url });
      await new PostgresMessageQueue(knex).enqueue(Array.from({ length: COUNT }, (_, index) => message(index)));
      const start = (...more: string[]) => new Child('drain-messages', url, `${LEASE_MS}`, ...more);
      const victim = start(`${ANSWERED}`);
      await victim.printed(ANSWERED);
      const ready = () => knex('message_queue').where({ state: 'ready' });
      // A reply is printed before its message is done: until then that one would be counted among those in hand.
      await until(async () => (await ready()).length === COUNT - ANSWERED);
      await until(async () => (await ready().whereNotNull('lock_token')).length === LANES);
      const survivors = [start(), start()];
      await victim.kill();
      expect(await Promise.all(survivors.map((child) => child.ended()))).to.deep.equal([0, 0]);
      expect(await knex('message_queue').where({ state: 'ready' })).to.have.length(LANES);
      await knex('message_queue')
        .where({ state: 'ready' })
        .update({ locked_until: new Date(0) });
      const late = start();
      expect(await late.ended()).to.equal(0);
      const states = await knex('message_queue').distinct('state').pluck('state');
      await close();
      expect(states).to.deep.equal(['done']);
      const said = [victim, ...survivors, late].flatMap(({ lines }) => lines);
      const repeated = said.length - new Set(said).size;
      expect(new Set(said).size).to.equal(COUNT);
      expect(repeated).to.be.at.most(LANES);
    });
  });
});
