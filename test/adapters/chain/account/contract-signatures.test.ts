import { expect } from 'chai';
import { concat, getAddress, getCreate2Address, hexlify, Interface, keccak256, randomBytes } from 'ethers';
import { serializeErc6492Signature } from 'viem';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { deploy } from '../../../../contracts/kit/handles.ts';
import { EvmContractSignatures } from '../../../../src/adapters/chain/account/contract-signatures.evm.ts';
import { InMemoryContractSignatures } from '../../../../src/adapters/chain/account/contract-signatures.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeContractSignaturesContract } from '../../../contracts/auth/contract-signatures.contract.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { cast } from '../../../support/fixtures/sale-orders.ts';
import { rejection } from '../../../support/rejection.ts';
import { Refusal, startRpcServer } from '../../../support/servers/rpc-server.ts';

const anyAddress = () => getAddress(hexlify(randomBytes(20))) as WalletAddress;
/** Arachnid's deterministic deployer (salt, init code), which a local node has from the start. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const SIGNATURE = `0x${'11'.repeat(64)}1b`;

describeContractSignaturesContract('in memory', async () => {
  const signatures = new InMemoryContractSignatures([1, 8453]);
  return {
    signatures,
    chainId: 8453,
    deployWallet: async (owner) => {
      const wallet = anyAddress();
      signatures.deploy(8453, wallet, owner);
      return wallet;
    },
    foreseeWallet: async (owner) => {
      const foreseen = {
        wallet: anyAddress(),
        owner,
        factory: hexlify(randomBytes(20)) as Hex,
        factoryData: hexlify(randomBytes(40)) as Hex,
      };
      signatures.foresee(8453, foreseen.wallet, owner, foreseen);
      return foreseen;
    },
    deployForeseen: async ({ wallet, owner }) => signatures.deploy(8453, wallet, owner),
  };
});

describeInWorld('EvmContractSignatures in the deployed world', (world) => {
  let rpc: ChainRpc;
  let signatures: EvmContractSignatures;
  before(() => {
    const { chainId, url } = world().node;
    rpc = new ChainRpc({ chainId, urls: [url] });
    signatures = new EvmContractSignatures(new Map([[chainId, rpc]]));
  });
  after(() => rpc.close());

  describeContractSignaturesContract('a node', async () => ({
    signatures,
    chainId: world().node.chainId,
    deployWallet: async (owner) => {
      const wallet = await deploy('ContractWallet', cast(world()).owner, owner);
      return (await wallet.getAddress()) as WalletAddress;
    },
    foreseeWallet: async (owner) => {
      const { abi, bytecode } = readArtifact('ContractWallet');
      const initCode = concat([bytecode, new Interface(abi).encodeDeploy([owner])]);
      const salt = hexlify(randomBytes(32));
      const wallet = getCreate2Address(FACTORY, salt, keccak256(initCode)) as WalletAddress;
      return { wallet, owner, factory: FACTORY, factoryData: concat([salt, initCode]) as Hex };
    },
    deployForeseen: async ({ factoryData }) => {
      const sent = await cast(world()).owner.sendTransaction({ to: FACTORY, data: factoryData });
      await sent.wait();
    },
  }));

  const accepts = (wallet: string) =>
    signatures.accepts(world().node.chainId, wallet as WalletAddress, 'text', SIGNATURE);
  /** Contracts by their runtime code: each returns the same for every call. */
  const answering = (word: string, bytes: number) => `0x7f${word}60005260${bytes.toString(16).padStart(2, '0')}6000f3`;
  const magic = '1626ba7e'.padEnd(64, '0');

  for (const [what, code, expected] of [
    ['answers the magic value', answering(magic, 32), true],
    ['answers the magic value with something behind it', answering(magic, 64), false],
    ['answers the magic value without its padding', answering(magic, 4), false],
    ['answers another value', answering('1626ba7f'.padEnd(64, '0'), 32), false],
    ['answers the magic value and more in one word', answering(`${magic.slice(0, 63)}1`, 32), false],
    ['answers nothing', '0x00', false],
    ['echoes the call, which begins with the magic value', '0x366000600037366000f3', false],
    ['reverts without a word', '0x60006000fd', false],
    ['reverts with the magic value', answering(magic, 32).replace(/f3$/, 'fd'), false],
    ['meets an invalid instruction', '0xfe', false],
    ['meets an unknown instruction', '0x0c', false],
    ['takes from an empty stack', '0x50', false],
    ['jumps to nowhere', '0x600056', false],
    ['loops without end', '0x5b600056', false],
    ['wants all memory', `0x60017f${'ff'.repeat(32)}52`, false],
    ['is an account delegated to one without code', `0xef0100${'11'.repeat(20)}`, false],
  ] as const) {
    it(`${expected ? 'accepts' : 'does not accept'} when the contract ${what}`, async () => {
      const wallet = anyAddress();
      await world().node.rpc('anvil_setCode', [wallet, code]);
      expect(await accepts(wallet)).to.equal(expected);
    });
  }

  for (let i = 1; i <= 10; i++) {
    it(`does not accept a signature of the precompiled contract ${i}`, async () => {
      expect(await accepts(getAddress(`0x${i.toString(16).padStart(40, '0')}`))).to.equal(false);
    });
  }
});

