import { PostgresContacts } from '../../../../src/adapters/store/chat/chat-links.postgres.ts';
import { InMemoryContacts } from '../../../../src/adapters/store/chat/chat-stores.memory.ts';
import { describeContactsContract } from '../../../contracts/chat/contacts.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeContactsContract('InMemoryContacts', async () => new InMemoryContacts());
onEveryDatabase((open) => describeContactsContract('PostgresContacts', async () => new PostgresContacts(await open())));
