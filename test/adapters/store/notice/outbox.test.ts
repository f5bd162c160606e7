import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { InMemoryOutbox } from '../../../../src/adapters/store/notice/notice-stores.memory.ts';
import { PostgresOutbox } from '../../../../src/adapters/store/notice/notice-stores.postgres.ts';
import { describeOutboxContract } from '../../../contracts/notice/outbox.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeOutboxContract('InMemoryOutbox', async () => new InMemoryOutbox({ clock: systemClock, random: cryptoRandom }));
onEveryDatabase((open) => describeOutboxContract('PostgresOutbox', async () => new PostgresOutbox(await open())));
