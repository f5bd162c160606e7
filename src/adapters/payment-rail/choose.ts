import type { Ports } from '../../application/ports/index.ts';
import type { PaymentNetwork, PaymentRail, TransferRail } from '../../application/ports/payment.ts';
import type { Clock } from '../../application/ports/system.ts';
import { railUnconfigured } from '../../domain/payment/errors.ts';
import { confirmationsOf } from '../../domain/shared/chain/any-chain.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { Relayer } from '../sponsor/relayer.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { TempoPaymentNetwork } from './payment-network.tempo.ts';
import { TempoPaymentRail } from './payment-rail.tempo.ts';
import { Eip3009TransferRail } from './transfer-rail.eip3009.ts';
import { FacilitatorTransferSender } from './transfer-sender.facilitator.ts';
import { RelayerTransferSender } from './transfer-sender.relayer.ts';

const refuse = async (): Promise<never> => {
  throw railUnconfigured();
};

/** Used when no rail is configured: no payment can be made, so paid resources are unavailable. */
export const noPaymentRail: PaymentRail = { terms: undefined, challenge: refuse, validate: refuse, settle: refuse };
export const noPaymentNetwork: PaymentNetwork = { outcomeOf: refuse, balanceOf: refuse };
export const noTransferRail: TransferRail = {
  terms: undefined,
  validate: refuse,
  settle: refuse,
  outcomeOf: refuse,
};

export type TransferRailChoice =
  | Readonly<{ kind: 'none' }>
  | Readonly<{
      kind: 'x402';
      chainId: number;
      /** `name` and `version` of its EIP-712 domain. */
      asset: Readonly<{ address: WalletAddress; name: string; version: string }>;
      payTo: WalletAddress;
      /** `relayer`: the own one. */
      facilitator: Readonly<{ url: string }> | 'relayer';
    }>;

type TransferTools = Readonly<{
  chains: ReadonlyMap<number, ChainRpc>;
  clock: Clock;
  /** Of each chain. */
  confirmations: ReadonlyMap<number, number>;
  relayer: () => Relayer;
  upstream: () => UpstreamTools;
}>;

/** The second rail, which is offered beside the first. */
export function chooseTransferRail(
  choice: TransferRailChoice,
  { chains, clock, confirmations, relayer, upstream }: TransferTools,
): TransferRail {
  if (choice.kind === 'none') return noTransferRail;
  const chain = chains.get(choice.chainId);
  if (chain === undefined)
    throw new Error(`There is no node of chain ${choice.chainId}, on which payments are received`);
  const { asset, chainId, facilitator, payTo } = choice;
  const { address: currency, name, version } = asset;
  const method = 'x402';
  const terms = {
    method,
    network: `eip155:${chainId}`,
    chainId,
    currency,
    name,
    version,
    recipient: payTo,
    decimals: 6,
  };
  const sender =
    facilitator === 'relayer'
      ? new RelayerTransferSender(relayer(), terms)
      : new FacilitatorTransferSender(facilitator.url, terms, upstream());
  const depth = confirmationsOf(confirmations, chainId);
  return new Eip3009TransferRail(terms, { chain, sender, clock, confirmations: depth });
}

export type PaymentRailChoice =
  | Readonly<{ kind: 'memory' | 'none' }>
  | Readonly<{
      kind: 'tempo';
      chainId: number;
      rpcUrls: readonly string[];
      currency: WalletAddress;
      recipient: WalletAddress;
      secretKeys: readonly [string, ...string[]];
    }>;

type RailPorts = Pick<Ports, 'paymentRail' | 'paymentNetwork'>;

/** The payment rail and its network, which must match. */
export function choosePaymentRail(
  choice: PaymentRailChoice,
  { chain, realm }: Readonly<{ chain: ChainRpc | undefined; realm: string }>,
  sandbox: () => RailPorts,
): RailPorts {
  if (choice.kind === 'memory') {
    const { paymentRail, paymentNetwork } = sandbox();
    return { paymentRail, paymentNetwork };
  }
  if (choice.kind !== 'tempo' || chain === undefined)
    return { paymentRail: noPaymentRail, paymentNetwork: noPaymentNetwork };
  return {
    paymentRail: new TempoPaymentRail({ ...choice, chain, realm }),
    paymentNetwork: new TempoPaymentNetwork(chain, choice.currency),
  };
}
