import {
  type ApiClient,
  bid,
  buy,
  buyNft,
  claimTokens,
  createClient,
  exitBid,
  FlowError,
  signIn,
  transfer,
  transferGasless,
} from '@institutional-defi/client';
import { expect } from 'chai';
import { type Address, createWalletClient, custom, encodeFunctionData, type Hex, parseAbi, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { FORWARD_REQUEST_TYPES } from '../../src/domain/paymaster/forward-request.ts';
import { PERMIT_TYPES } from '../../src/domain/paymaster/gasless-transfer.ts';
import { rejectionOf } from '../support/rejection.ts';

const key = generatePrivateKey();
const account = privateKeyToAccount(key);
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const TO = '0x00000000000000000000000000000000DeaDBeef';
const THIEF = '0x000000000000000000000000000000000000dEaD';
const CONTRACT = '0x1111111111111111111111111111111111111111';
const CHAIN = 8453;
const AMOUNT = 25_000_000n;
const FEE = 1_000_000n;

type Changes = Readonly<Record<string, unknown>>;

/** Signing and sending with this wallet fails the test. */
const wallet = createWalletClient({
  account: {
    ...account,
    signTransaction: () => expect.fail('it signed a transaction'),
    signTypedData: () => expect.fail('it signed typed data'),
  },
  transport: custom({ request: async ({ method }) => expect.fail(`it asked the node for ${method}`) }),
});

const tokenCall = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: parseAbi(['function transfer(address, uint256)']), args: [to, amount] });

const gaslessOffer = (change: { args?: Changes; permit?: Changes; domain?: Changes; request?: Changes }) => {
  const domain = { name: 'USD Coin', version: '2', chainId: CHAIN, verifyingContract: TOKEN, ...change.domain };
  const nonces = { nonce: '0', deadline: '9999999999' };
  const request = { from: account.address, to: CONTRACT, value: '0', gas: '200000', data: null, ...nonces };
  const permit = { owner: account.address, spender: CONTRACT, value: String(AMOUNT), ...nonces };
  return {
    warnings: [],
    feeQuote: { fee: String(FEE) },
    gaslessTransfer: {
      contract: CONTRACT,
      function: 'transferWithPermit(address,address,uint256,uint256,uint256,uint8,bytes32,bytes32)',
      arguments: {
        ...{ token: TOKEN, to: TO, amount: String(AMOUNT - FEE), fee: String(FEE) },
        ...{ permitDeadline: nonces.deadline, ...change.args },
      },
      permit: { domain, types: PERMIT_TYPES, primaryType: 'Permit', message: { ...permit, ...change.permit } },
      request: {
        domain: { name: 'Forwarder', version: '1', chainId: CHAIN, verifyingContract: THIEF },
        types: FORWARD_REQUEST_TYPES,
        primaryType: 'ForwardRequest',
        message: { ...request, ...change.request },
      },
    },
  };
};

