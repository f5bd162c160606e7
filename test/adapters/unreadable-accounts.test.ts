import { expect } from 'chai';
import { EsploraAccounts } from '../../src/adapters/bitcoin/bitcoin-accounts.esplora.ts';
import { SolanaRpcAccounts } from '../../src/adapters/solana/solana-accounts.rpc.ts';
import type { BitcoinAddress, SolanaAddress } from '../../src/domain/shared/foreign-address.ts';
import { MINTS, providers, solanaNode, solanaToken, tools, tuning } from '../support/fixtures/odd-elements.ts';
import { Reply } from '../support/servers/provider-server.ts';

describe('an account of which a part cannot be read', () => {
  const serve = providers();
  const readSolana = async (url: string) =>
    (await new SolanaRpcAccounts({ url, tuning }, tools).read(MINTS[0] as SolanaAddress)).value;

  for (const status of [400, 404, 413, 429, 500, 503])
    it(`Bitcoin: shows the balance when only the list of outputs cannot be read (${status})`, async () => {
      const sums = { funded_txo_sum: 5, spent_txo_sum: 0 };
      const baseUrl = await serve(({ path }) =>
        path.endsWith('utxo')
          ? new Reply(status, 'Too many history entries')
          : { chain_stats: sums, mempool_stats: sums },
      );
      const { value } = await new EsploraAccounts({ baseUrl, tuning }, tools).read('bc1' as BitcoinAddress);
      expect(value).to.deep.equal({ balanceSats: 5n, pendingSats: 5n });
    });

  it('Solana: reads a wallet full of spam, under both programs', async () => {
    const extensions = [
      { extension: 'transferFeeAmount', state: { withheldAmount: 7 } },
      { extension: 'unparseableExtension' },
    ];
    const older = [
      ...Array.from({ length: 3_000 }, () => solanaToken(MINTS[1], '1', 0)),
      ...Array.from({ length: 500 }, () => solanaToken(MINTS[2], '0', 9)),
      solanaToken(MINTS[3], '18446744073709551615', 0, { state: 'frozen', delegatedAmount: { amount: '1' } }),
      { account: { data: ['AAAA', 'base64'] } },
      solanaToken(MINTS[4], '-1'),
      solanaToken(MINTS[4], '1.5'),
      solanaToken(MINTS[4], '1', 256),
    ];
    const newer = [solanaToken(MINTS[0], '5', 6, { extensions }), solanaToken(undefined)];
    const value = await readSolana(await serve(solanaNode((isNewer) => (isNewer ? newer : older))));
    expect(value.tokens.map(({ mint, amount }) => [mint, amount])).to.deep.equal([
      [MINTS[1], 3_000n],
      [MINTS[3], 18_446_744_073_709_551_615n],
      [MINTS[0], 5n],
    ]);
    expect(value).to.include({ lamports: 7n, isPartial: true });
  });

  it('Solana: shows the balance and one program’s tokens when the other’s cannot be read', async () => {
    const value = await readSolana(
      await serve(solanaNode((isNewer) => (isNewer ? undefined : [solanaToken(MINTS[0])]))),
    );
    expect(value).to.deep.include({ lamports: 7n, isPartial: true });
    expect(value.tokens).to.have.length(1);
  });
});
