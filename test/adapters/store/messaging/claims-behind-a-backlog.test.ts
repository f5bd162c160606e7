import { expect } from 'chai';
import type { Knex } from 'knex';
import { CLAIM_MESSAGE } from '../../../../src/adapters/store/messaging/claim-message.ts';
import { PostgresMessageQueue } from '../../../../src/adapters/store/messaging/message-queue.postgres.ts';
import { openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { onServer } from '../../../support/servers/database.ts';

const BACKLOG = 10_000;
/** Pages of 8 KB. They do not depend on how busy the machine is. */
const MOST_PAGES = 300;

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

onServer((serverOf) => {
  it(`a claim reads as few pages behind a chat of ${BACKLOG} messages as without it`, async () => {
    const database = await openDatabase({ kind: 'postgres', url: await serverOf().create('migrated') });
    const { knex } = database;
    try {
      const queue = new PostgresMessageQueue(knex);
      await fill(knex, 'long');
      expect((await queue.claim(60_000)).claim?.message.chat, 'the first of the long chat').to.equal('long');
      await knex.raw(
        `insert into message_queue (platform, message_id, chat, message) values ('telegram', 'other', 'other', '{"chat":"other"}')`,
      );
      await knex.raw('analyze message_queue');
      expect(await pagesOfAClaim(knex)).to.be.below(MOST_PAGES);
      expect((await queue.claim(60_000)).claim?.message.chat, 'not behind the long chat').to.equal('other');
      expect((await queue.claim(60_000)).claim).to.equal(undefined);
    } finally {
      await database.close();
    }
  });
});

const fill = (knex: Knex, chat: string) =>
  knex.raw(
    `insert into message_queue (platform, message_id, chat, message)
     select 'telegram', :chat || n, :chat, '{"chat":"' || :chat || '"}' from generate_series(1, :count::integer) n`,
    { chat, count: BACKLOG },
  );

/** Of a claim that is undone. */
async function pagesOfAClaim(knex: Knex): Promise<number> {
  const trx = await knex.transaction();
  try {
    const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }>(
      `explain (analyze, buffers, format json) ${CLAIM_MESSAGE}`,
      { most: 8, token: 'x', leaseMs: 1 },
    );
    const { Plan: plan } = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    await trx.rollback();
  }
}
