import { DUE, LEASED } from '../shared/claimed-rows.postgres.ts';

/**
 * Leases a message of the chat that has been due longest. The chat is locked, so that no two messages of it are claimed at once; of a
 * chat, the first untried message or an earlier one that waited for another attempt, whichever has been due longer. What is read
 * does not depend on how many messages wait. Returns the chat without a message when it changed while it was locked.
 */
export const CLAIM_MESSAGE = `
  with due as (
    select platform, chat from message_chats where due_at <= now() order by due_at, next_id limit 1 for update skip locked),
  untried as (
    select message.id, message.run_at from due, lateral (
      select id, run_at from message_queue waiting
      where waiting.platform = due.platform and waiting.chat = due.chat and state = 'ready' and attempts = 0
      order by id limit 1) message),
  retried as (
    select message.id, message.run_at from due, lateral (
      select id, run_at from message_queue waiting
      where waiting.platform = due.platform and waiting.chat = due.chat and state = 'ready' and attempts > 0
        and run_at <= now() and id < coalesce((select id from untried), 9223372036854775807)
      order by run_at, id limit 1) message),
  next as (
    select id from (select * from untried union all select * from retried) either order by run_at, id limit 1),
  free as (
    select id from message_queue
    where id = (select id from next) and ${DUE}
    for update skip locked),
  claimed as (
    update message_queue
    set ${LEASED}
    where id = (select id from free)
    returning id, lock_token, attempts, message, reply)
  select due.platform, due.chat, claimed.* from due left join claimed on true`;

/** Of the messages of one statement, in the given order. */
export const ENQUEUE = `
  insert into message_queue as known (platform, message_id, chat, message, duplicates)
  select platform, id, chat, message, repeats
  from unnest(:platforms::text[], :ids::text[], :chats::text[], :messages::text[], :repeats::integer[])
    with ordinality as given (platform, id, chat, message, repeats, place)
  order by place
  on conflict on constraint message_queue_once do update set duplicates = known.duplicates + 1 + excluded.duplicates
  returning xmax = 0 as kept`;