describe('a client whose service prepared something else', () => {
  const client = (answers: Partial<Record<keyof ApiClient, object>>): ApiClient => ({
    ...createClient({ baseUrl: 'http://localhost:1' }),
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, async () => answer])),
  });
  const codeOf = async (call: Promise<unknown>) => {
    const error = await rejectionOf(call);
    if (!(error instanceof FlowError)) throw error;
    expect(error.code).to.equal('MISMATCH');
    return error.facts.what;
  };

  describe('and an argument that cannot work', () => {
    const asked = client({});
    const wish = { wallet, to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN } as const;
    const order = { wallet, amount: AMOUNT, paymentToken: TOKEN, tokenId: 1n } as const;
    const inAuction = { wallet, auction: CONTRACT, amount: AMOUNT, maxPrice: '0.06', bidId: 1n } as const;
    type Given = Readonly<Record<string, unknown>>;
    const flows: Readonly<Record<string, (given: Given) => Promise<unknown>>> = {
      signIn: (given) => signIn(asked, { ...order, ...given }),
      buy: (given) => buy(asked, { ...order, ...given }),
      buyNft: (given) => buyNft(asked, { ...order, ...given }),
      transfer: (given) => transfer(asked, { ...wish, ...given }),
      bid: (given) => bid(asked, { ...inAuction, ...given }),
      exitBid: (given) => exitBid(asked, { ...inAuction, ...given }),
      claimTokens: (given) => claimTokens(asked, { ...inAuction, ...given }),
    };
    for (const [flow, given, sentence] of [
      ['signIn', { wallet: undefined }, 'wallet must be a viem client with an account'],
      ['signIn', { wallet: account }, 'wallet must be a viem client with an account'],
      ['buy', { amount: 25 }, 'amount must be a bigint above zero, in smallest units'],
      ['buy', { paymentToken: 'USDC' }, 'paymentToken must be an address'],
      ['buyNft', { tokenId: 1 }, 'tokenId must be a bigint'],
      ['transfer', { amount: 0n }, 'amount must be a bigint above zero, in smallest units'],
      ['transfer', { to: 'vitalik.eth' }, 'to must be an address'],
      ['transfer', { token: 'ETH' }, 'token must be an address, or native'],
      ['transfer', { chainId: '8453' }, 'chainId must be the number of a chain'],
      ['bid', { auction: 'the first' }, 'auction must be an address'],
      ['bid', { maxPrice: 0.06 }, 'maxPrice must be a decimal number as text, or q96: and a whole number'],
      ['bid', { maxPrice: '0,06' }, 'maxPrice must be a decimal number as text, or q96: and a whole number'],
      ['exitBid', { bidId: '1' }, 'bidId must be a bigint'],
      ['claimTokens', { auction: undefined }, 'auction must be an address'],
    ] as const)
      it(`is named by ${flow}: ${sentence}`, async () => {
        const error = await flows[flow]?.(given).catch((thrown: unknown) => thrown);
        expect(error)
          .to.be.instanceOf(TypeError)
          .and.include({ message: `${flow}: ${sentence}` });
      });
  });

  describe('a transfer', () => {
    const prepared = (changes: Changes) => ({
      warnings: [],
      transaction: {
        ...{ type: 2, chainId: CHAIN, nonce: 0, to: TOKEN, value: '0', data: tokenCall(TO, AMOUNT), gas: '60000' },
        ...{ maxFeePerGas: '1', maxPriorityFeePerGas: '1', ...changes },
      },
    });
    for (const [what, changes] of [
      ['chain', { chainId: 1 }],
      ['recipient', { to: THIEF }],
      ['value', { value: '1' }],
      ['calldata', { data: tokenCall(THIEF, AMOUNT) }],
      ['calldata', { data: tokenCall(TO, AMOUNT + 1n) }],
      ['calldata', { data: `${tokenCall(TO, AMOUNT)}00` }],
    ] as const)
      it(`is not signed with another ${what}: ${Object.values(changes)}`, async () => {
        const sent = client({ prepareTransfer: prepared(changes) });
        const wish = { wallet, to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN } as const;
        expect(await codeOf(transfer(sent, wish))).to.equal(what);
      });

    it('of coins is not signed with calldata', async () => {
      const sent = client({ prepareTransfer: prepared({ to: TO, value: String(AMOUNT) }) });
      const wish = { wallet, to: TO, token: 'native', amount: AMOUNT, chainId: CHAIN } as const;
      expect(await codeOf(transfer(sent, wish))).to.equal('calldata');
    });
  });

  describe('a gasless transfer', () => {
    for (const [what, change] of [
      ['token', { args: { token: THIEF } }],
      ['recipient', { args: { to: THIEF } }],
      ['fee', { args: { fee: String(FEE + 1n) } }],
      ['amount with the fee', { args: { amount: String(AMOUNT) } }],
      ['contract', { request: { to: THIEF } }],
      ['token of the permit', { domain: { verifyingContract: THIEF } }],
      ['chain of the permit', { domain: { chainId: 1 } }],
      ['value of the permit', { permit: { value: toHex(2n ** 255n) as Hex } }],
    ] as const)
      it(`is not signed with another ${what}`, async () => {
        const sent = client({ prepareTransfer: gaslessOffer(change) });
        const wish = { wallet, to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN } as const;
        expect(await codeOf(transferGasless(sent, wish))).to.equal(what);
      });
  });

  it('is not signed for another contract than the expected one', async () => {
    const sent = client({ prepareTransfer: gaslessOffer({}) });
    const wish = { wallet, to: TO, token: TOKEN, amount: AMOUNT, chainId: CHAIN, gaslessContract: THIEF } as const;
    expect(await codeOf(transferGasless(sent, wish))).to.equal('contract');
  });

  describe('a purchase', () => {
    for (const [what, change] of [
      ['buyer', { buyer: THIEF }],
      ['amount', { amount: '1' }],
      ['payment token', { paymentToken: THIEF }],
    ] as const)
      it(`is not approved with another ${what}`, async () => {
        const authorization = {
          ...{ buyer: account.address, amount: String(AMOUNT), paymentToken: TOKEN },
          ...change,
        };
        const sent = client({ authorizePurchase: authorization });
        expect(await codeOf(buy(sent, { wallet, amount: AMOUNT, paymentToken: TOKEN }))).to.equal(what);
      });
  });

  describe('a bid', () => {
    const submit = (over: Partial<Record<'price' | 'amount', bigint> & { owner: Address }> = {}) => {
      const { price = 7n, amount = AMOUNT, owner = account.address } = over;
      const abi = parseAbi(['function submitBid(uint256, uint128, address, uint256, bytes)']);
      return encodeFunctionData({ abi, args: [price, amount, owner, 5n, '0x'] });
    };
    const permit = ({ bidParams = {}, ...over }: Changes & { bidParams?: Changes } = {}) => ({
      ...{ sender: account.address, hookData: '0x', deadline: '9999999999' },
      ...over,
      bidParams: {
        ...{ chainId: CHAIN, to: CONTRACT, spender: CONTRACT, data: submit(), maxPrice: '7', prevTickPrice: '5' },
        ...bidParams,
      },
    });
    const wish = { wallet, auction: CONTRACT, amount: AMOUNT, maxPrice: 'q96:7' } as const;
    for (const [what, change] of [
      ['auction', { bidParams: { to: THIEF } }],
      ['sender', { sender: THIEF }],
      ['spender', { bidParams: { spender: THIEF } }],
      ['price', { bidParams: { maxPrice: '8', data: submit({ price: 8n }) } }],
      ['calldata', { bidParams: { data: submit({ price: 8n }) } }],
      ['calldata', { bidParams: { data: submit({ amount: AMOUNT + 1n }) } }],
      ['calldata', { bidParams: { data: submit({ owner: THIEF }) } }],
    ] as const)
      it(`is not approved with another ${what}: ${JSON.stringify(change).slice(0, 60)}`, async () => {
        expect(await codeOf(bid(client({ authorizeBid: permit(change) }), wish))).to.equal(what);
      });

    it('names its owner as the bidder, and the wallet as the sender', async () => {
      const bodies: unknown[] = [];
      const asked: ApiClient = {
        ...client({}),
        authorizeBid: async (input) => {
          bodies.push(input.body);
          throw new Error('asked');
        },
      };
      for (const owner of [undefined, account.address, TO] as const)
        await bid(asked, { ...wish, ...(owner !== undefined && { owner }) }).catch(() => undefined);
      const body = { wallet: account.address, auction: CONTRACT, amount: String(AMOUNT), maxPrice: 'q96:7' };
      expect(bodies).to.deep.equal([body, body, { ...body, wallet: TO, sender: account.address }]);
    });

    it('is exited and claimed only where the service lists it so', async () => {
      const listed = { auction: CONTRACT, bidId: '1', status: 'open', exit: null, claimable: false };
      for (const bids of [
        [],
        [listed],
        [{ ...listed, auction: THIEF, exit: { functionName: 'exitBid' }, claimable: true }],
      ]) {
        const asked = client({ viewBids: { bids } });
        const exited = exitBid(asked, { wallet, auction: CONTRACT, bidId: 1n });
        expect(await exited.catch((error: FlowError) => error.code)).to.equal('BID_NOT_EXITABLE');
        const claimed = claimTokens(asked, { wallet, auction: CONTRACT });
        expect(await claimed.catch((error: FlowError) => error.code)).to.equal('NOTHING_TO_CLAIM');
      }
    });
  });
});
