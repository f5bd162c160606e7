import { expect } from 'chai';
import { Interface, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { FORWARD_REQUEST_TYPES } from '../../../src/domain/paymaster/forward-request.ts';
import { GASLESS_FUNCTIONS, PERMIT_TYPES } from '../../../src/domain/paymaster/gasless-transfer.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { GaslessOutlook } from '../../../src/domain/transfer/gasless-offer.ts';
import { SANDBOX_FORWARDER, SANDBOX_GASLESS_TRANSFERS } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import { type OfferedTransfer, permittedCall, signedOffer } from '../../support/chain/gasless.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const WETH = '0x4200000000000000000000000000000000000006' as WalletAddress;
const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
const AMOUNT = 25_000_000n;

describe('the gasless transfer of POST /api/transfer/prepare', () => {
  let world: TestWorld;
  let sender: SignedIn;
  const open = async (env: Record<string, string> = {}) => {
    world = await aWorld(env);
    sender = await signedIn(world, new Wallet(developmentAccounts[4].privateKey));
  };
  beforeEach(() => open());

  const usdcOf = (account: WalletAddress) => world.accounts.get(8453)?.tokenBalanceOf(USDC, account) ?? 0n;
  const ask = (changes: object = {}) => {
    const wish = {
      from: sender.address,
      to: RECIPIENT,
      token: USDC,
      amount: String(AMOUNT),
      chainId: 8453,
      ...changes,
    };
    return world.api.post('/api/transfer/prepare').set(sender.bearer).send(wish);
  };
  const prepared = async (changes: object = {}) => (await ask(changes).expect(200)).body;
  const signedRequestOf = async ({ gaslessTransfer }: Readonly<{ gaslessTransfer: OfferedTransfer }>) =>
    signedOffer(sender.wallet, gaslessTransfer, await permittedCall(sender.wallet, gaslessTransfer));
  const knowing = (known: Partial<GaslessOutlook>) => {
    const read = world.transferOutlooks.read.bind(world.transferOutlooks);
    sinon.stub(world.transferOutlooks, 'read').callsFake(async (...asked) => {
      const outlook = await read(...asked);
      return { ...outlook, gasless: { requestNonce: 7n, allowance: 0n, ...known } };
    });
  };

  for (const [why, doubt] of [
    ['could not be read', () => Promise.reject(chainUnavailable())],
    ['is somebody else’s', async () => RECIPIENT],
  ] as const)
    it(`offers nothing while the treasury of the contract ${why}`, async () => {
      sinon.stub(world.gaslessTreasuries, 'of').callsFake(doubt);
      const { gasless, gaslessTransfer } = await prepared();
      expect([gasless, gaslessTransfer]).to.deep.equal([false, null]);
    });

  it('includes everything to be signed', async () => {
    const { gasless, ready, feeQuote, amountAfterFee, gaslessTransfer, expiresAt } = await prepared();
    const deadline = String(new Date(expiresAt).getTime() / 1000);
    const fee = BigInt(feeQuote.fee);
    expect([gasless, ready]).to.deep.equal([true, true]);
    expect(amountAfterFee).to.equal(String(AMOUNT - fee));
    expect(feeQuote.amountAfterFee).to.equal(amountAfterFee);
    const { typedData: toPermit, ...permit } = gaslessTransfer.permit;
    const { typedData: toRequest, ...request } = gaslessTransfer.request;
    expect([toPermit.primaryType, toRequest]).to.deep.equal(['Permit', null]);
    expect({ ...gaslessTransfer, permit, request }).to.deep.equal({
      contract: SANDBOX_GASLESS_TRANSFERS,
      function: GASLESS_FUNCTIONS.transferWithPermit,
      arguments: { token: USDC, to: RECIPIENT, amount: amountAfterFee, fee: feeQuote.fee, permitDeadline: deadline },
      permit: {
        domain: { name: 'USD Coin', version: '1', chainId: 8453, verifyingContract: USDC },
        types: PERMIT_TYPES,
        primaryType: 'Permit',
        message: {
          owner: sender.address,
          spender: SANDBOX_GASLESS_TRANSFERS,
          value: String(AMOUNT),
          nonce: '0',
          deadline,
        },
      },
      request: {
        domain: { name: 'Forwarder', version: '1', chainId: 8453, verifyingContract: SANDBOX_FORWARDER },
        types: FORWARD_REQUEST_TYPES,
        primaryType: 'ForwardRequest',
        message: {
          from: sender.address,
          to: SANDBOX_GASLESS_TRANSFERS,
          value: '0',
          gas: '200000',
          nonce: '0',
          deadline,
          data: null,
        },
      },
    });
  });

  it('is accepted by the paymaster as signed, twice in a row', async () => {
    const [held, treasury] = [usdcOf(sender.address), usdcOf(world.config.fees.treasury)];
    let fees = 0n;
    for (const times of [1n, 2n]) {
      const offer = await prepared();
      fees += BigInt(offer.feeQuote.fee);
      const body = { chainId: 8453, feeQuote: offer.feeQuote, request: await signedRequestOf(offer) };
      const { status, text } = await world.api.post('/api/paymaster').set(sender.bearer).send(body);
      expect(status, text).to.equal(200);
      expect(held - usdcOf(sender.address)).to.equal(AMOUNT * times);
      expect(usdcOf(RECIPIENT)).to.equal(AMOUNT * times - fees);
      expect(usdcOf(world.config.fees.treasury) - treasury).to.equal(fees);
    }
  });

  it('sends the whole balance, to the last unit', async () => {
    const all = usdcOf(sender.address);
    const offer = await prepared({ amount: String(all) });
    const body = { chainId: 8453, feeQuote: offer.feeQuote, request: await signedRequestOf(offer) };
    await world.api.post('/api/paymaster').set(sender.bearer).send(body).expect(200);
    expect(usdcOf(sender.address)).to.equal(0n);
  });

  it('needs no permit if the allowance suffices, and composes the call', async () => {
    knowing({ allowance: AMOUNT });
    const { gaslessTransfer, amountAfterFee, feeQuote } = await prepared();
    expect(gaslessTransfer.permit).to.equal(null);
    expect(gaslessTransfer.function).to.equal(GASLESS_FUNCTIONS.transfer);
    expect(gaslessTransfer.arguments.permitDeadline).to.equal(null);
    expect(gaslessTransfer.request.message.nonce).to.equal('7');
    const contract = new Interface([`function ${GASLESS_FUNCTIONS.transfer}`]);
    const data = contract.encodeFunctionData('transfer', [USDC, RECIPIENT, amountAfterFee, feeQuote.fee]);
    expect(gaslessTransfer.request.message.data).to.equal(data);
  });

  it('is not gasless when an allowance is missing and cannot be signed', async () => {
    knowing({ allowance: AMOUNT - 1n });
    const { gasless, gaslessTransfer, feeQuote } = await prepared();
    expect([gasless, gaslessTransfer]).to.deep.equal([false, null]);
    expect(feeQuote).to.not.have.property('amountAfterFee');
  });

  for (const [what, env, changes] of [
    ['coins', {}, { token: 'native', amount: '5' }],
    ['a token that no fee is paid in', {}, { token: WETH, amount: '5' }],
    ['anything without a sponsor', { SPONSOR_PROVIDER: 'none' }, {}],
    [
      'anything but what has the contract',
      { SPONSOR_PROVIDER: 'none', SPONSORED_CALLS: `8453:${USDC}:0xa9059cbb` },
      {},
    ],
  ] as const)
    it(`is not gasless for ${what}`, async () => {
      await open(env);
      const accounts = world.accounts.get(8453);
      if (accounts !== undefined) {
        sinon.stub(accounts, 'tokenBalanceOf').returns(10n ** 9n);
        sinon.stub(accounts, 'isToken').callsFake((address) => address === USDC || address === WETH);
      }
      const { gasless, gaslessTransfer } = await prepared(changes);
      expect([gasless, gaslessTransfer]).to.deep.equal([false, null]);
    });

  describe('from a wallet without native coins', () => {
    beforeEach(async () => {
      const accounts = world.accounts.get(8453);
      sender = await signedIn(world, aWallet());
      accounts?.tokens.transfer({
        token: USDC,
        from: developmentAccounts[3].address as WalletAddress,
        to: sender.address,
        amount: AMOUNT,
      });
    });

    it('is ready', async () => {
      const { ready, warnings } = await prepared();
      expect([ready, warnings]).to.deep.equal([true, []]);
    });

    it('rejects an amount that the fee would exceed, to the last unit', async () => {
      const { feeQuote } = await prepared();
      expectRefusal(await ask({ amount: feeQuote.fee }), 400, 'FEE_ABOVE_AMOUNT');
      const one = await prepared({ amount: String(BigInt(feeQuote.fee) + 1n) });
      expect(one.amountAfterFee).to.equal('1');
      expect(one.gaslessTransfer.arguments.amount).to.equal('1');
    });
  });
});
