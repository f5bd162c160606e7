import { expect } from 'chai';
import { Wallet } from 'ethers';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { type OfferedTransfer, permittedCall, signedOffer } from '../support/chain/gasless.ts';
import { mined } from '../support/chain/transactions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;
const HELD = 30_000_000n;
const AMOUNT = 25_000_000n;
const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef';
const COIN = '0xde0b6b3a7640000';

type Prepared = Readonly<{
  gasless: boolean;
  ready: boolean;
  feeQuote: Readonly<{ fee: string }>;
  amountAfterFee: string;
  gaslessTransfer: OfferedTransfer;
}>;

/** A wallet with stablecoins and 0 wei: real node, real contracts, real database. */
describeInWorld('gasless transfers', (world) => {
  onServer((server) => {
    let databaseUrl: string;
    let service: LiveService;
    let relayer: Wallet;
    let holder: Wallet;

    beforeEach(async () => {
      const { node, provider, addresses, accounts, usdc, usdt } = world();
      databaseUrl = await server().create('migrated');
      relayer = new Wallet(Wallet.createRandom().privateKey, provider);
      await node.rpc('anvil_setBalance', [relayer.address, COIN]);
      service = await startLiveService(world(), SIGNER.privateKey, databaseUrl, {
        SPONSOR_PROVIDER: 'relayer',
        RELAYER_KEY: relayer.privateKey,
        TREASURY: addresses.treasury,
        [`FORWARDER_${node.chainId}`]: addresses.forwarder,
        [`GASLESS_TRANSFERS_${node.chainId}`]: addresses.gaslessTransfers,
      });
      holder = new Wallet(Wallet.createRandom().privateKey, provider);
      for (const token of [usdc, usdt]) await mined(as(accounts[0], token).mint(holder, HELD));
      await service.qualify(holder);
    });
    afterEach(() => service.stop());

    const chainId = () => world().node.chainId;
    const prepared = async (changes: object = {}): Promise<Prepared> => {
      const wish = { from: holder.address, to: RECIPIENT, token: world().addresses.usdc, amount: String(AMOUNT) };
      return (await service.post('/api/transfer/prepare', { ...wish, chainId: chainId(), ...changes }).expect(200))
        .body;
    };
    const quote = async (over = '') =>
      (await service.get(`/api/fees/estimate?action=transfer&chainId=${chainId()}${over}`).expect(200)).body.data;
    const signed = (offer: OfferedTransfer, data: string) => signedOffer(holder, offer, data);
    const callOf = (offer: OfferedTransfer) => permittedCall(holder, offer);
    const send = async (feeQuote: object, request: object) =>
      service.post('/api/paymaster', { chainId: chainId(), feeQuote, request });
    const executed = async (hash: string) => world().provider.waitForTransaction(hash);
    const balances = async () => {
      const { usdc, addresses } = world();
      const [sent, fees] = [await usdc.balanceOf(RECIPIENT), await usdc.balanceOf(addresses.treasury)];
      return { sent, fees, held: await usdc.balanceOf(holder) };
    };
    const rows = async () => {
      const { knex, close } = await openDatabase({ kind: 'postgres', url: databaseUrl });
      const found = await knex('sponsorships').select('state', 'fee_token', 'fee_amount', 'fee_collection');
      await close();
      return found;
    };
    const moved = () => world().provider.getTransactionCount(relayer);

    it('sends the amount, collects the fee, and reports that nothing is owed', async () => {
      const before = await balances();
      const offer = await prepared();
      const { feeQuote, amountAfterFee, gaslessTransfer, gasless, ready } = offer;
      expect([gasless, ready]).to.deep.equal([true, true]);
      const request = await signed(gaslessTransfer, await callOf(gaslessTransfer));
      const { data } = (
        await send(feeQuote, request).then((response) => {
          expect(response.status, response.text).to.equal(200);
          return response;
        })
      ).body;
      const receipt = await executed(data.hash);
      expect([receipt?.status, receipt?.from]).to.deep.equal([1, relayer.address]);
      const after = await balances();
      expect(after.sent - before.sent).to.equal(BigInt(amountAfterFee));
      expect(after.fees - before.fees).to.equal(BigInt(feeQuote.fee));
      expect(after.held).to.equal(HELD - AMOUNT);
      expect(await world().provider.getBalance(holder)).to.equal(0n);
      expect(await service.paymaster.followSponsorships()).to.deep.equal({ looked: 1, ended: 1, unknown: 0 });
      const collected = { fee_token: world().addresses.usdc, fee_amount: feeQuote.fee, fee_collection: 'in-call' };
      expect(await rows()).to.deep.equal([{ state: 'executed', ...collected }]);
    });

    it('uses less gas than its quote was calculated for', async () => {
      const { feeQuote, gaslessTransfer } = await prepared();
      const { data } = (await send(feeQuote, await signed(gaslessTransfer, await callOf(gaslessTransfer)))).body;
      const receipt = await executed(data.hash);
      expect(Number(receipt?.gasUsed)).to.be.within(120_000, 260_000);
    });

    it('is executed once, however often it is sent, and a permit counts once', async () => {
      const { feeQuote, gaslessTransfer } = await prepared();
      const data = await callOf(gaslessTransfer);
      const request = await signed(gaslessTransfer, data);
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(feeQuote, request)));
      expect(new Set(answers.map(({ body }) => body.data.taskId)).size).to.equal(1);
      const { hash } = answers.map(({ body }) => body.data).find((task) => task.hash !== null);
      await executed(hash);
      expect((await send(feeQuote, request)).body.data).to.include({ taskId: answers[0]?.body.data.taskId, hash });
      await service.paymaster.followSponsorships();
      expectRefusal(await send(await quote(), request), 400, 'REQUEST_NONCE_WRONG');
      const anew = await prepared({ amount: '4000000' });
      const again = await send(anew.feeQuote, await signed(anew.gaslessTransfer, data));
      expectRefusal(again, 400, 'REQUEST_REVERTS');
      expect(again.body.error).to.include('ERC20InsufficientAllowance');
      expect(await moved()).to.equal(1);
    });
  });
});
