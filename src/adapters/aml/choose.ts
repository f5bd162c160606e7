import type { AddressScreening } from '../../application/ports/compliance.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { chainOf } from '../chain/rpc/chain-of.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { ChainalysisAddressScreening } from './address-screening.chainalysis.ts';
import { OnchainAddressScreening } from './address-screening.onchain.ts';

export type AmlChoice =
  | Readonly<{ kind: 'memory'; denylist: readonly string[] }>
  | Readonly<{ kind: 'onchain'; chainId: number; oracle: WalletAddress }>
  | Readonly<{ kind: 'chainalysis'; baseUrl: string; apiKey: string }>;

export function chooseAddressScreening(
  choice: AmlChoice,
  { chains, ...tools }: UpstreamTools & Readonly<{ chains: ReadonlyMap<number, ChainRpc> }>,
  sandbox: () => Readonly<{ addressScreening: AddressScreening }>,
): AddressScreening {
  switch (choice.kind) {
    case 'memory':
      return sandbox().addressScreening;
    case 'onchain':
      return new OnchainAddressScreening(chainOf(chains, choice.chainId), choice.oracle);
    case 'chainalysis':
      return new ChainalysisAddressScreening(choice, tools);
  }
}
