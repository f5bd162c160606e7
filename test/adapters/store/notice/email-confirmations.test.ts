import { InMemoryEmailConfirmations } from '../../../../src/adapters/store/notice/notice-stores.memory.ts';
import { PostgresEmailConfirmations } from '../../../../src/adapters/store/notice/notice-stores.postgres.ts';
import { describeEmailConfirmationsContract } from '../../../contracts/notice/email-confirmations.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeEmailConfirmationsContract('InMemoryEmailConfirmations', async () => new InMemoryEmailConfirmations());
onEveryDatabase((open) =>
  describeEmailConfirmationsContract(
    'PostgresEmailConfirmations',
    async () => new PostgresEmailConfirmations(await open()),
  ),
);
