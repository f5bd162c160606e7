import { expect } from 'chai';
import { dnsEncode, Interface, namehash } from 'ethers';
import { EnsNameService } from '../../../src/adapters/names/name-service.ens.ts';
import { InMemoryNameService } from '../../../src/adapters/names/name-service.memory.ts';
import { namesUnavailable } from '../../../src/domain/names/errors.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeNameServiceContract } from '../../contracts/names/name-service.contract.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';

const resolver = new Interface([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function reverseWithGateways(bytes lookup, uint256 coinType, string[] gateways) view returns (string, address, address)',
]);
const records = new Interface([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
]);
const NOBODY = `0x${'0'.repeat(40)}`;

/** A node of Ethereum whose Universal Resolver knows some names. `code`: what stands at every address. */
class ResolverNode {
  readonly addresses = new Map<string, WalletAddress>();
  readonly primaries = new Map<string, string>();
  readonly onlyEthereum = new Set<string>();
  code = '0x';
  isDown = false;

  async request(method: string, [call]: readonly unknown[]): Promise<unknown> {
    if (this.isDown) throw chainUnavailable();
    if (method === 'eth_getCode') return this.code;
    const asked = resolver.parseTransaction({ data: (call as { data: string }).data });
    if (asked?.name === 'resolveWithGateways') return this.#resolve(asked.args[1]);
    const address = `${asked?.args[0]}`.toLowerCase();
    return resolver.encodeFunctionResult('reverseWithGateways', [this.primaries.get(address) ?? '', NOBODY, NOBODY]);
  }

  #resolve(data: string): string {
    const record = records.parseTransaction({ data });
    const isOther = record?.fragment.inputs.length === 2;
    const known =
      isOther && this.onlyEthereum.has(`${record?.args[0]}`) ? undefined : this.addresses.get(`${record?.args[0]}`);
    const answer = isOther
      ? records.encodeFunctionResult('addr(bytes32,uint256)', [known ?? '0x'])
      : records.encodeFunctionResult('addr(bytes32)', [known ?? NOBODY]);
    return resolver.encodeFunctionResult('resolveWithGateways', [answer, NOBODY]);
  }
}

const worldOf = () => {
  const node = new ResolverNode();
  const register = (name: string, address: WalletAddress, primary?: string) => {
    expect(dnsEncode(name)).to.match(/^0x/);
    node.addresses.set(namehash(name), address);
    if (primary !== undefined) node.primaries.set(address.toLowerCase(), primary);
  };
  return { node, names: new EnsNameService(node), register, stop: async () => {} };
};

describeNameServiceContract('InMemoryNameService', async () => {
  const names = new InMemoryNameService();
  return { names, register: (...entry) => names.register(...entry), stop: async () => {} };
});
describeNameServiceContract('EnsNameService', async () => worldOf());

describe('names of Ethereum on other chains', () => {
  it('stand for the address on Ethereum when it is an ordinary account', async () => {
    const { node, names, register } = worldOf();
    register('ana.eth', ALICE);
    node.onlyEthereum.add(namehash('ana.eth'));
    expect(await names.resolve('ana.eth', 8453)).to.deep.equal({ name: 'ana.eth', address: ALICE });
  });

  it('stand for nothing when the address on Ethereum is a contract', async () => {
    const { node, names, register } = worldOf();
    register('ana.eth', ALICE);
    node.onlyEthereum.add(namehash('ana.eth'));
    node.code = '0x60';
    expect(await names.resolve('ana.eth', 8453)).to.equal(undefined);
    expect(await names.resolve('ana.eth', 1)).to.include({ address: ALICE });
  });

  it('are NAMES_UNAVAILABLE while no node answers, and undefined when no name may look like that', async () => {
    const { node, names } = worldOf();
    expect(await names.resolve('a b.eth', 1)).to.equal(undefined);
    node.isDown = true;
    await failureOf(names.resolve('ana.eth', 1), namesUnavailable);
  });
});
