import {
  type ApiClient,
  buy,
  buyGasless,
  createClient,
  FlowError,
  isApiError,
  signAndExecute,
  signIn,
  signOut,
  transfer,
  transferGasless,
  verify,
  type Wallet,
} from '@institutional-defi/client';
import { expect } from 'chai';
import { type Address, erc20Abi, type Hex, parseEther, parseUnits } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { getBalance, readContract, waitForTransactionReceipt, writeContract } from 'viem/actions';
import { as } from '../../contracts/kit/handles.ts';
import { mined } from '../support/chain/transactions.ts';
import { rejectionOf } from '../support/rejection.ts';
import { comply, walletAt } from '../support/service/client-wallet.ts';
import { endAll } from '../support/service/process.ts';
import { describeOnStack } from '../support/service/stack.ts';

const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef';
const USDC = (amount: string) => parseUnits(amount, 6);

/** The published client against the service's own process and real nodes. */
describeOnStack('the client', (stack) => {
  let client: ApiClient;
  let key: Hex;
  let wallet: Wallet;
  let chainId: number;
  let usdc: Address;
  let usdt: Address;
  let sale: Address;

  after(endAll);
  beforeEach(async () => {
    const { world, url } = stack();
    ({ usdc, usdt, sale } = world.addresses as Record<'usdc' | 'usdt' | 'sale', Address>);
    ({ chainId } = world.node);
    client = createClient({ baseUrl: url });
    key = generatePrivateKey();
    wallet = walletAt(world.node.url, key);
    for (const token of [world.usdc, world.usdt])
      await mined(as(world.accounts[0], token).mint(wallet.account.address, USDC('1000')));
    await fund(parseEther('1'));
  });

  const fund = (wei: bigint) =>
    stack().world.node.rpc('anvil_setBalance', [wallet.account.address, `0x${wei.toString(16)}`]);
  const balance = (owner: Address, token: Address = usdc) =>
    readContract(wallet, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const enter = async () => {
    await signIn(client, { wallet });
    return comply(client, wallet, stack().kycSecret);
  };

  it('signs in, keeps the session in memory, and signs out', async () => {
    await signIn(client, { wallet, statement: 'Sign in to the token sale.' });
    const session = await client.viewSession();
    expect(session).to.include({ authenticated: true, wallet: wallet.account.address, chainId });
    await signOut(client);
    const error = await rejectionOf(client.listWallets());
    if (!isApiError(error, 'UNAUTHENTICATED')) throw error;
    expect(error).to.include({ status: 401 }).and.have.property('requestId').that.is.a('string');
  });

  it('has the owner verified, and returns at once the next time', async () => {
    expect(await enter()).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
    const again = verify(client, {
      wallet: wallet.account.address,
      onVerification: () => expect.fail('it asked again'),
    });
    expect((await again).kycStatus).to.equal('approved');
  });

  it('names the tier that is applied for in writing', async () => {
    await signIn(client, { wallet });
    const asked = verify(client, { wallet: wallet.account.address, tier: 'TIER_3', onVerification: () => {} });
    expect(await rejectionOf(asked))
      .to.be.instanceOf(FlowError)
      .and.include({ code: 'CONTACT_REQUIRED' });
  });

  it('buys: approves, sends, and waits for the block', async () => {
    await enter();
    const steps: string[] = [];
    const order = { wallet, amount: USDC('250'), paymentToken: usdc, saleContract: sale };
    const { receipt } = await buy(client, { ...order, onStep: (step) => steps.push(step) });
    expect(receipt.status).to.equal('success');
    expect(steps).to.deep.equal(['authorize', 'approve', 'buy', 'wait']);
    expect(await balance(wallet.account.address)).to.equal(USDC('750'));
    await client.indexPurchases({}, { headers: { authorization: `Bearer ${stack().cronSecret}` } });
    const { purchases } = await client.viewPurchases({ query: { wallet: wallet.account.address } });
    expect(purchases.map(({ txHash }) => txHash)).to.deep.equal([receipt.transactionHash]);
  });

  it('buys with a token that changes an allowance only from zero', async () => {
    await enter();
    const approve = { address: usdt, abi: erc20Abi, functionName: 'approve', args: [sale, 1n] } as const;
    await writeContract(wallet, { account: wallet.account, chain: null, ...approve });
    await buy(client, { wallet, amount: USDC('100'), paymentToken: usdt });
    expect(await balance(wallet.account.address, usdt)).to.equal(USDC('900'));
  });

  it('signs nothing for another contract than the expected one', async () => {
    await enter();
    const order = { wallet, amount: USDC('250'), paymentToken: usdc, saleContract: RECIPIENT } as const;
    expect(await rejectionOf(buy(client, order))).to.include({ code: 'MISMATCH' });
    expect(await balance(wallet.account.address)).to.equal(USDC('1000'));
  });

  it('reports why a purchase is refused', async () => {
    await signIn(client, { wallet });
    const error = await rejectionOf(buy(client, { wallet, amount: USDC('250'), paymentToken: usdc }));
    expect(isApiError(error, 'KYC_REQUIRED', 'TERMS_NOT_ACCEPTED'), String(error)).to.equal(true);
  });

  it('transfers: the service prepares and sends, the wallet signs', async () => {
    await enter();
    const before = await balance(RECIPIENT);
    const receipt = await transfer(client, { wallet, to: RECIPIENT, token: usdc, amount: USDC('25'), chainId });
    expect(receipt.status).to.equal('success');
    expect((await balance(RECIPIENT)) - before).to.equal(USDC('25'));
    const coins = await getBalance(wallet, { address: RECIPIENT });
    await transfer(client, { wallet, to: RECIPIENT, token: 'native', amount: 7n, chainId });
    expect((await getBalance(wallet, { address: RECIPIENT })) - coins).to.equal(7n);
  });

  it('does not sign a transfer that the caller does not confirm', async () => {
    await enter();
    const wish = { wallet, to: RECIPIENT, token: usdc, amount: USDC('25'), chainId, confirm: () => false } as const;
    expect(await rejectionOf(transfer(client, wish))).to.include({ code: 'NOT_CONFIRMED' });
    expect(await balance(wallet.account.address)).to.equal(USDC('1000'));
  });

  it('transfers without coins for gas, and pays the fee from the amount', async () => {
    await enter();
    await fund(0n);
    const before = await balance(RECIPIENT);
    const { task, receipt } = await transferGasless(client, {
      ...{ wallet, to: RECIPIENT, token: usdc, amount: USDC('25'), chainId },
      confirm: ({ gasless }) => gasless,
    });
    expect(receipt).to.include({ status: 'success', transactionHash: task.hash });
    const got = (await balance(RECIPIENT)) - before;
    expect(got > 0n && got < USDC('25')).to.equal(true);
    expect(await balance(wallet.account.address)).to.equal(USDC('975'));
  });

  it('buys without coins for gas', async () => {
    await enter();
    await fund(0n);
    const { receipt } = await buyGasless(client, { wallet, amount: USDC('100'), paymentToken: usdc });
    expect(receipt?.status).to.equal('success');
    expect(await balance(wallet.account.address)).to.equal(USDC('900'));
    expect(await getBalance(wallet, { address: wallet.account.address })).to.equal(0n);
  });

  it('talks to the chat until a transfer is prepared, and sends it', async () => {
    await enter();
    const onEthereum = walletAt(stack().ethereum.url, key);
    await stack().ethereum.rpc('anvil_setBalance', [wallet.account.address, '0xde0b6b3a7640000']);
    const ask = async (body: { message: string; confirmAction?: string; sessionId?: string }) =>
      (await client.chat({ body })).response;
    const offer = await ask({ message: `send 0.1 eth on ethereum to ${RECIPIENT}` });
    expect(offer.requiresConfirmation, offer.message).to.equal(true);
    const { sessionId } = offer.data;
    const confirmAction = String(offer.actions[0]?.params.confirmAction);
    const { data, message } = await ask({ message: 'yes', sessionId, confirmAction });
    if (data.prepared === undefined) throw new Error(message);
    const hash = await signAndExecute(client, onEthereum, data.prepared);
    expect((await waitForTransactionReceipt(onEthereum, { hash })).status).to.equal('success');
    expect(await getBalance(onEthereum, { address: RECIPIENT })).to.equal(parseEther('0.1'));
  });

  it('reads a path with a slash', async () => {
    const query = { ids: 'bitcoin', vs_currencies: 'usd' };
    const market = await client.readMarket({ path: { path: 'simple/price' }, query });
    expect(market).to.have.property('data');
  });
});
