import { id, namehash } from 'ethers';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { connect, developmentWallets } from '../../../contracts/kit/connect.ts';
import { attach } from '../../../contracts/kit/handles.ts';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { BASENAMES_REGISTRAR, BASENAMES_REGISTRY } from '../../../src/adapters/names/claimed-name.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export const REVERSE_REGISTRAR = '0x0000000000D8e504002cC26E3Ec46D81971C1664' as WalletAddress;
/** Resolvers that two holders chose; the second asks for a gateway. */
const RESOLVER = '0x1111111111111111111111111111111111111111';
const GATEWAY_RESOLVER = '0x2222222222222222222222222222222222222222';
/** It reverts with OffchainLookup, whatever it is asked. */
const ASKS_GATEWAY = `0x63${id('OffchainLookup(address,string[],bytes,bytes4,bytes)').slice(2, 10)}60e01b60005260046000fd`;
const COIN_TYPE_OF_BASE = 0x8000_2105;
const OLDER = 60;
const YEAR_2100 = 4_102_444_800n;

export type Records = Readonly<{
  /** The record for Base, and the older one without a chain. */
  base?: WalletAddress;
  older?: WalletAddress;
  /** The record for another chain, by its coin type. */
  other?: readonly [coinType: number, address: WalletAddress];
  /** Unix seconds, far from now by default. */
  expiry?: bigint;
  resolver?: 'records' | 'gateway' | 'none' | 'no contract';
}>;

/** Contracts like those of Basenames and ENS at their addresses of Base, with names that tests write. */
export async function namesOnBase(node: LocalNode) {
  const { deployedBytecode } = readArtifact('NameRecords');
  for (const place of [BASENAMES_REGISTRY, BASENAMES_REGISTRAR, REVERSE_REGISTRAR, RESOLVER])
    await node.rpc('anvil_setCode', [place, deployedBytecode]);
  await node.rpc('anvil_setCode', [GATEWAY_RESOLVER, ASKS_GATEWAY]);
  const provider = connect(node);
  const [writer] = developmentWallets(provider);
  const at = (place: string) => attach('NameRecords', place, writer);
  const places = { records: RESOLVER, gateway: GATEWAY_RESOLVER, 'no contract': `0x${'3'.repeat(40)}` };

  return {
    close: () => provider.destroy(),
    async register(name: string, { base, older, other, expiry = YEAR_2100, resolver = 'records' }: Records) {
      await at(BASENAMES_REGISTRAR).setExpiry(id(name.split('.').at(-3) ?? ''), expiry);
      if (resolver !== 'none') await at(BASENAMES_REGISTRY).setResolver(namehash(name), places[resolver]);
      const written = [[COIN_TYPE_OF_BASE, base] as const, [OLDER, older] as const, ...(other ? [other] : [])];
      for (const [coinType, address] of written)
        if (address !== undefined) await at(RESOLVER).setAddr(namehash(name), coinType, address);
    },
    claim: (address: WalletAddress, name: string) => at(REVERSE_REGISTRAR).setNameForAddr(address, name),
    /** As the registrar that Basenames had before ENS had one on Base. */
    async claimAsBefore(address: WalletAddress, name: string) {
      const reverse = namehash(`${address.slice(2).toLowerCase()}.80002105.reverse`);
      await at(BASENAMES_REGISTRY).setResolver(reverse, RESOLVER);
      await at(RESOLVER).setName(reverse, name);
    },
  };
}
