import { expect } from 'chai';
import { concat, getAddress, Interface, toBeHex, Wallet, zeroPadValue } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { KNOWN_FUNCTIONS } from '../../../src/domain/call/known-functions.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { signedRaw, transferData, type Wanted } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const LISTED = '0xA6a74B1cb18dD2Dd2fEB11a1Db4D2A2B4a1Be9d4';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const CONTRACT = '0x7A59000000000000000000000000000000000001'.toLowerCase();
const SENDER = new Wallet(developmentAccounts[0].privateKey);
const FRIEND = aWallet().address;

const known = new Interface(KNOWN_FUNCTIONS.map((declared) => `function ${declared}`));
const batch = new Interface([
  'function multicall(bytes[] calls)',
  'function multiSend(bytes transactions)',
  'function execute(bytes32 mode, bytes executionCalldata)',
]);
const multiSend = (transactions: string) => batch.encodeFunctionData('multiSend', [transactions]);
const call = (name: string, ...args: readonly unknown[]) => known.encodeFunctionData(name, args);
const nonce = `0x${'5a'.repeat(32)}`;
const signature = [27, nonce, nonce] as const;
const order = [SENDER.address, USDC, 1n];

describe('a signed transaction to or through somebody on a sanctions list', () => {
  let world: TestWorld;
  let sender: SignedIn;
  beforeEach(async () => {
    world = await aWorld({ AML_DENYLIST: LISTED });
    sender = await signedIn(world, SENDER);
  });

  const send = async (changes: Wanted) => {
    const signedTx = await signedRaw(sender.wallet, { value: 0n, gasLimit: 1_000_000n, ...changes });
    return await world.api.post('/api/transfer/execute').set(sender.bearer).send({ signedTx, chainId: 8453 });
  };
  const expectNothingSent = async (changes: Wanted, status: number, code: string) => {
    const broadcast = sinon.spy(world.chainTransactions, 'broadcast');
    const response = await send(changes);
    expectRefusal(response, status, code);
    expect(broadcast.callCount).to.equal(0);
    expect((await world.relayedTransactions.history(sender.address, { limit: 10 })).items).to.deep.equal([]);
    return response;
  };

  for (const [how, to, data] of [
    ['coins', LISTED, '0x'],
    ['transfer', USDC, call('transfer(address,uint256)', LISTED, 7n)],
    ['transferFrom to it', USDC, call('transferFrom', SENDER.address, LISTED, 7n)],
    ['transferFrom out of it', USDC, call('transferFrom', LISTED, FRIEND, 7n)],
    ['approve', USDC, call('approve', LISTED, 7n)],
    ['increaseAllowance', USDC, call('increaseAllowance', LISTED, 7n)],
    ['decreaseAllowance', USDC, call('decreaseAllowance', LISTED, 7n)],
    [
      'permit',
      USDC,
      call('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', FRIEND, LISTED, 7n, 1n, ...signature),
    ],
    [
      'transferWithAuthorization',
      USDC,
      call(
        'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)',
        ...[FRIEND, LISTED, 7n, 0n, 1n, nonce, '0x1b'],
      ),
    ],
    ['an ERC-721 transfer', CONTRACT, call('safeTransferFrom(address,address,uint256)', SENDER.address, LISTED, 1n)],
    [
      'an ERC-1155 batch',
      CONTRACT,
      call('safeBatchTransferFrom', SENDER.address, LISTED, [1n, 2n], [3n, 4n], '0xc0ffee'),
    ],
    ['setApprovalForAll', CONTRACT, call('setApprovalForAll', LISTED, true)],
    ['buy, as its referrer', CONTRACT, call('buy', [...order, 1n, false, LISTED, 1n, 1n, 1], '0x1b')],
    ['buyNft, as its referrer', CONTRACT, call('buyNft', [...order, 1n, 1, LISTED, 1n, 1n], '0x1b')],
    ['a gasless transfer', CONTRACT, call('transfer(address,address,uint256,uint256)', USDC, LISTED, 7n, 1n)],
    ['a transfer of an unknown token with one more byte', CONTRACT, `${transferData(LISTED, 7n)}00`],
    [
      'a transfer of an unknown token with dirty high bits',
      CONTRACT,
      `0xa9059cbbffffffffffffffffffffffff${LISTED.slice(2)}${'07'.padStart(64, '0')}`,
    ],
    ['a call inside a batch', CONTRACT, batch.encodeFunctionData('multicall', [[transferData(LISTED, 7n)]])],
    ['the word of an unknown call', CONTRACT, concat(['0x12345678', zeroPadValue(LISTED, 32)])],
    [
      'a word whose highest bit is set',
      CONTRACT,
      concat(['0xe2c95c82', `0x80${'00'.repeat(11)}`, LISTED, toBeHex(7n, 32), toBeHex(1n, 32)]),
    ],
    [
      'a bytes32 with dirty high bytes',
      CONTRACT,
      concat(['0x6fd3504e', toBeHex(7n, 32), `0x01${'00'.repeat(7)}deadbeef`, LISTED]),
    ],
    ['a left-aligned word', CONTRACT, concat(['0x12345678', LISTED, `0x${'00'.repeat(12)}`])],
    ['the contract of a packed list', CONTRACT, multiSend(concat(['0x00', LISTED, toBeHex(7n, 32), toBeHex(0n, 32)]))],
    [
      'a packed single execution',
      CONTRACT,
      batch.encodeFunctionData('execute', [nonce, concat([LISTED, toBeHex(7n, 32), '0xc0ffee'])]),
    ],
    ['a contract of its own', LISTED, '0x12345678'],
  ] as const)
    it(`is not sent by ${how}`, async () => {
      const response = await expectNothingSent({ to, data }, 403, 'RECIPIENT_SANCTIONED');
      expect(response.body.error).to.include(LISTED);
    });

  for (const [how, data] of [
    ['transfer with one more byte', `${transferData(LISTED, 7n)}00`],
    ['transfer to anybody with one more byte', `${transferData(FRIEND, 7n)}00`],
    ['transfer with dirty high bits', `0xa9059cbb01${'00'.repeat(11)}${LISTED.slice(2)}${'07'.padStart(64, '0')}`],
    ['transfer that is cut off', transferData(FRIEND, 7n).slice(0, -2)],
    ['a function that is not known', '0x12345678'],
    ['less than a selector', '0xa9059c'],
  ] as const)
    it(`is not sent as ${how} to a known token`, async () => {
      await expectNothingSent({ to: USDC, data }, 400, 'CALL_NOT_UNDERSTOOD');
    });

  it('is not sent in a call that names more addresses than are screened', async () => {
    const words = Array.from({ length: 65 }, () => zeroPadValue(aWallet().address, 32));
    await expectNothingSent({ to: CONTRACT, data: concat(['0x12345678', ...words]) }, 400, 'CALL_NOT_UNDERSTOOD');
  });

  it('is not sent in a call with more suspects than are screened', async () => {
    const words = Array.from({ length: 513 }, () => concat([`0x80${'00'.repeat(11)}`, aWallet().address]));
    const changes = { to: CONTRACT, data: concat(['0x12345678', ...words]) };
    await expectNothingSent(changes, 400, 'CALL_NOT_UNDERSTOOD');
  });

  it('is screened only as a party where each address costs a request', async () => {
    sinon.stub(world.addressScreening, 'takesSuspects').value(false);
    const dirty = concat([`0x80${'00'.repeat(11)}`, LISTED]);
    const screenAll = sinon.spy(world.addressScreening, 'screenAll');
    await send({ to: CONTRACT, data: concat(['0x12345678', dirty]) });
    expect(screenAll.args).to.deep.equal([[[SENDER.address, getAddress(CONTRACT)]]]);
  });

  it('is not created by way of the well-known factory', async () => {
    const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
    const data = concat([nonce, '0x73', LISTED, '0xff']);
    await expectNothingSent({ to: factory, data }, 400, 'CONTRACT_CREATION_REFUSED');
  });

  it('is not sent while any one party cannot be screened', async () => {
    const screen = sinon.stub(world.addressScreening, 'screen').callThrough();
    screen.withArgs(FRIEND as never).rejects(screeningUnavailable());
    await expectNothingSent({ to: USDC, data: call('approve', FRIEND, 7n) }, 503, 'AML_UNAVAILABLE');
  });

  it('is not sent by a listed wallet', async () => {
    world = await aWorld({ AML_DENYLIST: SENDER.address });
    sender = await signedIn(world, SENDER);
    await expectNothingSent({ to: FRIEND, value: 1n, gasLimit: 21_000n }, 403, 'SENDER_SANCTIONED');
  });

  it('screens all parties in one batch', async () => {
    const screenAll = sinon.spy(world.addressScreening, 'screenAll');
    expect((await send({ to: USDC, data: call('transferFrom', SENDER.address, FRIEND, 0n) })).status).to.not.equal(403);
    expect(screenAll.args).to.deep.equal([[[SENDER.address, FRIEND]]]);
  });
});
