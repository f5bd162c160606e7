import { InMemoryRelayedTransactions } from '../../../../src/adapters/store/transfer/relayed-transactions.memory.ts';
import { PostgresRelayedTransactions } from '../../../../src/adapters/store/transfer/relayed-transactions.postgres.ts';
import { describeRelayedTransactionsContract } from '../../../contracts/transfer/relayed-transactions.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeRelayedTransactionsContract('InMemoryRelayedTransactions', async () => new InMemoryRelayedTransactions());

onEveryDatabase((open) => {
  describeRelayedTransactionsContract(
    'PostgresRelayedTransactions',
    async () => new PostgresRelayedTransactions(await open()),
  );
});