describe('EvmContractSignatures', () => {
  const magic = () => `0x${'1626ba7e'.padEnd(64, '0')}`;
  const askWith = async (code: string, eth_call: () => unknown = magic, signature = SIGNATURE) => {
    const server = await startRpcServer({ eth_chainId: () => '0x1', eth_getCode: () => code, eth_call });
    const rpc = new ChainRpc({ chainId: 1, urls: [server.url] });
    const signatures = new EvmContractSignatures(new Map([[1, rpc]]));
    try {
      return { accepted: await signatures.accepts(1, anyAddress(), 'text', signature), calls: server.calls };
    } finally {
      rpc.close();
      await server.stop();
    }
  };

  it('does not accept a signature of an account without code, whatever the node returns', async () => {
    expect((await askWith('0x00')).accepted).to.equal(true);
    expect((await askWith('0x')).accepted).to.equal(false);
  });

  const refusing = (code: number, message: string) => () => {
    throw new Refusal(code, message);
  };

  for (const [code, message] of [
    [3, 'execution reverted: not valid'],
    [-32000, 'execution reverted'],
    [-32000, 'invalid opcode: INVALID'],
    [-32000, 'out of gas'],
    [-32000, 'stack underflow (0 <=> 1)'],
    [-32000, 'invalid jump destination'],
    [-32000, 'write protection'],
    [-32015, 'VM execution error.'],
    [-32003, 'EVM error: InvalidFEOpcode'],
  ] as const) {
    it(`does not accept a signature when the contract fails: ${code} ${message}`, async () => {
      expect((await askWith('0x00', refusing(code, message))).accepted).to.equal(false);
    });
  }

  for (const message of [
    'header not found',
    'internal error',
    'missing trie node',
    'request timed out',
    'no eth_call',
  ]) {
    it(`rejects with CHAIN_UNAVAILABLE when only the node fails: ${message}`, async () => {
      expect(await rejection(askWith('0x00', refusing(-32000, message)))).to.equal('CHAIN_UNAVAILABLE');
    });
  }

  it('limits a contract to ten million gas, so that an endless loop does not block a node', async () => {
    const { calls } = await askWith('0x00');
    const [call] = calls.filter(({ method }) => method === 'eth_call');
    expect(call?.params[0]).to.include({ gas: '0x989680' });
  });

  describe('with the signature of an account that is not deployed', () => {
    const wrapped = serializeErc6492Signature({ address: FACTORY, data: '0x00', signature: SIGNATURE as Hex });
    const verdict = (answer: () => unknown) => askWith('0x', answer, wrapped);

    it('asks once, without sender and with ten million gas: the caller’s factory runs in the call', async () => {
      const { accepted, calls } = await verdict(() => '0x01');
      expect(accepted).to.equal(true);
      const asked = calls.filter(({ method }) => method !== 'eth_chainId');
      expect(asked.map(({ method }) => method)).to.deep.equal(['eth_getCode', 'eth_call']);
      expect(asked[1]?.params[0]).to.have.all.keys('data', 'gas').and.to.include({ gas: '0x989680' });
    });

    it('does not accept what the validator denies, or reverts over', async () => {
      expect((await verdict(() => '0x00')).accepted).to.equal(false);
      expect((await verdict(refusing(3, 'execution reverted'))).accepted).to.equal(false);
    });

    it('rejects with CHAIN_UNAVAILABLE when the node fails or does not run the validator, and never accepts', async () => {
      expect(await rejection(verdict(refusing(-32000, 'internal error')))).to.equal('CHAIN_UNAVAILABLE');
      for (const answer of ['0x', `0x${'01'.padStart(64, '0')}`])
        expect(await rejection(verdict(() => answer))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
});

describeChainOutages('EvmContractSignatures', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmContractSignatures(new Map([[rpc.chainId, rpc]])).accepts(rpc.chainId, anyAddress(), 'text', SIGNATURE),
);
