import { expect } from 'chai';
import { EsploraAccounts } from '../../../src/adapters/bitcoin/bitcoin-accounts.esplora.ts';
import { InMemoryBitcoinAccounts } from '../../../src/adapters/bitcoin/bitcoin-accounts.memory.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import {
  ACCOUNTS,
  describeBitcoinAccountsContract,
  UNUSED,
  USED,
} from '../../contracts/portfolio/bitcoin-accounts.contract.ts';
import { describeUpstreamFaults } from '../../contracts/upstream/upstream-faults.ts';
import { rejection } from '../../support/rejection.ts';
import { type Asked, QUICK, Reply, startProviderServer } from '../../support/servers/provider-server.ts';

const sums = (funded: bigint, spent: bigint) => ({
  tx_count: 1,
  funded_txo_count: 1,
  funded_txo_sum: Number(funded),
  spent_txo_count: 1,
  spent_txo_sum: Number(spent),
});

/** Esplora as documented. */
function esplora({ path }: Asked): unknown {
  const [, , address = '', utxo] = path.split('/');
  const account = ACCOUNTS[address] ?? { balanceSats: 0n, pendingSats: 0n, utxos: [] };
  if (!path.startsWith('/address/')) return new Reply(404, 'Not found');
  if (utxo === undefined) {
    const pending = account.pendingSats < 0n ? sums(0n, -account.pendingSats) : sums(account.pendingSats, 0n);
    return { address, chain_stats: sums(account.balanceSats + 5n, 5n), mempool_stats: pending };
  }
  if (account.utxos === undefined) return new Reply(400, 'Too many unspent transaction outputs (>500).');
  return account.utxos.map(({ txid, vout, valueSats, confirmed }) => ({
    txid,
    vout,
    value: Number(valueSats),
    status: confirmed ? { confirmed, block_height: 900_000, block_time: 1_790_000_000 } : { confirmed },
  }));
}

const tools = { clock: systemClock, onTrouble: () => {} };

describeBitcoinAccountsContract('in memory', async () => ({
  accounts: new InMemoryBitcoinAccounts(systemClock, new Map(Object.entries(ACCOUNTS))),
}));

describeBitcoinAccountsContract('Esplora', async () => {
  const server = await startProviderServer(esplora);
  return { accounts: new EsploraAccounts({ baseUrl: server.url, tuning: QUICK }, tools), close: server.stop };
});

describe('EsploraAccounts', () => {
  describeUpstreamFaults({ unavailable: 'BITCOIN_UNAVAILABLE' }, async ({ clock, onTrouble }) => {
    const server = await startProviderServer(esplora);
    const accounts = new EsploraAccounts({ baseUrl: server.url, tuning: QUICK }, { clock, onTrouble });
    return { server, ask: () => accounts.read(USED) };
  });

  for (const [what, stats] of Object.entries({
    'a sum as text': { ...sums(1n, 0n), funded_txo_sum: '1' },
    'a fraction of a satoshi': { ...sums(1n, 0n), funded_txo_sum: 1.5 },
    'no sum': {},
  }))
    it(`rejects with BITCOIN_UNAVAILABLE for ${what}, and does not return zero`, async () => {
      const server = await startProviderServer((asked) =>
        asked.path.endsWith('utxo') ? [] : { chain_stats: stats, mempool_stats: sums(0n, 0n) },
      );
      const accounts = new EsploraAccounts({ baseUrl: server.url, tuning: QUICK }, tools);
      expect(await rejection(accounts.read(UNUSED))).to.equal('BITCOIN_UNAVAILABLE');
      await server.stop();
    });
});
