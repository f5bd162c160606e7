import { expect } from 'chai';
import { AbiCoder, concat, getAddress, hexlify, Interface, randomBytes, Wallet } from 'ethers';
import { serializeErc6492Signature } from 'viem';
import { developmentAccounts } from '../../../../contracts/kit/accounts.ts';
import { deploy } from '../../../../contracts/kit/handles.ts';
import { EvmContractSignatures } from '../../../../src/adapters/chain/account/contract-signatures.evm.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { Failure } from '../../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { cast } from '../../../support/fixtures/sale-orders.ts';
import { type NodeProxy, startNodeProxy } from '../../../support/servers/node-proxy.ts';

const TEXT = 'Sign in to example.com';
const MAGIC = '1626ba7e'.padEnd(64, '0');
/** About as much as ten million gas can return. */
const HUGE = '62200000';
/** After so many failures in a row a node would be left alone for a while. */
const TROUBLES_BEFORE_REST = 3;
const owner = new Wallet(developmentAccounts[5].privateKey);
const stranger = new Wallet(developmentAccounts[6].privateKey);
const anyAddress = () => getAddress(hexlify(randomBytes(20))) as WalletAddress;

/** Runtime code that reverts with this reason. */
function revertingWith(reason: string): string {
  const data = new Interface(['error Error(string)']).encodeErrorResult('Error', [reason]).slice(2);
  const size = (data.length / 2).toString(16).padStart(2, '0');
  return `0x60${size}600c60003960${size}6000fd${data}`;
}

/** Accounts by their runtime code that no signature opens. */
const ACCOUNTS = {
  'returns two megabytes': `0x${HUGE}6000f3`,
  'reverts with two megabytes': `0x${HUGE}6000fd`,
  'reverts as a node that lacks the block': revertingWith('header not found'),
  'reverts as a node that limits its callers': revertingWith('rate limit exceeded: too many requests, 429'),
  'reverts as a node that timed out': revertingWith('request timed out'),
  'hashes two megabytes until its gas ends': `0x5b${HUGE}60002050600056`,
  'calls itself until its gas ends': '0x60006000600060006000305af150600056',
};

/** What somebody could name as the factory of an account, by its runtime code. */
const FACTORIES = {
  'succeeds without deploying anything': '0x00',
  reverts: '0x60006000fd',
  'loops without end': '0x5b600056',
  'returns two megabytes': `0x${HUGE}6000f3`,
  'reverts with two megabytes': `0x${HUGE}6000fd`,
  'stores, logs, deploys another contract and destroys itself': '0x600160005560006000a0600060006000f05033ff',
  'calls back': '0x60006000600060006000335af100',
};

/** An account that accepts everything as soon as anybody called it without data. */
const SWITCHABLE = `0x36600a576001600055005b6000547f${MAGIC}0260005260206000f3`;

describeInWorld('signatures of hostile accounts', (world) => {
  let proxy: NodeProxy;
  let rpc: ChainRpc;
  let signatures: EvmContractSignatures;
  let good: WalletAddress;
  const troubles: unknown[] = [];

  before(async () => {
    const { chainId, url } = world().node;
    proxy = await startNodeProxy(url);
    rpc = new ChainRpc({ chainId, urls: [proxy.url], onTrouble: (trouble) => troubles.push(trouble) });
    signatures = new EvmContractSignatures(new Map([[chainId, rpc]]));
  });
  beforeEach(async () => {
    good = (await (await deploy('ContractWallet', cast(world()).owner, owner.address)).getAddress()) as WalletAddress;
  });
  after(async () => {
    rpc.close();
    await proxy.stop();
  });

  const code = (at: string, runtime: string) => world().node.rpc('anvil_setCode', [at, runtime]);
  const wrapped = (factory: string, signature: string, data = '0x') =>
    serializeErc6492Signature({ address: factory as Hex, data: data as Hex, signature: signature as Hex });

  /** Not accepted: a denial, or 503 without a verdict. Whatever the account did, the chain is as before and the node in use. */
  async function expectRefused(wallet: WalletAddress, signature: string): Promise<void> {
    const before = await world().node.rpc('anvil_dumpState');
    const from = proxy.asked.length;
    const verdict = await signatures
      .accepts(world().node.chainId, wallet, TEXT, signature)
      .catch((error: Failure) => error.code);
    expect(verdict).to.be.oneOf([false, 'CHAIN_UNAVAILABLE']);
    expect(['eth_call', 'eth_getCode', 'eth_chainId']).to.include.members(proxy.asked.slice(from));
    expect(await world().node.rpc('anvil_dumpState')).to.equal(before);
    expect(await signatures.accepts(world().node.chainId, good, TEXT, await owner.signMessage(TEXT))).to.equal(true);
    expect(troubles).to.deep.equal([]);
  }

  for (const [what, runtime] of Object.entries(ACCOUNTS))
    it(`are not accepted when the account ${what}`, async () => {
      const wallet = anyAddress();
      await code(wallet, runtime);
      for (let again = 0; again < TROUBLES_BEFORE_REST; again += 1)
        await expectRefused(wallet, await stranger.signMessage(TEXT));
      await expectRefused(wallet, wrapped(anyAddress(), await stranger.signMessage(TEXT)));
    });

  for (const [what, runtime] of Object.entries(FACTORIES))
    it(`are not accepted for anybody's account when the factory ${what}`, async () => {
      const factory = anyAddress();
      await code(factory, runtime);
      const own = await stranger.signMessage(TEXT);
      for (const wallet of [anyAddress(), owner.address as WalletAddress, good])
        for (const inner of [own, wrapped(factory, own), '0x'])
          await expectRefused(wallet, wrapped(factory, inner, '0x1234'));
    });

  it('are not accepted for a precompiled contract', async () => {
    const factory = anyAddress();
    await code(factory, '0x00');
    for (let at = 1; at <= 17; at += 1) {
      const precompiled = getAddress(`0x${at.toString(16).padStart(40, '0')}`) as WalletAddress;
      await expectRefused(precompiled, wrapped(factory, `0x${MAGIC}`));
    }
  });

  it('are not accepted because a call of the signature changed the account first', async () => {
    const wallet = anyAddress();
    await code(wallet, SWITCHABLE);
    await expectRefused(wallet, await stranger.signMessage(TEXT));
    await expectRefused(wallet, wrapped(wallet, await stranger.signMessage(TEXT)));
  });

  it('are not accepted with parts that point outside of the signature', async () => {
    const suffix = '6492'.repeat(16);
    const parts = AbiCoder.defaultAbiCoder().encode(['address', 'bytes', 'bytes'], [anyAddress(), '0x12', '0x34']);
    for (const offset of ['00', '60', 'ff'.repeat(32), `${'00'.repeat(28)}7fffffff`])
      for (const word of [1, 2]) {
        const at = 2 + 64 * word;
        const bad = `${parts.slice(0, at)}${offset.padStart(64, '0')}${parts.slice(at + 64)}`;
        await expectRefused(anyAddress(), concat([bad, `0x${suffix}`]));
      }
  });
});
