import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { InMemoryAddressScreening } from '../../../src/adapters/aml/address-screening.memory.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { abiCallReader } from '../../../src/adapters/local/call-reader.abi.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { sha256Fingerprints } from '../../../src/adapters/local/key-digests.hmac.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import { PostgresDecisionStore } from '../../../src/adapters/store/decision/decision-store.postgres.ts';
import {
  PostgresPreparedTransfers,
  PostgresRelayedTransactions,
} from '../../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { executeTransfer } from '../../../src/application/transfer/execute-transfer.ts';
import { proved } from '../../../src/domain/auth/proved-wallet.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { ANY_INQUIRY } from '../fixtures/decision-fixtures.ts';
import { printLine } from './print-line.ts';

// Executes one transfer on a database and a node, as the service does; prints the hash when it is done.

const [, , databaseUrl = '', nodeUrl = '', chain = '', raw = ''] = process.argv;

const chainId = Number(chain);
const { knex } = await openDatabase({ kind: 'postgres', url: databaseUrl });
const signedTransactions = new LocalSignedTransactions();
const execute = executeTransfer({
  alarms: new InMemoryAlarms(),
  addressScreening: new InMemoryAddressScreening([]),
  callReader: abiCallReader,
  chainTransactions: new EvmChainTransactions(new Map([[chainId, new ChainRpc({ chainId, urls: [nodeUrl] })]])),
  clock: systemClock,
  decisions: new PostgresDecisionStore(knex),
  fingerprints: sha256Fingerprints,
  random: cryptoRandom,
  feePolicy: { tokens: new Map() },
  preparedTransfers: new PostgresPreparedTransfers(knex),
  relayedTransactions: new PostgresRelayedTransactions(knex),
  salePolicy: { chainId, paymentTokens: [] },
  signedTransactions,
  transferPolicy: { confirmations: new Map([[chainId, 0]]) },
});
const { wallet } = proved({ wallet: signedTransactions.decode(raw as Hex).from });
printLine((await execute(raw as Hex, { chainId, wallet }, ANY_INQUIRY)).hash);
