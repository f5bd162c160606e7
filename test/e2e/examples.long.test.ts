import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { describeOnTempo } from '../support/chain/tempo-chain.ts';
import { RICH_KEY } from '../support/chain/tempo-payer.ts';
import { onServer } from '../support/servers/database.ts';
import { EXAMPLES, runExample } from '../support/service/example.ts';
import { type PaidService, startPaidService } from '../support/service/paid-service.ts';
import { endAll } from '../support/service/process.ts';
import { describeOnStack } from '../support/service/stack.ts';

/** A part of what each script prints, by its name. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  'sign-in.mjs': /Signed in: user \d+, referral code \w{8}\nSigned out: /,
  'sign-in-contract.mjs': /The contract (0x\w{40}) belongs to 0x\w{40}\nSigned in as \1 on chain \d+/,
  'verify.mjs': /is approved as .+\nIt can buy for 999\.99 USDC over its life/,
  'buy.mjs': /… wait\nPaid 100 USDC\nBought in block \d+, transaction 0x[0-9a-f]{64}/,
  'buy-nft.mjs': /… wait\nMinted token 47 for 250 USDC in block \d+/,
  'buy-gasless.mjs': /Bought in block \d+; the gas was paid by 0x[0-9a-f]{40}\nThe wallet itself sent 0 transactions/,
  'transfer.mjs': /received 25 USDC in block \d+/,
  'transfer-gasless.mjs': /The fee is [\d.]+ USDC; the recipient receives 2\d\.\d+\nMined in block \d+/,
  'chat.mjs': /Sent as 0x[0-9a-f]{64}/,
};
const PAYS = 'pay-per-request.mjs';
const SHARED = 'setup.mjs';
const LONGEST = 100;

const scripts = readdirSync(EXAMPLES).filter((name) => name.endsWith('.mjs'));

describe('the examples', () => {
  it('are all run', () => expect(scripts).to.have.members([...Object.keys(PRINTS), PAYS, SHARED]));

  it(`have at most ${LONGEST} lines each`, () => {
    const long = scripts.filter((name) => readFileSync(join(EXAMPLES, name), 'utf8').split('\n').length > LONGEST + 1);
    expect(long).to.deep.equal([]);
  });
});

describeOnStack('the examples on a local chain', (stack) => {
  after(endAll);

  for (const [name, prints] of Object.entries(PRINTS))
    it(name, async () => {
      const { url, world } = stack();
      const env = {
        API_URL: url,
        RPC_URL_31337: world.node.url,
        // A wallet that owes the fee of a sponsored purchase cannot send gasless transfers before it pays.
        WALLET_KEY: developmentAccounts[name === 'buy-gasless.mjs' ? 5 : 4].privateKey,
      };
      const { code, output } = await runExample(name, env, ...(name === 'chat.mjs' ? ['--yes'] : []));
      expect(output, output).to.match(prints);
      expect(code, output).to.equal(0);
    });
});

describeOnTempo('the example of a payment', (node) => {
  onServer((server) => {
    let service: PaidService;

    before(async () => {
      const { url: rpcUrl, chainId } = node();
      const recipient = Wallet.createRandom().address as WalletAddress;
      service = await startPaidService({ rpcUrl, chainId, recipient, databaseUrl: await server().create('migrated') });
    });
    after(() => service.stop());

    it(PAYS, async () => {
      const env = { API_URL: service.url, TEMPO_RPC_URL: node().url, WALLET_KEY: RICH_KEY };
      const { code, output } = await runExample(PAYS, env);
      expect(output, output).to.match(/The market is worth \d+ USD\nReceipt: \S+/);
      expect(code, output).to.equal(0);
    });
  });
});
