import { PostgresChatLinks } from '../../../../src/adapters/store/chat/chat-links.postgres.ts';
import { InMemoryChatLinks } from '../../../../src/adapters/store/chat/chat-stores.memory.ts';
import { describeChatLinksContract } from '../../../contracts/chat/chat-links.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeChatLinksContract('InMemoryChatLinks', async () => new InMemoryChatLinks());
onEveryDatabase((open) =>
  describeChatLinksContract('PostgresChatLinks', async () => new PostgresChatLinks(await open())),
);
