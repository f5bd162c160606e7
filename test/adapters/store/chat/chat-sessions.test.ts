import { PostgresChatSessions } from '../../../../src/adapters/store/chat/chat-sessions.postgres.ts';
import { InMemoryChatSessions } from '../../../../src/adapters/store/chat/chat-stores.memory.ts';
import { describeChatSessionsContract } from '../../../contracts/chat/chat-sessions.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeChatSessionsContract('InMemoryChatSessions', async () => {
  const chats = new InMemoryChatSessions();
  return [chats, chats];
});
onEveryDatabase((open) =>
  describeChatSessionsContract('PostgresChatSessions', async () => {
    const db = await open();
    return [new PostgresChatSessions(db), new PostgresChatSessions(db)];
  }),
);
