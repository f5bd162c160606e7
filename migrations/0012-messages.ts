export const sql = `
  create table message_queue (
    id bigint generated always as identity primary key,
    platform channel_name not null,
    message_id text not null,
    chat text not null,
    message text,
    reply text,
    state text not null default 'ready' check (state in ('ready', 'done', 'dead')),
    attempts integer not null default 0,
    run_at timestamptz not null default now(),
    locked_until timestamptz,
    lock_token text,
    duplicates integer not null default 0,
    last_error text,
    finished_at timestamptz,
    constraint message_queue_once unique (platform, message_id),
    check (message is not null or state = 'done')
  );
  create index message_queue_due on message_queue (run_at, id) where state = 'ready';
  create index message_queue_chat on message_queue (platform, chat, id) where state = 'ready';
  create index message_queue_finished on message_queue (finished_at) where state = 'done';
  create index message_queue_dead on message_queue (finished_at, id) where state = 'dead';
  create index message_queue_duplicates on message_queue (id) where duplicates > 0;
  create index message_queue_untried on message_queue (platform, chat, id) where state = 'ready' and attempts = 0;
  create index message_queue_retried on message_queue (platform, chat, run_at, id) where state = 'ready' and attempts > 0;
  create index message_queue_leased on message_queue (platform, chat) where state = 'ready' and locked_until is not null;
  create index message_queue_tried on message_queue (attempts) where state = 'ready' and attempts > 0;

  -- One row for each chat with messages that wait. due_at: when the next of them, next_id, may be claimed; while one is leased, the
  -- end of the lease. Without it, a claim reads all messages that wait behind another of their chat: 3 to 4 ms with 20,000 in 20 chats,
  -- instead of 0.6 to 0.9 (PostgreSQL 18), and more with each message. The triggers keep it for every release
  -- that writes into the queue. The chats of a statement are locked in one order, and read after they are locked.
  create table message_chats (
    platform text not null,
    chat text not null,
    due_at timestamptz not null,
    next_id bigint not null,
    primary key (platform, chat)
  );
  create index message_chats_due on message_chats (due_at, next_id);

  create function message_chat_next(of_platform text, of_chat text)
    returns table (due_at timestamptz, next_id bigint) language sql stable as $$
    with own as (
      (select run_at, id from message_queue
       where platform = of_platform and chat = of_chat and state = 'ready' and attempts = 0 order by id limit 1)
      union all
      (select run_at, id from message_queue
       where platform = of_platform and chat = of_chat and state = 'ready' and attempts > 0 order by run_at, id limit 1))
    select greatest(run_at, (
        select max(locked_until) from message_queue
        where platform = of_platform and chat = of_chat and state = 'ready' and locked_until is not null)), id
    from own order by run_at, id limit 1
  $$;

  create function message_chats_refresh(platforms text[], chats text[]) returns void language plpgsql as $$
    begin
      perform from message_chats where (platform, chat) in (select * from unnest(platforms, chats))
        order by platform, chat for update;
      delete from message_chats where (platform, chat) in (select * from unnest(platforms, chats))
        and not exists (select from message_chat_next(platform, chat));
      update message_chats set (due_at, next_id) = (select * from message_chat_next(platform, chat))
        where (platform, chat) in (select * from unnest(platforms, chats));
    end
  $$;

  create function message_chats_follow() returns trigger language plpgsql as $$
    declare
      platforms text[];
      chats text[];
    begin
      insert into message_chats (platform, chat, due_at, next_id)
        select distinct platform, chat, 'infinity'::timestamptz, 0 from changed where state = 'ready' and tg_op <> 'DELETE'
        order by platform, chat
        on conflict (platform, chat) do update set due_at = message_chats.due_at;
      select array_agg(platform), array_agg(chat) into platforms, chats
        from (select distinct platform, chat from changed where state = 'ready' or tg_op = 'UPDATE') touched;
      if platforms is not null then perform message_chats_refresh(platforms, chats); end if;
      return null;
    end
  $$;
  create trigger message_chats_inserted after insert on message_queue
    referencing new table as changed for each statement execute function message_chats_follow();
  create trigger message_chats_updated after update on message_queue
    referencing new table as changed for each statement execute function message_chats_follow();
  create trigger message_chats_deleted after delete on message_queue
    referencing old table as changed for each statement execute function message_chats_follow();

  -- Notices hold no e-mail address: it is looked up when they are sent. Those that were sent keep their key only.
  create table outbox (
    id bigint generated always as identity primary key,
    key text not null constraint outbox_once unique,
    channel text not null check (channel in ('mail', 'webhook')),
    wallet evm_address,
    content text,
    state text not null default 'ready' check (state in ('ready', 'done', 'dead')),
    attempts integer not null default 0,
    run_at timestamptz not null default now(),
    locked_until timestamptz,
    lock_token text,
    last_error text,
    finished_at timestamptz,
    check (content is not null or state <> 'ready')
  );
  create index outbox_due on outbox (run_at, id) where state = 'ready';
  create index outbox_finished on outbox (finished_at) where state <> 'ready';
  create index outbox_wallet on outbox (wallet) where wallet is not null;
  create index outbox_tried on outbox (attempts) where state = 'ready' and attempts > 0;
`;
