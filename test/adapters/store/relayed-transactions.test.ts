import { InMemoryRelayedTransactions } from '../../../src/adapters/store/relayed-transactions.memory.ts';
import { PostgresRelayedTransactions } from '../../../src/adapters/store/relayed-transactions.postgres.ts';
import { describeRelayedTransactionsContract } from '../../contracts/relayed-transactions.contract.ts';
import { onEveryDatabase } from '../../support/database.ts';

describeRelayedTransactionsContract('InMemoryRelayedTransactions', async () => new InMemoryRelayedTransactions());

onEveryDatabase((open) => {
  describeRelayedTransactionsContract(
    'PostgresRelayedTransactions',
    async () => new PostgresRelayedTransactions(await open()),
  );
});
