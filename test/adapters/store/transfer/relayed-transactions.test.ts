import { InMemoryRelayedTransactions } from '../../../../src/adapters/store/transfer/transfer-stores.memory.ts';
import { PostgresRelayedTransactions } from '../../../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { describeRelayedTransactionsContract } from '../../../contracts/transfer/relayed-transactions.contract.ts';
import { inMemoryDecisions } from '../../../support/fixtures/decision-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeRelayedTransactionsContract(
  'InMemoryRelayedTransactions',
  async () => new InMemoryRelayedTransactions(inMemoryDecisions()),
);

onEveryDatabase((open) => {
  describeRelayedTransactionsContract(
    'PostgresRelayedTransactions',
    async () => new PostgresRelayedTransactions(await open()),
  );
});
