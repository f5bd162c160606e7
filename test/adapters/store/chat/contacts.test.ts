import { InMemoryContacts } from '../../../../src/adapters/store/chat/contacts.memory.ts';
import { PostgresContacts } from '../../../../src/adapters/store/chat/contacts.postgres.ts';
import { describeContactsContract } from '../../../contracts/chat/contacts.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeContactsContract('InMemoryContacts', async () => new InMemoryContacts());
onEveryDatabase((open) => describeContactsContract('PostgresContacts', async () => new PostgresContacts(await open())));
