import { dnsEncode, Interface, namehash } from 'ethers';
import { RpcError } from '../../../src/adapters/chain/rpc/errors.ts';
import type { Node } from '../../../src/adapters/names/claimed-name.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

const resolver = new Interface([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function reverseWithGateways(bytes lookup, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
]);
const records = new Interface([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
]);
const NOBODY = `0x${'0'.repeat(40)}`;
const OFFCHAIN_LOOKUP = resolver.encodeErrorResult('OffchainLookup', [
  NOBODY,
  ['https://gateway.example/{data}'],
  '0x',
  '0x00000000',
  '0x',
]);

/** A node of Ethereum whose Universal Resolver knows some names. `code`: what stands at every address. */
export class ResolverNode implements Node {
  readonly #addresses = new Map<string, WalletAddress>();
  readonly #primaries = new Map<string, string>();
  readonly #onlyEthereum = new Set<string>();
  readonly #offChain = new Set<string>();
  code = '0x';
  isDown = false;
  /** The coin type of the last claim that was asked for. */
  claimOf: bigint | undefined;

  register(name: string, address: WalletAddress, primary?: string): void {
    this.#addresses.set(namehash(name), address);
    if (primary !== undefined) this.#primaries.set(address.toLowerCase(), primary);
  }

  keepOnlyOnEthereum(name: string): void {
    this.#onlyEthereum.add(namehash(name));
  }

  /** From now on a gateway must be asked for the name. */
  moveOffChain(name: string): void {
    this.#offChain.add(dnsEncode(name));
  }

  readonly read: Node['read'] = () => {
    throw new Error('Names of Ethereum are read call by call');
  };

  readonly request: Node['request'] = async (method, [call]) => {
    if (this.isDown) throw chainUnavailable();
    if (method === 'eth_getCode') return this.code;
    const asked = resolver.parseTransaction({ data: (call as { data: string }).data });
    if (asked?.name === 'resolveWithGateways') return this.#resolve(asked.args[0], asked.args[1]);
    const address = `${asked?.args[0]}`.toLowerCase();
    this.claimOf = asked?.args[1];
    return resolver.encodeFunctionResult('reverseWithGateways', [this.#primaries.get(address) ?? '', NOBODY, NOBODY]);
  };

  #resolve(name: string, data: string): string {
    if (this.#offChain.has(name))
      throw new RpcError('eth_call', { code: 3, message: 'execution reverted', data: OFFCHAIN_LOOKUP });
    const record = records.parseTransaction({ data });
    const node = `${record?.args[0]}`;
    const isOther = record?.fragment.inputs.length === 2;
    const known = isOther && this.#onlyEthereum.has(node) ? undefined : this.#addresses.get(node);
    const answer = isOther
      ? records.encodeFunctionResult('addr(bytes32,uint256)', [known ?? '0x'])
      : records.encodeFunctionResult('addr(bytes32)', [known ?? NOBODY]);
    return resolver.encodeFunctionResult('resolveWithGateways', [answer, NOBODY]);
  }
}
